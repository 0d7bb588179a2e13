import type { FirebaseApp } from 'firebase/app';
import {
  initializeAppCheck,
  onTokenChanged,
  ReCaptchaEnterpriseProvider,
} from 'firebase/app-check';
import { withTimeout } from '#platform/timing.ts';
import { app } from './firebase-app.ts';
import { proof } from './proof.ts';

/*
 * From here on every request to Firebase carries a proof that it comes from the shop's own page.
 * Only in builds whose operator named a key (docs/operations.md); other builds do not contain it.
 *
 * The SDK waits for reCAPTCHA without a limit, and every request waits with it. So a page that gets
 * no proof goes on without one: the server decides whether that is enough.
 */

/** What the SDK calls of a provider, and leaves out of its types. */
type Asked = { initialize: (app: FirebaseApp) => void; getToken: () => Promise<unknown> };

const RECAPTCHA = /^https:\/\/www\.(google|gstatic)\.com\/recaptcha\//;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the SDK's class has them.
const provider = new ReCaptchaEnterpriseProvider(
  import.meta.env.VITE_APP_CHECK_SITE_KEY ?? '',
) as ReCaptchaEnterpriseProvider & Asked;
const ask = provider.getToken.bind(provider);

/** A script of reCAPTCHA was not loaded: it is requested again when a proof is asked for again. */
let isLost = false;
let giveUp = (): void => {};

/** The SDK is still waiting for an answer: the request that asked first has gone on without it. */
let isWaiting = false;

// The SDK does not listen for this, and such events do not bubble.
const noteLost = ({ target }: Event) => {
  if (!(target instanceof HTMLScriptElement) || !RECAPTCHA.test(target.src)) return;
  isLost = true;
  giveUp();
};
window.addEventListener('error', noteLost, { capture: true });

provider.getToken = () => {
  if (isLost) {
    isLost = false;
    isWaiting = false;
    provider.initialize(app);
  }
  if (isWaiting) return Promise.reject(new Error('reCAPTCHA has not answered'));
  isWaiting = true;
  const answer = ask().finally(() => {
    isWaiting = false;
  });
  const lost = new Promise<never>((_resolve, reject) => {
    giveUp = () => reject(new Error('reCAPTCHA was not loaded'));
  });
  return withTimeout(Promise.race([answer, lost]));
};

/** The last answer was none: what was refused for that stays refused until it is asked for again. */
let hasFailed = false;

const appCheck = initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
onTokenChanged(
  appCheck,
  () => {
    proof.isGiven = true;
    if (hasFailed) proof.onRegained();
    hasFailed = false;
  },
  () => {
    proof.isGiven = false;
    hasFailed = true;
  },
);
