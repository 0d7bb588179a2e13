import * as z from 'zod';
import { expireSession } from '#stripe/checkout/expire-session.ts';
import { payByBankDebit, payByCard } from '#stripe/checkout/pay-session.ts';
import { sessionView } from '#stripe/checkout/session-view.ts';
import { settleSession } from '#stripe/checkout/settle-session.ts';
import { checkForm } from '#stripe/page/check-form.ts';
import { testForm } from '#stripe/page/payment-form.ts';
import type { SessionRecord } from '#stripe/state/state.ts';
import { done, notDone, type Control, type ControlAnswer } from './control.ts';
import { defineControl } from './define-control.ts';

type OnSession = (control: Control, record: SessionRecord) => ControlAnswer;

function withSession({ api }: Control, id: string, act: (record: SessionRecord) => ControlAnswer) {
  const record = api.context.state.sessions.get(id);
  return record ? act(record) : notDone(404, `There is no session ${id}.`);
}

const shown: OnSession = ({ api }, record) => done({ session: sessionView(api.context, record) });

const notIn = (record: SessionRecord, wanted: string) =>
  notDone(409, `The session is ${record.session.status}, not ${wanted}.`);

const Payment = z.strictObject({
  method: z.enum(['card', 'delayed', 'unconfirmed']).default('card'),
  /** A shipping option, by its index or its display name. */
  shippingRate: z.union([z.int(), z.string()]).optional(),
  email: z.email().optional(),
});

function formFor(record: SessionRecord, payment: z.output<typeof Payment>) {
  const { method, shippingRate = 0, email } = payment;
  const named = record.shippingRates.findIndex((rate) => rate.display_name === shippingRate);
  const form = testForm(record, '');
  return {
    ...form,
    email: email ?? form.email,
    method: method === 'card' ? 'card' : 'us_bank_account',
    shipping_rate: String(typeof shippingRate === 'string' ? named : shippingRate),
  };
}

function pay(control: Control, record: SessionRecord, payment: z.output<typeof Payment>) {
  if (record.session.status !== 'open') return notIn(record, 'open');
  const { context } = control.api;
  const checked = checkForm(record, formFor(record, payment), context.clock.now());
  if (!checked.ok) return notDone(400, [...checked.errors.values()].join(' '));
  const ending = payment.method === 'unconfirmed' ? 'unconfirmed' : 'on-command';
  if (payment.method === 'card') payByCard(context, record, checked.details);
  else payByBankDebit(context, record, checked.details, ending);
  return shown(control, record);
}

/**
 * POST /_control/sessions/:id/pay: pays as a buyer would. A delayed payment then waits for
 * `settle`; an unconfirmed one never ends.
 */
const payControl = defineControl('/_control/sessions/:id/pay', Payment, (control, body, id) =>
  withSession(control, id, (record) => pay(control, record, body)),
);

/** POST /_control/sessions/:id/settle: ends a delayed payment. */
const settleControl = defineControl(
  '/_control/sessions/:id/settle',
  z.strictObject({ outcome: z.enum(['succeeded', 'failed']) }),
  (control, { outcome }, id) =>
    withSession(control, id, (record) =>
      settleSession(control.api.context, record, outcome)
        ? shown(control, record)
        : notDone(409, 'No delayed payment is on its way for this session.'),
    ),
);

/** POST /_control/sessions/:id/expire-now: expires a session as time would. */
const expireControl = defineControl(
  '/_control/sessions/:id/expire-now',
  z.strictObject({}),
  (control, _body, id) =>
    withSession(control, id, (record) =>
      expireSession(control.api.context, record) ? shown(control, record) : notIn(record, 'open'),
    ),
);

export const sessionControls = [payControl, settleControl, expireControl];
