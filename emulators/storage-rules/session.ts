import type { Observe } from './evaluate.ts';
import { issueLine } from './issue.ts';
import { Message, type DocumentMessage, type LoadMessage, type VerifyMessage } from './messages.ts';
import type { PlannedRule } from './plan.ts';
import { loadRuleset } from './ruleset.ts';
import { run } from './run.ts';
import type { RulesMap } from './value.ts';
import { fromFirestore, fromTagged, mapOf } from './wire-value.ts';

/** Above every id the emulator counts up to by itself, so that the two never collide. */
const FIRST_OWN_ID = 1_000_000_000;

/** The dialogue with one storage emulator: it asks, we answer, and request documents in between. */
export class Session {
  readonly #rulesets = new Map<string, readonly PlannedRule[]>();
  readonly #waiting = new Map<number, (message: DocumentMessage) => void>();
  readonly #send: (message: object) => void;
  readonly #observe: Observe | undefined;
  #nextOwnId = FIRST_OWN_ID;

  /** @param observe receives the value of each expression, for coverage. */
  constructor(send: (message: object) => void, observe?: Observe) {
    this.#send = send;
    this.#observe = observe;
  }

  /** Announces that rules may be loaded now. */
  greet(): void {
    this.#send({ id: -1, status: 'ok' });
  }

  /** Handles one line. Throws if it is not a message of the protocol. */
  async receive(line: string): Promise<void> {
    const message = Message.parse(JSON.parse(line));
    if (!('action' in message)) return this.#resume(message);
    if (message.action === 'load_ruleset') return this.#load(message);
    await this.#verify(message);
  }

  #load({ id, context }: LoadMessage): void {
    const [file, ...others] = context.source.files;
    if (!file || others.length > 0) return this.#answer(id, {}, ['exactly one file is supported']);
    const loaded = loadRuleset(file.content);
    if (!loaded.ok) {
      return this.#answer(
        id,
        {},
        loaded.issues.map((issue) => issueLine(file.name, issue)),
      );
    }
    this.#rulesets.set(context.rulesetName, loaded.value);
    this.#answer(id, { rulesVersion: 2 });
  }

  async #verify({ id, context }: VerifyMessage): Promise<void> {
    // Each document request is continued under its own id.
    let openId = id;
    const readDocument = async (path: string): Promise<RulesMap | null> => {
      const ownId = this.#nextOwnId++;
      const action = 'fetch_firestore_document';
      const answer = this.#awaitDocument(ownId);
      this.#send({ id: openId, server_request_id: ownId, action, status: 'ok', context: { path } });
      openId = ownId;
      return resourceOf(await answer);
    };
    const rules = this.#rulesets.get(context.rulesetName) ?? [];
    const request = {
      path: context.path.split('/').filter((segment) => segment !== ''),
      method: context.method,
      variables: new Map([
        ['request', fromTagged(context.variables.request)],
        ['resource', fromTagged(context.variables.resource)],
      ]),
    };
    const permit = await run(rules, request, readDocument, this.#observe);
    this.#answer(openId, { permit });
  }

  #awaitDocument(id: number): Promise<DocumentMessage> {
    return new Promise((resolve) => this.#waiting.set(id, resolve));
  }

  #resume(message: DocumentMessage): void {
    this.#waiting.get(message.id)?.(message);
    this.#waiting.delete(message.id);
  }

  #answer(id: number, result: object, errors: readonly string[] = []): void {
    this.#send({ id, status: 'ok', errors, warnings: [], result });
  }
}

function resourceOf({ result }: DocumentMessage): RulesMap | null {
  if (!result) return null;
  const data = mapOf({ fields: result.fields ?? {} }, fromFirestore);
  return new Map([['data', data]]);
}
