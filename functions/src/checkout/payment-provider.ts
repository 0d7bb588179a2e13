import type { ShippingAddress } from '@reef/domain/orders/delivery/shipping-address';
import type { ShippingMethod } from '@reef/domain/shipping/method';
import type { Reservation } from '@reef/domain/checkout/reservation';
import type { MoneyFacts } from '@reef/domain/orders/order-money';
import type { SessionFacts } from '@reef/domain/checkout/settlement';

/** A checkout session as the shop needs it: Stripe's facts and what the buyer gave on its page. */
export type CheckoutSession = SessionFacts &
  MoneyFacts & {
    reservationId: string | null;
    /** The page is done, and the buyer has still to send or confirm the money. */
    waitsForBuyer: boolean;
    url: string | null;
    totalCents: number;
    /** The delivery chosen on the page; null where the session does not say. */
    shippingMethod: ShippingMethod | null;
    paymentIntentId: string | null;
    shippingAddress: ShippingAddress | null;
  };

/** A claim's refund as the provider has it. `failure` is why it came back, null where it did not. */
export type ClaimRefund = {
  /** The provider's name of it; null where it refused to make it. */
  id: string | null;
  claimId: string;
  line: number;
  attempt: number;
  failure: string | null;
};

/** A refund that was decided: of a claim's line, at which attempt, how much. */
export type DecidedRefund = { claimId: string; line: number; attempt: number; cents: number };

/** From when on refunds and disputes are looked for. */
export type NewsSince = { refunds: Date; disputes: Date };

/** What comes of asking for a session. */
export type SessionAnswer =
  | { ok: true; id: string; url: string }
  | { ok: false; refusal: 'shop-refused'; reason: string }
  | { ok: false; refusal: 'under-way' };

/**
 * What the shop asks of the payment provider. Every method may throw; those that change something
 * are safe to repeat because they carry an idempotency key made from the reservation.
 */
export type PaymentProvider = {
  /**
   * Makes the reservation's session, or answers the one made before. A refusal of the key or the
   * account says why: nobody can pay. `under-way`: another call for the same reservation has no answer
   * yet. What is refused of this reservation alone is thrown.
   */
  createSession(reservation: Reservation): Promise<SessionAnswer>;
  /** The session as it is now; null when there is none of that id. */
  retrieveSession(sessionId: string): Promise<CheckoutSession | null>;
  /** Closes an open session; quietly does nothing when it is already complete or expired. */
  expireSession(sessionId: string): Promise<void>;
  /** Calls a payment off that has not come; quietly does nothing where that cannot be. */
  cancelPayment(paymentIntentId: string): Promise<void>;
  /** Gives the whole payment back; quietly does nothing when it is back already. */
  refund(paymentIntentId: string): Promise<void>;
  /** The refunds of a payment that were made for claims. */
  claimRefunds(paymentIntentId: string): Promise<ClaimRefund[]>;
  /**
   * Gives a part back for a claim's line. The same claim, line and attempt is one refund for as long
   * as the provider knows its key (a day at least); `claimRefunds` finds it after that. One that the
   * provider refuses for good (nothing left, disputed) is answered as failed.
   */
  refundClaim(paymentIntentId: string, refund: DecidedRefund): Promise<ClaimRefund>;
  /** The payments of which a refund or a dispute was made since then, each once. */
  paymentsWithNews(since: NewsSince): Promise<string[]>;
  /** The reservation a payment was made for, for events that name only the payment. */
  reservationOfPayment(paymentIntentId: string): Promise<string | null>;
};
