import { useRef, useState } from 'react';
import type { Claim } from '@reef/domain/claims/claim';
import { DecideClaimResponse, type LineDecision } from '@reef/domain/claims/claim-calls';
import { callFunction, type CallErrorCode } from '#platform/data/calls.ts';
import { newId } from '#platform/ids.ts';

/** Where a decision is: `refused` carries what to say. */
export type DecideState =
  | { phase: 'idle' | 'sending' | 'done' }
  | { phase: 'refused'; sentence: string };

/** The server's own refusals, whose sentences are meant for the owner. */
const REFUSED: ReadonlySet<CallErrorCode> = new Set([
  'permission-denied',
  'not-found',
  'failed-precondition',
  'resource-exhausted',
]);

const NO_ANSWER = 'No answer from the server. Press again: it is decided once, however often.';

/**
 * Sends decisions about a claim (CLAIM-03). The same decisions of the same state carry the same
 * request id until they are answered, so that pressing again after a lost answer decides once.
 */
export function useDecide(claim: Pick<Claim, 'id' | 'revision'>): {
  state: DecideState;
  decide: (decisions: readonly LineDecision[]) => Promise<void>;
} {
  const [state, setState] = useState<DecideState>({ phase: 'idle' });
  const asked = useRef<{ what: string; requestId: string } | null>(null);
  const decide = async (decisions: readonly LineDecision[]) => {
    const what = JSON.stringify([claim.id, claim.revision, decisions]);
    if (asked.current?.what !== what) asked.current = { what, requestId: newId() };
    const input = {
      request_id: asked.current.requestId,
      claim_id: claim.id,
      revision: claim.revision,
      decisions,
    };
    setState({ phase: 'sending' });
    const answer = await callFunction('decide_claim', input, DecideClaimResponse);
    if (answer.ok) {
      asked.current = null;
      setState({ phase: 'done' });
    } else {
      const sentence = REFUSED.has(answer.code) ? answer.message : NO_ANSWER;
      setState({ phase: 'refused', sentence });
    }
  };
  return { state, decide };
}
