import { createRequire } from 'node:module';
import * as z from 'zod';
import { DAY_MS } from '../../../../domain/src/shared/time.ts';
import { fine, missing } from '../../finding.ts';
import type { Check } from '../../services.ts';

const NAME = 'runtime';

/** How long before its end a runtime has to go, in days: time for a release in peace. */
const NOTICE_DAYS = 180;

const MEND =
  'npm install --save-dev --save-exact firebase-tools@latest, then name a newer runtime in firebase.json';

const RuntimesModule = z.object({
  RUNTIMES: z.record(z.string(), z.object({ decommissionDate: z.iso.date() })),
});

/** When Google stops taking each runtime (YYYY-MM-DD), as firebase-tools knows it. */
function ends(): Map<string, string> {
  const file = 'firebase-tools/lib/deploy/functions/runtimes/supported/types';
  const { RUNTIMES } = RuntimesModule.parse(createRequire(import.meta.url)(file));
  return new Map(Object.entries(RUNTIMES).map(([name, it]) => [name, it.decommissionDate]));
}

/** firebase.json's runtime: known to Google, and not about to end. */
export const checkRuntime: Check = ({ runtime }, { now }) => {
  const end = ends().get(runtime);
  if (end === undefined) return [missing(NAME, `firebase-tools knows no runtime ${runtime}`, MEND)];
  const days = Math.floor((Date.parse(end) - now().getTime()) / DAY_MS);
  if (days < 0) return [missing(NAME, `Google has taken no ${runtime} since ${end}`, MEND)];
  if (days < NOTICE_DAYS) {
    return [missing(NAME, `Google takes no ${runtime} after ${end}, in ${days} days`, MEND)];
  }
  return [fine(NAME, `Google takes ${runtime} until ${end}`)];
};
