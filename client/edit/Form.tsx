import { Validator } from '@cfworker/json-schema';
import RjsfForm from '@rjsf/core';
import { type ErrorSchema, ErrorSchemaBuilder, type RJSFSchema, type ValidatorType } from '@rjsf/utils';
import { useEffect } from 'react';
import { change, useEditing } from './editing.ts';
import { widgets } from './form-inputs.tsx';
import { templates } from './form-layout.tsx';
import type { FieldProblem, Opened } from './messages.ts';

/** What had the focus last, and where it goes from there: the buttons beside it, and the title of their list. */
let near: HTMLElement[] = [];

addEventListener('focusin', ({ target }) => {
  const element = target as HTMLElement;
  const beside = element.parentElement?.querySelectorAll('button') ?? [];
  near = [element, ...beside, element.closest('details')?.querySelector('summary') ?? element];
});

/** An entry that moves or goes loses the focus: the one that takes its place has the button of the same id. */
function keepFocus(): void {
  const [last, ...others] = near;
  const same = document.getElementById(last?.id || 'none');
  for (const each of [last, same, ...others]) if (document.activeElement === document.body) each?.focus();
}

/** The form of a file, made from its JSON Schema. The build validates it. */
export function Form({ opened }: { opened: Opened }) {
  const { value, problems } = useEditing();
  useEffect(() => {
    // The button that said that something is real.
    if (near[0]?.isConnected === false) keepFocus();
  });
  return (
    <RjsfForm
      tagName="div"
      schema={opened.schema as RJSFSchema}
      uiSchema={{ 'ui:globalOptions': { copyable: true }, 'ui:submitButtonOptions': { norender: true } }}
      formData={value}
      validator={validator}
      extraErrors={errorsOf(problems.filter(({ file }) => file === opened.file))}
      showErrorList={false}
      templates={templates}
      widgets={widgets}
      experimental_defaultFormStateBehavior={{
        emptyObjectFields: 'skipDefaults',
        arrayMinItems: { populate: 'never' },
      }}
      onChange={({ formData }) => {
        change(formData);
        keepFocus();
      }}
    />
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
  for (const { path = [], message } of problems) errors.addErrors(message, path.map(String));
  return errors.ErrorSchema;
}
