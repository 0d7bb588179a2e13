import { createRequire } from 'node:module';
import * as z from 'zod';
import { DAY_MS } from '../../../../domain/src/shared/time.ts';
import { ok, failed } from '../../finding.ts';
import type { Check } from '../../services.ts';

const NAME = 'runtime';

/** How many days before its end a runtime has to go: time for an unhurried release. */
const NOTICE_DAYS = 180;

const FIX =
  'npm install --save-dev --save-exact firebase-tools@latest, then change Node in the places that docs/decisions/0022-node-24-from-npm.md names';

const RuntimesModule = z.object({
  RUNTIMES: z.record(z.string(), z.object({ decommissionDate: z.iso.date() })),
});

/** The day Google stops accepting each runtime (YYYY-MM-DD), according to firebase-tools. */
function ends(): Map<string, string> {
  const file = 'firebase-tools/lib/deploy/functions/runtimes/supported/types';
  const { RUNTIMES } = RuntimesModule.parse(createRequire(import.meta.url)(file));
  return new Map(Object.entries(RUNTIMES).map(([name, it]) => [name, it.decommissionDate]));
}

/** firebase.json's runtime is known to Google and not about to end. */
export const checkRuntime: Check = ({ runtime }, { now }) => {
  const end = ends().get(runtime);
  if (end === undefined) return [failed(NAME, `firebase-tools knows no runtime ${runtime}`, FIX)];
  const days = Math.floor((Date.parse(end) - now().getTime()) / DAY_MS);
  if (days < 0) return [failed(NAME, `Google has not accepted ${runtime} since ${end}`, FIX)];
  if (days < NOTICE_DAYS) {
    return [failed(NAME, `Google stops accepting ${runtime} after ${end}, in ${days} days`, FIX)];
  }
  return [ok(NAME, `Google accepts ${runtime} until ${end}`)];
};
