import * as z from 'zod';
import { askGoogle } from '../../ask.ts';
import { ok, failed, unknown } from '../../finding.ts';
import type { Check } from '../../services.ts';

const NAME = 'first admin';

/** A query answers with a list; if nothing is found, with one entry without a document. */
const Rows = z.array(z.object({ document: z.object({ name: z.string() }).optional() }));

const ADMINS = {
  structuredQuery: {
    from: [{ collectionId: 'user_roles' }],
    where: {
      fieldFilter: { field: { fieldPath: 'role' }, op: 'EQUAL', value: { stringValue: 'admin' } },
    },
    limit: 1,
  },
};

/** There is an admin. */
export const checkFirstAdmin: Check = async ({ projectId, origin }, services) => {
  const at = `firestore.googleapis.com/v1/projects/${projectId}/databases/(default)/documents:runQuery`;
  const answer = await askGoogle(services, { projectId, at, body: ADMINS }, Rows);
  if (!answer.ok) return [unknown(NAME, answer)];
  if (answer.value.some(({ document }) => document)) return [ok(NAME, 'there is an admin')];
  return [
    failed(NAME, 'there is no admin yet', `open ${origin}/admin-setup with ADMIN_SETUP_CODE`),
  ];
};
