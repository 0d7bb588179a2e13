import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { ShopMail } from '#mail/shop-mail.ts';

/** Asks Firebase Auth about an e-mail and a password; the user's id if right, null if wrong. */
export type PasswordCheck = (email: string, pin: string) => Promise<string | null>;

/** What the account use-cases are given. */
export type AccountDeps = {
  db: Firestore;
  auth: Auth;
  /** Mixed into every PIN before hashing. Called only then: few functions have the secret. */
  pepper: () => string;
  checkPassword: PasswordCheck;
  now: () => Date;
  /** The shop as mails name it. */
  shop: ShopMail;
  newId: () => string;
  /** Waits, so that an answer's time reveals nothing. */
  wait: (ms: number) => Promise<void>;
  /** Reports a fault that the use-case survived to the operator. */
  report: (what: string, error: unknown) => void;
};

/**
 * Who calls. `validFrom`: what the session knows of its account (`knownValidFrom`); `provider`: how
 * it began; `exchangedAt`: when Firebase began it in exchange for the shop's token.
 */
export type Caller = {
  userId: string;
  validFrom: Date;
  exchangedAt: Date;
  provider: string;
  address: string;
};
