import { Alarm } from '@reef/domain/shared/alarm';
import { formatCents } from '@reef/domain/shared/money';
import type { ShopMail } from '#mail/shop-mail.ts';
import { composeMail, type MailText } from './compose.ts';
import { OWNER_FOOTER } from './mail-phrases.ts';

/** What happened and what to do, by the entry's action (docs/operations.md). */
const WORDS: Record<Alarm, string> = {
  'late-payment-refunded':
    'A payment came after its reservation had ended and an animal was no longer for sale, so it is refunded. You do not need to do anything, unless Stripe’s balance is too small for the refund.',
  'payment-mismatch':
    'A payment was for a different amount than its reservation, so nothing was sold and it is refunded. Look at the session in Stripe: this should not happen.',
  'payment-foreign':
    'A paid session names the reservation of another session. What it was for is not known: refund it in Stripe’s dashboard.',
  'payment-overdue':
    'A delayed payment had not come ten days after its checkout, so its order is canceled and its animals are for sale again. You do not need to do anything: money that comes later pays for the order or is refunded, and an account that does this again has to wait as long as it kept the animals.',
  'payment-disputed':
    'A buyer’s bank asks for an order’s money back. Neither the order nor what replaces an animal of it can be filled until that is decided. If it is ticked as filled and the box is still here, take the tick away. Answer in Stripe, under Payments, Disputes, by the day it names there.',
  'dispute-won':
    'A dispute has ended, and the bank took nothing by it. Unless the payment was refunded, or another dispute of it is open or lost, the order can be filled again. If it is ticked as filled and the box is still here, take the tick away first. Look at the payment in Stripe, then fill the order, or agree with the buyer.',
  'dispute-lost':
    'A dispute has ended for the buyer: the bank took the sum below. It takes nothing that was refunded before. Once all of the payment is gone, the order counts as refunded. As long as a part is left, the order stays paid and cannot be filled: refund the rest in Stripe, or agree with the buyer. Nothing can be done about the dispute.',
  'refund-failed':
    'A refund came back, usually because the buyer’s account is closed, so they are still owed it. The order cannot be filled meanwhile. If it is ticked as filled and the box is still here, take the tick away. Ask the buyer for another way, or refund again in Stripe.',
  'payments-refused':
    'Stripe refuses to make payment pages, so nobody can buy. Buyers are told that nothing was charged. The reason below is Stripe’s: usually a key is wrong, or the account may not take payments yet.',
  'holds-never-paid':
    'An account has held stock for long and paid for none of it. The shop automatically makes it wait between its holds. If it is a buyer you know, write to them.',
  'claim-refund-failed':
    'A refund that was decided for a claim did not arrive, so its buyer is still owed it, unless all of the payment went back meanwhile. The claim waits for you again: refund it again, replace the animal, or settle it another way and say how.',
  'claim-refund-stuck':
    'A refund that was decided for a claim could not be made yet. The shop tries again every hour, so do not refund it in Stripe too: the buyer would get it twice. Usually Stripe’s balance is too small: look at it in Stripe’s dashboard and add to it.',
  'hold-stuck':
    'A reservation cannot be closed. Either its animals stay out of the shop, or its payment has to go back to the buyer and has not yet, usually because Stripe’s balance is too small. The reason is below; docs/operations.md says what to do.',
  'slow-guessing':
    'Somebody tries PINs for an account, slowly: 50 wrong ones within a month. Each further one locks it for a day, except where its owner signs in. If the account is an admin’s, give it a longer PIN.',
  'outside-change':
    'Somebody changed an account at Firebase, outside the shop: a password beside the PIN, or its email. It opened nothing and was undone, and the account’s sessions have ended. Ask its owner whether their device is lost.',
  'short-admin-pin':
    'An admin has a PIN of under 6 characters, or one that is tried first, such as 123456 or 111111. The forms allow both. Ask them to change it on their profile.',
  'admin-made':
    'An account was given the role of an admin, was made with it, or was activated again with it. The account’s recent changes under User Management say who did that. If nobody you know meant to, somebody else holds that admin’s device or PIN: take the role away from that account, and set another PIN for the admin who did it, which ends their sessions.',
  'limit-reached':
    'A limit against abuse is reached. The reason below says which. Whoever it refuses is told to come back later. You hear of it once a day. If these are your own customers, raise the limit. Otherwise it is an attack: docs/operations.md says what to do.',
};

/** For an entry of a newer release while this one still sends the mail. */
const OTHER = 'The shop noted something in its log that needs a person.';

/** Fields of an entry that help to find its subject. */
const SHOWN = [
  'order_number',
  'action',
  'session_id',
  'stripe_id',
  'target_id',
  'target_email',
  'user_id',
  'reason',
] as const;

/** Sums of an entry, in cents, and what each is. */
const SUMS = [
  ['owed_cents', 'Owed to the buyer'],
  ['disputed_cents', 'Disputed'],
  ['lost_cents', 'Taken by the bank'],
  ['reserved_cents', 'Reserved, with delivery'],
  ['paid_cents', 'Paid, with delivery'],
] as const;

function moneyOf(entry: Record<string, unknown>): [string, string][] {
  return SUMS.flatMap(([field, name]): [string, string][] => {
    const cents = entry[field];
    return typeof cents === 'number' ? [[name, formatCents(cents)]] : [];
  });
}

/** To the owner: what the shop noted in its log and cannot settle alone. */
export function alarmForOwner(entry: Record<string, unknown>, shop: ShopMail): MailText {
  const found = SHOWN.flatMap((name): [string, string][] => {
    const value = entry[name];
    return typeof value === 'string' ? [[name.replaceAll('_', ' '), value]] : [];
  });
  const alarm = Alarm.safeParse(entry['action']).data;
  return composeMail({
    subject: `Reef needs you: ${alarm ?? 'a note in the log'}`,
    title: 'Something needs a person',
    footer: OWNER_FOOTER,
    blocks: [
      { kind: 'text', text: alarm ? WORDS[alarm] : OTHER },
      { kind: 'rows', rows: [...found, ...moneyOf(entry)] },
      { kind: 'button', label: 'Open the admin panel', url: `${shop.origin}/admin` },
    ],
  });
}
