import { CORPUS_ROLE, CORPUS_TOKEN, EXPRESSIONS } from './expressions.ts';
import { firestoreRules } from './wrap.ts';

/** A case in which the corpus and the engine disagree. */
export type Disagreement = {
  readonly expression: string;
  readonly expected: boolean;
  readonly answer: string;
};

/** A separate project: loading rules replaces those of the project. */
const PROJECT = 'demo-reef-conformance';
const DOCUMENTS = `/v1/projects/${PROJECT}/databases/(default)/documents`;

/**
 * Asks a Firestore emulator for every verdict of the corpus, in a separate project.
 * @param origin such as http://127.0.0.1:8080
 */
export async function disagreements(origin: string): Promise<Disagreement[]> {
  await send(`${origin}${DOCUMENTS}/user_roles/u1`, 'PATCH', 'owner', { fields: CORPUS_ROLE });
  const found: Disagreement[] = [];
  for (const [expression, expected] of EXPRESSIONS) {
    const answer = await verdict(origin, expression);
    if (answer !== (expected ? '404' : '403')) found.push({ expression, expected, answer });
  }
  return found;
}

/** 404 if the read of a missing document is permitted, 403 if it is not. */
async function verdict(origin: string, expression: string): Promise<string> {
  const rules = { rules: { files: [{ name: 'rules', content: firestoreRules(expression) }] } };
  const put = `${origin}/emulator/v1/projects/${PROJECT}:securityRules`;
  const loaded = await send(put, 'PUT', 'owner', rules);
  if (!loaded.ok) return `not loaded: ${await loaded.text()}`;
  const read = await send(`${origin}${DOCUMENTS}/c/none`, 'GET', unsignedToken());
  return String(read.status);
}

function send(url: string, method: string, bearer: string, body?: object): Promise<Response> {
  const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' };
  return fetch(url, body ? { method, headers, body: JSON.stringify(body) } : { method, headers });
}

function unsignedToken(): string {
  const claims = { sub: 'u1', user_id: 'u1', aud: PROJECT, firebase: {}, ...CORPUS_TOKEN };
  const encoded = [{ alg: 'none', typ: 'JWT' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  return `${encoded.join('.')}.`;
}
