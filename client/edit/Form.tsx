import { Validator } from '@cfworker/json-schema';
import RjsfForm from '@rjsf/core';
import {
  type ErrorSchema,
  ErrorSchemaBuilder,
  type RJSFSchema,
  type UiSchema,
  type ValidatorType,
} from '@rjsf/utils';
import type { FormContext } from './form-context.ts';
import { fields, widgets } from './form-inputs.tsx';
import { templates } from './form-layout.tsx';
import type { FieldProblem } from './messages.ts';
import { wordsOf } from './values.ts';

interface FormProps {
  schema: object;
  context: FormContext;
  problems: FieldProblem[];
  onChange(value: Record<string, unknown>): void;
}

/** The form of a file, made from its JSON Schema. What is wrong says the build. */
export function Form({ schema, context, problems, onChange }: FormProps) {
  return (
    <RjsfForm
      tagName="div"
      schema={schema as RJSFSchema}
      uiSchema={{ 'ui:globalOptions': { copyable: true }, ...uiSchemaOf(schema as RJSFSchema) }}
      formData={context.value}
      formContext={context}
      validator={validator}
      extraErrors={errorsOf(problems)}
      noValidate
      showErrorList={false}
      templates={templates}
      widgets={widgets}
      fields={fields}
      experimental_defaultFormStateBehavior={{
        emptyObjectFields: 'skipDefaults',
        allOf: 'skipDefaults',
        arrayMinItems: { populate: 'never' },
      }}
      onChange={({ formData }) => onChange(formData)}
    >
      <span />
    </RjsfForm>
  );
}

/** Finds out which of several schemas a value has. It makes no functions from text, which the security policy refuses. */
const validator: ValidatorType = {
  isValid: (schema, value, root) => {
    const complete = { ...(schema as object), definitions: (root as RJSFSchema).definitions };
    return new Validator(complete as ConstructorParameters<typeof Validator>[0], '7').validate(value).valid;
  },
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({}),
};

/** Each field has its name in words; values of several kinds get a field that takes them all. */
function uiSchemaOf(schema: RJSFSchema): UiSchema {
  const groups = [schema, ...(schema.allOf ?? []).flatMap((each) => Object(each).then ?? [])] as RJSFSchema[];
  const properties = groups.flatMap((group) => Object.entries(group.properties ?? {}));
  const { items, additionalProperties: others } = schema;
  const isChoice = schema.anyOf && !schema.anyOf.every((option) => Object.hasOwn(Object(option), 'const'));
  return {
    ...Object.fromEntries(
      properties.map(([key, inner]) => [
        key,
        { 'ui:title': wordsOf(key), ...uiSchemaOf(inner as RJSFSchema) },
      ]),
    ),
    ...(typeof items === 'object' && { items: uiSchemaOf(items as RJSFSchema) }),
    ...(typeof others === 'object' && { additionalProperties: uiSchemaOf(others) }),
    ...(isChoice && { 'ui:field': 'Choice', 'ui:fieldReplacesAnyOrOneOf': true }),
  };
}

function errorsOf(problems: FieldProblem[]): ErrorSchema {
  const errors = new ErrorSchemaBuilder();
  for (const { path = [], message } of problems) errors.addErrors(message, [...path].map(String));
  return errors.ErrorSchema;
}
