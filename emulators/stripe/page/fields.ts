import type { FormErrors } from './check-form.ts';
import { html, type Html } from '#shared/html.ts';
import type { FieldName, PaymentForm } from './payment-form.ts';

/** What a text field needs to be rendered. */
type FieldSpec = {
  name: FieldName;
  label: string;
  autocomplete: string;
  type?: 'text' | 'email' | 'tel';
  inputmode?: 'numeric' | 'text' | 'email' | 'tel';
  placeholder?: string;
  className?: string;
  isOptional?: boolean;
};

/** The error under a field, tied to it by id. */
export const fieldError = (errors: FormErrors, name: FieldName): Html | null => {
  const message = errors.get(name);
  return message === undefined
    ? null
    : html`<p class="field-error" id="${name}-error">${message}</p>`;
};

/** A text field with its label above and its error below. */
export function textField(form: PaymentForm, errors: FormErrors, spec: FieldSpec): Html {
  const { name, type = 'text', inputmode = 'text', placeholder = '', className = '' } = spec;
  const state = errors.has(name)
    ? html`aria-invalid="true" aria-describedby="${name}-error"`
    : spec.isOptional === true
      ? null
      : html`aria-required="true"`;
  return html`<div class="field ${className}">
    <label for="${name}">${spec.label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      inputmode="${inputmode}"
      autocomplete="${spec.autocomplete}"
      placeholder="${placeholder}"
      value="${form[name]}"
      maxlength="200"
      ${state}
    />
    ${fieldError(errors, name)}
  </div>`;
}

/** A list to choose from. */
export function selectField(
  form: PaymentForm,
  errors: FormErrors,
  spec: {
    name: FieldName;
    label: string;
    options: [value: string, label: string][];
    autocomplete?: string;
  },
): Html {
  const { name } = spec;
  const options = spec.options.map(
    ([value, label]) =>
      html`<option value="${value}" ${form[name] === value && html`selected`}>${label}</option>`,
  );
  return html`<div class="field">
    <label for="${name}">${spec.label}</label>
    <select
      id="${name}"
      name="${name}"
      autocomplete="${spec.autocomplete ?? 'off'}"
      ${errors.has(name) && html`aria-invalid="true" aria-describedby="${name}-error"`}
    >
      ${options}
    </select>
    ${fieldError(errors, name)}
  </div>`;
}
