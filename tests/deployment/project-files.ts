import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { ROOT } from '@reef/emulators/stack/paths.ts';

const Rewrite = z.object({
  source: z.string(),
  destination: z.string().optional(),
  function: z
    .object({ functionId: z.string(), region: z.string(), pinTag: z.boolean().optional() })
    .optional(),
});

const FirebaseJson = z.object({
  firestore: z.object({ rules: z.string(), indexes: z.string() }),
  storage: z.object({ rules: z.string() }),
  functions: z.object({ source: z.string(), codebase: z.string(), runtime: z.string() }),
  hosting: z.looseObject({
    public: z.string(),
    ignore: z.array(z.string()),
    rewrites: z.array(Rewrite),
  }),
});

/** The parts of firebase.json that a deployment reads. */
export type FirebaseJson = z.output<typeof FirebaseJson>;

/** A file of the repository as text, by its path from the root. */
export function textOf(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

/** A JSON file of the repository, parsed by its schema. @throws if it has another shape. */
export function jsonOf<T extends z.ZodType>(file: string, schema: T): z.output<T> {
  return schema.parse(JSON.parse(textOf(file)));
}

/** firebase.json. */
export const firebaseJson = (): FirebaseJson => jsonOf('firebase.json', FirebaseJson);
