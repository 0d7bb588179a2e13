import type { ShippingAddress } from '@reef/domain/orders/delivery/shipping-address';
import type { ShippingMethod } from '@reef/domain/shipping/method';
import type { Reservation } from '@reef/domain/checkout/reservation';
import type { MoneyFacts } from '@reef/domain/orders/order-money';
import type { SessionFacts } from '@reef/domain/checkout/settlement';

/** A checkout session as the shop needs it: Stripe's facts and what the buyer gave on its page. */
export type CheckoutSession = SessionFacts &
  MoneyFacts & {
    reservationId: string | null;
    /** The page is complete, but the buyer still has to send or confirm the money. */
    waitsForBuyer: boolean;
    url: string | null;
    totalCents: number;
    /** The delivery chosen on the page; null if the session does not say. */
    shippingMethod: ShippingMethod | null;
    paymentIntentId: string | null;
    shippingAddress: ShippingAddress | null;
  };

/** A claim's refund at the provider. `failure` is why it came back; null if it did not. */
export type ClaimRefund = {
  /** The provider's id of it; null if it refused to make it. */
  id: string | null;
  claimId: string;
  line: number;
  attempt: number;
  failure: string | null;
};

/** A decided refund: of a claim's line, at which attempt, how much. */
export type DecidedRefund = {
  claimId: string;
  line: number;
  attempt: number;
  /** How often the provider refused to make it before. */
  tries: number;
  cents: number;
};

/** `not-yet`: the provider refuses it for now, and repeats this answer for the same `tries`. */
export type RefundAnswer =
  | { ok: true; refund: ClaimRefund }
  | { ok: false; refusal: 'not-yet'; error: Error };

/** From when on to look for refunds and disputes. */
export type NewsSince = { refunds: Date; disputes: Date };

/** The answer to asking for a session. */
export type SessionAnswer =
  | { ok: true; id: string; url: string }
  | { ok: false; refusal: 'shop-refused'; reason: string }
  | { ok: false; refusal: 'under-way' };

/**
 * What the shop asks of the payment provider. Every method that asks it may throw. Those that
 * change something are safe to repeat, because their idempotency key is made from the reservation.
 */
export type PaymentProvider = {
  /**
   * Makes the reservation's session, or answers the one made before. If the key or the account is
   * refused, nobody can pay, and the answer says why. `under-way`: another call for the same
   * reservation has no answer yet. Throws if only this reservation is refused.
   */
  createSession(reservation: Reservation): Promise<SessionAnswer>;
  /** The current session; null if none has that id. */
  retrieveSession(sessionId: string): Promise<CheckoutSession | null>;
  /** Closes an open session; does nothing if it is already complete or expired. */
  expireSession(sessionId: string): Promise<void>;
  /** Cancels a payment that has not come; does nothing if that is not possible. */
  cancelPayment(paymentIntentId: string): Promise<void>;
  /** Refunds the whole payment; does nothing if it is already refunded. */
  refund(paymentIntentId: string): Promise<void>;
  /** The refunds that were made for claims of a payment. */
  claimRefunds(paymentIntentId: string): Promise<ClaimRefund[]>;
  /**
   * Refunds a part for a claim's line. The same claim, line, attempt and tries is one refund for as
   * long as the provider knows its key (at least a day); after that `claimRefunds` finds it. One
   * that the provider refuses for good (nothing left, disputed) is answered as failed.
   */
  refundClaim(paymentIntentId: string, refund: DecidedRefund): Promise<RefundAnswer>;
  /** The payments with a refund or a dispute that was made since then, each once. */
  paymentsWithNews(since: NewsSince): Promise<string[]>;
  /** The reservation of a payment, for events that name only the payment. */
  reservationOfPayment(paymentIntentId: string): Promise<string | null>;
  /**
   * True if a method threw this because the provider could not be reached, or had too many requests
   * at that moment: the same call may succeed a minute later.
   */
  isPassing(error: unknown): boolean;
};
