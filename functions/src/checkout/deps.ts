import type { Firestore } from 'firebase-admin/firestore';
import type { ShopMail } from '#mail/shop-mail.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** What every checkout use-case is given: the database, the payment provider and the clock. */
export type CheckoutDeps = {
  db: Firestore;
  payments: PaymentProvider;
  now: () => Date;
  /** The shop as mails name it. */
  shop: ShopMail;
  /** Reports a fault that the use-case survived to the operator. */
  report: (what: string, error: unknown) => void;
};
