import { useRef, useState } from 'react';
import type { Claim } from '@reef/domain/claims/claim';
import {
  DecideClaimResponse,
  decideRefusalText,
  type LineDecision,
} from '@reef/domain/claims/claim-calls';
import { callFunction, failureOf } from '#platform/data/calls/calls.ts';
import { newId } from '#platform/ids.ts';

/** The state of a decision; `refused` has the words for it. */
export type DecideState =
  | { phase: 'idle' | 'sending' | 'done' }
  | { phase: 'refused'; message: string };

/**
 * A decision whose answer was lost: its request, and the claim's revision on screen at that time.
 */
type Unanswered = { phase: 'unanswered'; requestId: string; revision: number };

const NO_ANSWER = 'No answer from the server. Press again: it is decided once, however often.';

/**
 * What the claim itself shows about a decision whose answer was lost: it names its last request.
 */
export function stateBy(
  { requestId, revision }: Pick<Unanswered, 'requestId' | 'revision'>,
  claim: Pick<Claim, 'revision' | 'last_request_id'>,
): DecideState {
  if (claim.last_request_id === requestId) return { phase: 'done' };
  const isChanged = claim.revision > revision;
  const changed = decideRefusalText({ code: 'claim-changed', revision: claim.revision });
  return { phase: 'refused', message: isChanged ? changed : NO_ANSWER };
}

/**
 * Sends decisions about a claim (CLAIM-03). The same decisions of the same state carry the same
 * request id until they are answered, so that pressing again after a lost answer decides once.
 */
export function useDecide(claim: Pick<Claim, 'id' | 'revision' | 'last_request_id'>): {
  state: DecideState;
  /** @returns whether it is known to be done. */
  decide: (decisions: readonly LineDecision[]) => Promise<boolean>;
} {
  const [state, setState] = useState<DecideState | Unanswered>({ phase: 'idle' });
  const asked = useRef<{ what: string; requestId: string } | null>(null);
  const decide = async (decisions: readonly LineDecision[]) => {
    const { revision } = claim;
    const what = JSON.stringify([claim.id, revision, decisions]);
    if (asked.current?.what !== what) asked.current = { what, requestId: newId() };
    const { requestId } = asked.current;
    const input = { request_id: requestId, claim_id: claim.id, revision, decisions };
    setState({ phase: 'sending' });
    const answer = await callFunction('decide_claim', input, DecideClaimResponse);
    if (answer.ok) {
      asked.current = null;
      setState({ phase: 'done' });
    } else if (failureOf(answer) === 'refused') {
      setState({ phase: 'refused', message: answer.message });
    } else {
      setState({ phase: 'unanswered', requestId, revision });
    }
    return answer.ok;
  };
  return { state: state.phase === 'unanswered' ? stateBy(state, claim) : state, decide };
}
