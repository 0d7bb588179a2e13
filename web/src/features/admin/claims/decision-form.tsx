import { useState, type ReactNode } from 'react';
import type { Claim } from '@reef/domain/claims/claim';
import type { LineDecision } from '@reef/domain/claims/claim-calls';
import { canBeDecided } from '@reef/domain/claims/order-claim';
import type { Order } from '@reef/domain/orders/order';
import { useIsOnline } from '#platform/device/online.ts';
import { Button } from '#ui/forms/button.tsx';
import { useFirstInvalid } from '#ui/forms/use-first-invalid.ts';
import { passFocusTo } from '#ui/layout/pass-focus-on.ts';
import { useConfirm } from '#ui/overlays/confirm.tsx';
import { ClaimLineRow } from './claim-line.tsx';
import { confirmation, decidedText, drafted, FIRST_DRAFT } from './decision-draft.ts';
import { keepDecision, useDecisionDrafts } from './decision-drafts.ts';
import { useDecide } from './use-decide.ts';

/** From the button to what was decided: after the last line the button is gone. */
const passFocusToAnswer = passFocusTo('output');

/** A claim's lines with their decisions (CLAIM-03). Deciding needs the network, and says so. */
export function DecisionForm({ claim, order }: { claim: Claim; order: Order }): ReactNode {
  const isOnline = useIsOnline();
  const confirm = useConfirm();
  const { state, decide } = useDecide(claim);
  const drafts = useDecisionDrafts(claim);
  const [sent, setSent] = useState<readonly LineDecision[]>([]);
  const [tries, setTries] = useState(0);
  const form = useFirstInvalid<HTMLDivElement>(tries);
  const plan = drafted(order, claim.lines, drafts);
  const faults = tries > 0 && !plan.ok ? plan : null;
  const press = async () => {
    setTries(tries + 1);
    if (!plan.ok || !(await confirm(confirmation(claim.lines, plan.decisions)))) return;
    setSent(plan.decisions);
    const isDone = await decide(plan.decisions);
    setTries(0);
    if (!isDone) return;
    const decided = plan.decisions.map(({ line }) => line);
    for (const line of claim.lines) {
      if (decided.includes(line.line)) keepDecision(claim.id, line, null);
    }
  };
  return (
    <div ref={form} className="grid gap-5">
      <ul className="divide-y divide-[var(--line)]">
        {claim.lines.map((line) => (
          <ClaimLineRow
            key={line.line}
            order={order}
            line={line}
            draft={drafts[line.line] ?? FIRST_DRAFT}
            fault={faults?.faults[line.line] ?? null}
            onDraft={(draft) => keepDecision(claim.id, line, draft)}
          />
        ))}
      </ul>
      {/* A new element each time: the same words are read out again. */}
      <p
        key={faults && tries}
        role="alert"
        className="text-sm font-semibold text-alarm empty:hidden"
      >
        {state.phase === 'refused' ? state.message : (faults?.message ?? '')}
      </p>
      <output className="text-sm text-kelp empty:hidden">
        {state.phase === 'sending'
          ? 'Deciding…'
          : state.phase === 'done' && decidedText(claim, sent)}
      </output>
      {claim.lines.some(canBeDecided) && (
        <div ref={passFocusToAnswer} className="grid justify-items-start gap-2">
          <Button
            isBusy={state.phase === 'sending'}
            disabled={!isOnline}
            onClick={() => void press()}
          >
            Decide
          </Button>
          {!isOnline && (
            <p className="text-sm text-sun">
              No signal. Deciding needs the network, so that each decision happens once.
            </p>
          )}
        </div>
      )}
    </div>
  );
}
