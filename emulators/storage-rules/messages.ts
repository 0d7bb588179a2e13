import * as z from 'zod';
import { METHODS } from './expression.ts';

/** The storage emulator hands over a rules file. */
export const LoadMessage = z.object({
  action: z.literal('load_ruleset'),
  id: z.number(),
  context: z.object({
    rulesetName: z.string(),
    source: z.object({ files: z.array(z.object({ name: z.string(), content: z.string() })) }),
  }),
});
export type LoadMessage = z.infer<typeof LoadMessage>;

/** The storage emulator asks whether a request is permitted. */
export const VerifyMessage = z.object({
  action: z.literal('verify'),
  id: z.number(),
  context: z.object({
    rulesetName: z.string(),
    path: z.string(),
    method: z.enum(METHODS),
    variables: z.object({ request: z.unknown(), resource: z.unknown() }),
  }),
});
export type VerifyMessage = z.infer<typeof VerifyMessage>;

/** The answer to a document we asked for. Without `result` the document does not exist. */
export const DocumentMessage = z.object({
  id: z.number(),
  status: z.string(),
  result: z.object({ name: z.string(), fields: z.unknown().optional() }).optional(),
});
export type DocumentMessage = z.infer<typeof DocumentMessage>;

/** Everything the storage emulator sends. */
export const Message = z.union([LoadMessage, VerifyMessage, DocumentMessage]);
