import { FUNCTIONS_REGION } from '@reef/domain/shared/region';
import { setGlobalOptions } from 'firebase-functions/options';

/*
 * Imported before any endpoint, because endpoints read these when they are defined. Parameters have
 * no value yet then, so App Check's switch is none. With it on, a callable answers only the shop's
 * own page; the webhook and functions behind Hosting are not callables.
 */
const enforceAppCheck = process.env['ENFORCE_APP_CHECK'] === 'true';

/**
 * An idle process takes about 200 MiB, and answers 80 calls at a time. Measured for `login`: 280 MiB
 * with forty sign-ins at once (ATT-112).
 */
const memory = '512MiB';

/**
 * Processes of a function at most, each with a vCPU. A new project may have 20 vCPU in all: a flood
 * of one function must leave some for the others.
 */
const maxInstances = 5;

/** For the functions that a sale depends on: checkout, Stripe's webhook and signing in. */
export const SALES_INSTANCES = 20;

setGlobalOptions({ region: FUNCTIONS_REGION, maxInstances, memory, enforceAppCheck });
