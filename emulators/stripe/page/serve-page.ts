import { payByCard } from '#stripe/checkout/pay-session.ts';
import { refusePayment } from '#stripe/checkout/refuse-payment.ts';
import { successUrl } from '#stripe/checkout/session-view.ts';
import { authenticationFailed } from '#stripe/checkout/test-cards.ts';
import { parseForm, type Form } from '#stripe/http/form.ts';
import type { Answer } from '#stripe/http/reply.ts';
import type { SessionRecord } from '#stripe/state/state.ts';
import type { Context } from '#stripe/context.ts';
import { seeOther } from './layout.ts';
import { authenticatePage, closedPage, unknownPage } from './other-pages.ts';
import { emptyForm, readPaymentForm, testForm } from './payment-form.ts';
import { paymentPage } from './payment-page.ts';
import { styleSheet } from './style-sheet.ts';
import { submitPayment } from './submit-payment.ts';

/** A request for a page. */
export type PageRequest = {
  method: string;
  path: string;
  query: string;
  body: string | null;
};

const toSuccess = (record: SessionRecord): Answer => {
  const url = successUrl(record.session);
  return url === null ? closedPage(record) : seeOther(url);
};

function showForm(context: Context, record: SessionRecord, query: string): Answer {
  const attempt = context.newId('req');
  const isPrefilled = new URLSearchParams(query).get('prefill') === '1';
  const form = isPrefilled ? testForm(record, attempt) : emptyForm(record, attempt);
  return paymentPage(record, { form, errors: new Map(), refusal: null });
}

function takeForm(context: Context, record: SessionRecord, posted: Form): Answer {
  const form = readPaymentForm(posted);
  const submission = submitPayment(context, record, form);
  if (submission.kind === 'complete') return toSuccess(record);
  if (submission.kind === 'challenge') return seeOther(`/c/pay/${record.session.id}/authenticate`);
  const errors = submission.kind === 'invalid' ? submission.errors : new Map();
  const refusal = submission.kind === 'refused' ? submission.message : null;
  // One option is always selected: the totals shown depend on it.
  const shipping_rate = errors.has('shipping_rate') ? '0' : form.shipping_rate;
  return paymentPage(record, { form: { ...form, shipping_rate, card_cvc: '' }, errors, refusal });
}

function takeAuthentication(context: Context, record: SessionRecord, posted: Form): Answer {
  const { challenge } = record;
  if (challenge === null) return seeOther(`/c/pay/${record.session.id}`);
  if (posted['outcome'] === 'complete') {
    payByCard(context, record, challenge.details);
    record.paidAttempt = challenge.attempt;
    return toSuccess(record);
  }
  refusePayment(context, record, challenge.details, authenticationFailed);
  const form = { ...emptyForm(record, context.newId('req')), email: challenge.details.email };
  return paymentPage(record, {
    form,
    errors: new Map(),
    refusal: authenticationFailed.message ?? '',
  });
}

/** A second submit of the form that paid redirects as the first did; nothing is paid twice. */
function closedAnswer(record: SessionRecord, isPost: boolean, posted: Form): Answer {
  const attempt = posted['attempt'];
  const isSameForm =
    isPost && typeof attempt === 'string' && attempt !== '' && attempt === record.paidAttempt;
  return isSameForm ? toSuccess(record) : closedPage(record);
}

const css: Answer = {
  status: 200,
  headers: { 'content-type': 'text/css; charset=utf-8', 'x-content-type-options': 'nosniff' },
  body: styleSheet,
};

/** Answers a buyer's browser: the payment page, its forms and its style sheet. */
export function servePage(context: Context, request: PageRequest): Answer {
  if (request.path === '/assets/payment-page.css') return css;
  const match = /^\/c\/pay\/(\w+)(\/authenticate)?$/.exec(request.path);
  const record = context.state.sessions.get(match?.[1] ?? '');
  if (!record) return unknownPage();
  const isPost = request.method === 'POST';
  const posted = parseForm(request.body ?? '') ?? {};
  if (record.session.status !== 'open') return closedAnswer(record, isPost, posted);
  if (match?.[2] === undefined)
    return isPost ? takeForm(context, record, posted) : showForm(context, record, request.query);
  if (isPost) return takeAuthentication(context, record, posted);
  return record.challenge ? authenticatePage(record) : seeOther(`/c/pay/${record.session.id}`);
}
