import { setGlobalOptions } from 'firebase-functions/options';

/*
 * Imported before any endpoint, because endpoints read these when they are defined. That is why App
 * Check's switch is no parameter: those have no value yet. With it on, a callable answers nobody who
 * does not come from the shop's own page; the webhook and what Hosting hands on are not callables.
 */
const enforceAppCheck = process.env['ENFORCE_APP_CHECK'] === 'true';

/** An idle process has about 200 MiB, and answers 80 calls at a time. */
const memory = '512MiB';

setGlobalOptions({ region: 'us-central1', maxInstances: 20, memory, enforceAppCheck });
