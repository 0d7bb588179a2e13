import type { FormEvent, InputHTMLAttributes, ReactNode } from 'react';
import {
  CONTACT_LIMITS,
  type ContactAndShipping,
  SHIPPED_COUNTRIES,
  contactOf,
  type ExtendedProfile,
} from '@reef/domain/accounts/account';
import { PROFILE_MESSAGES } from '@reef/domain/accounts/profile-messages';
import { CONTACT_LABELS, COUNTRY_NAMES } from '@reef/domain/accounts/contact-labels';
import {
  type ContactEdits,
  editsAfter,
  editsSince,
} from '#state/session/own-account/contact-edits.ts';
import { saveContact } from '#state/session/own-account/own-account.ts';
import { createDraft } from '#state/session/user-draft.ts';
import { useStore } from '#platform/store.ts';
import { watchWords } from '#platform/unsaved-words.ts';
import { Button } from '#ui/forms/button.tsx';
import { Panel } from '#ui/layout/card.tsx';
import { NativeSelect } from '#ui/forms/native-select.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useAction } from '#ui/forms/use-action.ts';
import { showSaved } from '#ui/overlays/show-saved.ts';
import { useToast, type Toast } from '#ui/overlays/toast.tsx';
import { StateField } from '#features/account/state-field.tsx';

type TextFieldName = keyof typeof CONTACT_LIMITS;
type FieldSpec = {
  name: TextFieldName;
  isOptional?: boolean;
  isWide?: boolean;
  input?: Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete'>;
};

const CONTACT: readonly FieldSpec[] = [
  { name: 'first_name', input: { autoComplete: 'given-name' } },
  { name: 'last_name', input: { autoComplete: 'family-name' } },
  { name: 'phone', isWide: true, input: { type: 'tel', autoComplete: 'tel' } },
];

const SHIPPING: readonly FieldSpec[] = [
  { name: 'shipping_address_line1', isWide: true, input: { autoComplete: 'address-line1' } },
  {
    name: 'shipping_address_line2',
    isOptional: true,
    isWide: true,
    input: { autoComplete: 'address-line2' },
  },
  { name: 'shipping_city', input: { autoComplete: 'address-level2' } },
  { name: 'shipping_state', input: { autoComplete: 'address-level1' } },
  { name: 'shipping_zip', input: { autoComplete: 'postal-code' } },
];

/** The shipping country, and one that an admin gave this account, so that it stays readable. */
function countriesFor(present: ContactAndShipping['shipping_country']) {
  const offered = new Set([...SHIPPED_COUNTRIES, present]);
  return [...offered].map((value) => ({ value, label: COUNTRY_NAMES[value] }));
}

const SAVED: Toast = { ...PROFILE_MESSAGES.saved, tone: 'success' };
const FAILED: Toast = { ...PROFILE_MESSAGES.saveFailed, tone: 'error' };

/** What is typed and not saved. */
const draft = createDraft<ContactEdits>({});
watchWords(() => Object.keys(draft.get()).length > 0);

/**
 * Contact and shipping, saved together; typed text takes precedence over later updates from the
 * server.
 */
export function ContactAndShippingForm({
  extended,
}: {
  extended: ExtendedProfile | null;
}): ReactNode {
  const toast = useToast();
  const edits = useStore(draft);
  const stored = contactOf(extended);
  const contact = { ...stored, ...edits };
  const edit = (change: ContactEdits) => draft.set(editsAfter(draft.get(), change, stored));

  const [isBusy, save] = useAction(async () => {
    try {
      // Without an answer the write is queued on this device; the form does not wait for it.
      const changed = editsSince(edits, stored);
      const change = await saveContact(changed);
      // What was typed in the meantime stays.
      const forget = () => draft.set(editsSince(draft.get(), edits));
      change.sent.then(forget, () => {});
      showSaved(toast, change, { saved: SAVED, failed: FAILED });
    } catch {
      toast(FAILED);
    }
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };

  const fields = (specs: readonly FieldSpec[]) =>
    specs.map(({ name, isOptional, isWide, input }) =>
      name === 'shipping_state' && contact.shipping_country === 'US' ? (
        <StateField
          key={name}
          label={CONTACT_LABELS[name]}
          value={contact[name]}
          onChange={(value) => edit({ [name]: value })}
        />
      ) : (
        <TextField
          key={name}
          label={isOptional ? `${CONTACT_LABELS[name]} (optional)` : CONTACT_LABELS[name]}
          className={isWide ? 'sm:col-span-2' : undefined}
          maxLength={CONTACT_LIMITS[name]}
          value={contact[name]}
          onChange={(value) => edit({ [name]: value })}
          {...input}
        />
      ),
    );

  return (
    <form onSubmit={submit} className="grid gap-6">
      <Panel title="Contact Info">
        <div className="grid gap-4 sm:grid-cols-2">{fields(CONTACT)}</div>
      </Panel>
      <Panel title="Shipping Address" text="We deliver within the USA.">
        <div className="grid gap-4 sm:grid-cols-2">
          {fields(SHIPPING)}
          <NativeSelect
            label="Country"
            autoComplete="country"
            value={contact.shipping_country}
            options={countriesFor(contact.shipping_country)}
            onChange={(value) => edit({ shipping_country: value })}
          />
        </div>
        <Button type="submit" className="mt-6" isBusy={isBusy}>
          {isBusy ? 'Saving…' : 'Save Changes'}
        </Button>
      </Panel>
    </form>
  );
}
