import { Validator } from '@cfworker/json-schema';
import RjsfForm from '@rjsf/core';
import { type ErrorSchema, ErrorSchemaBuilder, type RJSFSchema, type ValidatorType } from '@rjsf/utils';
import { fields, widgets } from './form-inputs.tsx';
import { type EditContext, FormContext, templates } from './form-layout.tsx';
import type { FieldProblem } from './messages.ts';

interface FormProps {
  schema: object;
  context: EditContext;
  problems: FieldProblem[];
  onChange(value: Record<string, unknown>): void;
}

/** The form of a file, made from its JSON Schema. What is wrong says the build. */
export function Form({ schema, context, problems, onChange }: FormProps) {
  return (
    <FormContext value={context}>
      <RjsfForm
        tagName="div"
        schema={schema as RJSFSchema}
        uiSchema={{ 'ui:globalOptions': { copyable: true } }}
        formData={context.value}
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
    </FormContext>
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

function errorsOf(problems: FieldProblem[]): ErrorSchema {
  const errors = new ErrorSchemaBuilder();
  for (const { path = [], message } of problems) errors.addErrors(message, [...path].map(String));
  return errors.ErrorSchema;
}
