import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { app } from './firebase-app.ts';

/*
 * From here on every request to Firebase carries a proof that it comes from the shop's own page.
 * Only in builds whose operator named a key (docs/operations.md); other builds do not contain it.
 */
initializeAppCheck(app, {
  provider: new ReCaptchaEnterpriseProvider(import.meta.env.VITE_APP_CHECK_SITE_KEY ?? ''),
  isTokenAutoRefreshEnabled: true,
});
