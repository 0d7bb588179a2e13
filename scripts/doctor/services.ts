import type { Finding } from './finding.ts';
import type { Shop } from './shop.ts';

/** A Google sign-in, as the requests carry it. */
export type GoogleToken = {
  readonly accessToken: string;
  /**
   * True for application default credentials: Google then wants to know by a header which project
   * the request is counted for. The Firebase CLI's sign-in has a project of its own for that.
   */
  readonly namesProject: boolean;
};

/** What the checks reach the world by; tests put a local server behind `fetch`. */
export type Services = {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** The operator's sign-in, or null when there is none. */
  readonly googleToken: () => Promise<GoogleToken | null>;
  /** `STRIPE_SECRET_KEY` of the environment; asked with when Secret Manager gives none. */
  readonly environmentStripeKey: string | undefined;
  readonly now: () => Date;
};

/** One check: what the repository says against what Google, Stripe or the site answers. */
export type Check = (shop: Shop, services: Services) => Finding[] | Promise<Finding[]>;
