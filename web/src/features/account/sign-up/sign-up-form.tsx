import { useState, type FormEvent, type InputHTMLAttributes, type ReactNode } from 'react';
import { SIGN_UP_MESSAGES } from '@reef/domain/accounts/account-messages';
import { useStore } from '#platform/store.ts';
import { useAuth } from '#state/session/session.tsx';
import { signUp } from '#state/session/sign-in/sign-up.ts';
import { Button } from '#ui/forms/button.tsx';
import { PinField } from '#ui/forms/pin-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useAction } from '#ui/forms/use-action.ts';
import { useFirstInvalid } from '#ui/forms/use-first-invalid.ts';
import { useToast } from '#ui/overlays/toast.tsx';
import {
  problemLeft,
  REQUIRED,
  SIGN_UP_LIMITS,
  signUpProblem,
  type SignUpDraft,
  type SignUpProblem,
} from './sign-up-fields.ts';
import { forgetSignUp, keptSignUp } from './sign-up-draft.ts';
import { StateField } from '#features/account/state-field.tsx';

type FieldSpec = {
  name: keyof SignUpDraft;
  label: string;
  hint?: string;
  isWide?: boolean;
  input?: Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode'>;
};

const GROUPS: readonly { legend: string; fields: readonly FieldSpec[] }[] = [
  {
    legend: 'Your account',
    fields: [
      {
        name: 'email',
        label: 'Email',
        isWide: true,
        input: { type: 'email', autoComplete: 'email' },
      },
      { name: 'pin', label: 'PIN', hint: 'At least 6 characters' },
      { name: 'confirmPin', label: 'Confirm PIN' },
    ],
  },
  {
    legend: 'Where your animals go',
    fields: [
      { name: 'firstName', label: 'First name', input: { autoComplete: 'given-name' } },
      { name: 'lastName', label: 'Last name', input: { autoComplete: 'family-name' } },
      {
        name: 'phone',
        label: 'Phone (optional)',
        isWide: true,
        input: { type: 'tel', autoComplete: 'tel' },
      },
      {
        name: 'addressLine1',
        label: 'Address line 1',
        isWide: true,
        input: { autoComplete: 'address-line1' },
      },
      {
        name: 'addressLine2',
        label: 'Address line 2 (optional)',
        isWide: true,
        input: { autoComplete: 'address-line2' },
      },
      { name: 'city', label: 'City', isWide: true, input: { autoComplete: 'address-level2' } },
      { name: 'state', label: 'State' },
      {
        name: 'zipCode',
        label: 'ZIP',
        input: { autoComplete: 'postal-code', inputMode: 'numeric' },
      },
    ],
  },
];

/** A field of the form: a PIN can be shown, the state is chosen, the rest is typed. */
function DraftField({
  spec: { name, label, hint, isWide, input },
  value,
  error,
  onChange,
}: {
  spec: FieldSpec;
  value: string;
  error: string | null;
  onChange: (value: string) => void;
}): ReactNode {
  const shared = { label, hint, value, error, onChange, required: REQUIRED.includes(name) };
  if (name === 'pin' || name === 'confirmPin') return <PinField {...shared} />;
  if (name === 'state') return <StateField {...shared} />;
  return (
    <TextField
      {...shared}
      className={isWide ? 'sm:col-span-2' : undefined}
      maxLength={SIGN_UP_LIMITS[name]}
      {...input}
    />
  );
}

/** Signing up (AUTH-04). `onSent` gets the address that the link was sent to. */
export function SignUpForm({
  email,
  onEmail,
  onSent,
}: {
  /** What is typed, here or in the sign-in form. */
  email: string;
  onEmail: (email: string) => void;
  onSent: (email: string) => void;
}): ReactNode {
  const toast = useToast();
  const { phase } = useAuth();
  const kept = useStore(keptSignUp);
  const [pins, setPins] = useState({ pin: '', confirmPin: '' });
  const draft = { ...kept, ...pins, email: email || kept.email };
  const change = (name: keyof SignUpDraft, value: string) => {
    if (name === 'pin' || name === 'confirmPin') return setPins({ ...pins, [name]: value });
    if (name === 'email') onEmail(value);
    return keptSignUp.set({ ...keptSignUp.get(), [name]: value });
  };
  const [shown, setShown] = useState<SignUpProblem | null>(null);
  const form = useFirstInvalid(shown);
  const problem = problemLeft(shown, draft);

  const [isBusy, send] = useAction(async () => {
    const { confirmPin: _, ...request } = draft;
    const result = await signUp({ ...request, email: draft.email.trim() });
    if (!result.ok) return setShown({ message: result.message, fields: [] });
    toast({
      title: SIGN_UP_MESSAGES.successTitle,
      text: SIGN_UP_MESSAGES.success,
      tone: 'success',
    });
    forgetSignUp();
    return onSent(draft.email.trim());
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = signUpProblem(draft);
    setShown(found);
    if (found === null) send();
  };

  const errorOf = (name: keyof SignUpDraft) => {
    if (problem === null || !problem.fields.includes(name)) return null;
    const isMissing = problem.message === SIGN_UP_MESSAGES.missingFields;
    return isMissing ? 'This field is required' : problem.message;
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-8">
      {GROUPS.map(({ legend, fields }) => (
        <fieldset key={legend} className="grid gap-4 sm:grid-cols-2">
          <legend className="eyebrow mb-4">{legend}</legend>
          {fields.map((spec) => (
            <DraftField
              key={spec.name}
              spec={spec}
              value={draft[spec.name]}
              error={errorOf(spec.name)}
              onChange={(value) => change(spec.name, value)}
            />
          ))}
        </fieldset>
      ))}
      {problem !== null && (
        <div className="rounded-md border border-alarm/40 bg-alarm/10 px-4 py-3 text-sm text-foam">
          <p className="font-semibold">{SIGN_UP_MESSAGES.errorTitle}</p>
          <p role="alert">{problem.message}</p>
        </div>
      )}
      <Button type="submit" size="large" isBusy={isBusy} disabled={phase === 'signed-in'}>
        {isBusy ? 'Creating your account…' : 'Sign Up'}
      </Button>
    </form>
  );
}
