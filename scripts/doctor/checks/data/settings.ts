import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import * as z from 'zod';
import { HTTP_NOT_FOUND, askGoogle } from '../../ask.ts';
import { ok, failed, unknown } from '../../finding.ts';
import type { Check } from '../../services.ts';

const NAME = 'shop settings';

const Text = z.object({ stringValue: z.string() }).optional();
const Contact = z.object({ email: Text, phone: Text, street: Text });

/** A Firestore field that holds a map. */
function mapOf<T extends z.ZodType>(fields: T) {
  return z.object({ mapValue: z.object({ fields }) });
}

/** The contact in `settings/shop`, as Firestore's REST API writes it. */
const StoredContact = z.object({
  fields: z.object({ settings: mapOf(z.object({ contact: mapOf(Contact).optional() })) }),
});

/** The parts of the contact that are invented until the owner enters their own. */
const INVENTED = [
  ['e-mail', 'email'],
  ['phone', 'phone'],
  ['street', 'street'],
] as const;

/** The owner has saved their settings: until then the shop sells with an invented contact. */
export const checkSettings: Check = async ({ projectId, origin }, services) => {
  const at = `firestore.googleapis.com/v1/projects/${projectId}/databases/(default)/documents/settings/shop`;
  const answer = await askGoogle(services, { projectId, at }, StoredContact);
  const fix = `open ${origin}/settings as an admin, enter your own and press Save settings`;
  if (!answer.ok && answer.status === HTTP_NOT_FOUND) {
    const says = 'none were saved, so that buyers see an invented address and phone';
    return [failed(NAME, says, fix)];
  }
  if (!answer.ok) return [unknown(NAME, answer)];
  const contact = answer.value.fields.settings.mapValue.fields.contact?.mapValue.fields;
  const invented = INVENTED.filter(([, field]) => {
    const wanted = DEFAULT_SETTINGS.contact[field];
    return (contact?.[field]?.stringValue ?? wanted) === wanted;
  }).map(([name]) => name);
  if (invented.length === 0) return [ok(NAME, 'the contact is the owner’s own')];
  return [failed(NAME, `still invented: ${invented.join(', ')}`, fix)];
};
