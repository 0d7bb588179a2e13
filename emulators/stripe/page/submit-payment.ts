import { payByBankDebit, payByCard, type DebitEnding } from '#stripe/checkout/pay-session.ts';
import { challengePayment, refusePayment } from '#stripe/checkout/refuse-payment.ts';
import { outcomeOfCard } from '#stripe/checkout/test-cards.ts';
import type { PaymentDetails } from '#stripe/checkout/payment-details.ts';
import type { SessionRecord } from '#stripe/state/state.ts';
import type { Context } from '#stripe/context.ts';
import { checkForm, type FormErrors } from './check-form.ts';
import type { PaymentForm } from './payment-form.ts';

/** The result of a posted payment form. */
export type Submission =
  | { kind: 'complete' }
  | { kind: 'challenge' }
  | { kind: 'invalid'; errors: FormErrors }
  | { kind: 'refused'; message: string };

const endingOf = (form: PaymentForm): DebitEnding =>
  form.debit_ending === 'failed' || form.debit_ending === 'on-command'
    ? form.debit_ending
    : 'succeeded';

function submitCard(
  context: Context,
  record: SessionRecord,
  details: PaymentDetails,
  card: { digits: string; attempt: string },
): Submission {
  const outcome = outcomeOfCard(card.digits);
  if (outcome.kind === 'challenge') {
    challengePayment(context, record, details, card.attempt);
    return { kind: 'challenge' };
  }
  if (outcome.kind === 'declined') {
    refusePayment(context, record, details, outcome.refusal);
    return { kind: 'refused', message: outcome.refusal.message ?? '' };
  }
  payByCard(context, record, details);
  return { kind: 'complete' };
}

/** Tries to pay an open session with a posted form. */
export function submitPayment(
  context: Context,
  record: SessionRecord,
  form: PaymentForm,
): Submission {
  const checked = checkForm(record, form, context.clock.now());
  if (!checked.ok) return { kind: 'invalid', errors: checked.errors };
  const { details, cardDigits } = checked;
  if (cardDigits !== null) {
    const submission = submitCard(context, record, details, {
      digits: cardDigits,
      attempt: form.attempt,
    });
    if (submission.kind === 'complete') record.paidAttempt = form.attempt;
    return submission;
  }
  payByBankDebit(context, record, details, endingOf(form));
  record.paidAttempt = form.attempt;
  return { kind: 'complete' };
}
