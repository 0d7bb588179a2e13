import type { InputHTMLAttributes, ReactNode } from 'react';
import { CONTACT_LIMITS, type ContactAndShipping, COUNTRIES } from '@reef/domain/accounts/account';
import { CONTACT_LABELS, COUNTRY_NAMES } from '@reef/domain/accounts/contact-labels';
import { NativeSelect } from '#ui/forms/native-select.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import type { Faults } from '#ui/forms/use-first-invalid.ts';

type Spec = {
  name: keyof typeof CONTACT_LIMITS;
  isOptional?: boolean;
  isWide?: boolean;
  type?: InputHTMLAttributes<HTMLInputElement>['type'];
};

const SPECS: readonly Spec[] = [
  { name: 'first_name' },
  { name: 'last_name' },
  { name: 'phone', isWide: true, type: 'tel' },
  { name: 'shipping_address_line1', isWide: true },
  { name: 'shipping_address_line2', isOptional: true, isWide: true },
  { name: 'shipping_city' },
  { name: 'shipping_state' },
  { name: 'shipping_zip' },
];

/** Fields for another user's contact and shipping, two to a row if there is room. */
export function ContactFields({
  contact,
  errors = {},
  required = [],
  onChange,
}: {
  contact: ContactAndShipping;
  errors?: Faults<string>;
  required?: readonly string[];
  onChange: (change: Partial<ContactAndShipping>) => void;
}): ReactNode {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {SPECS.map(({ name, isOptional, isWide, type }) => (
        <TextField
          key={name}
          label={isOptional ? `${CONTACT_LABELS[name]} (optional)` : CONTACT_LABELS[name]}
          type={type}
          className={isWide ? 'sm:col-span-2' : undefined}
          // The browser would fill in the admin's own address.
          autoComplete="off"
          maxLength={CONTACT_LIMITS[name]}
          required={required.includes(name)}
          error={errors[name] ?? null}
          value={contact[name]}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
      <NativeSelect
        label="Country"
        value={contact.shipping_country}
        options={COUNTRIES.map((value) => ({ value, label: COUNTRY_NAMES[value] }))}
        onChange={(shipping_country) => onChange({ shipping_country })}
      />
    </div>
  );
}
