import type { Finding } from './finding.ts';
import type { Shop } from './shop.ts';

/** A Google sign-in, as the requests carry it. */
export type GoogleToken = {
  readonly accessToken: string;
  /**
   * True for application default credentials: Google then needs a header with the project to bill
   * the request to. The Firebase CLI's sign-in has its own project for that.
   */
  readonly namesProject: boolean;
};

/** How the checks reach other services; tests use a `fetch` to a local server. */
export type Services = {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** The operator's sign-in, or null if there is none. */
  readonly googleToken: () => Promise<GoogleToken | null>;
  /** `STRIPE_SECRET_KEY` of the environment; used if Secret Manager gives none. */
  readonly environmentStripeKey: string | undefined;
  readonly now: () => Date;
};

/** One check: compares the repository with what Google, Stripe or the site answers. */
export type Check = (shop: Shop, services: Services) => Finding[] | Promise<Finding[]>;
