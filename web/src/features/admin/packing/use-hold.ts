import { useState } from 'react';
import { dayWords } from '@reef/domain/shipping/day';
import { useAuth } from '#state/session/session.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { forgetHold, sendHold, useKeptHold, type HoldAnswer, type KeptHold } from './kept-hold.ts';
import { ordersText, outcomeWords } from './packing-words.ts';

/** Orders that a hold did not move, a sentence each. */
function notMoved(hold: KeptHold, answer: HoldAnswer): string[] {
  if (answer.kind !== 'done') return [];
  return answer.orders.flatMap(({ id, outcome }) => {
    const words = outcomeWords(outcome);
    return words === null ? [] : [`Order ${hold.numbers[id] ?? id} ${words}.`];
  });
}

/** Moving orders to another day: what is under way, what was not answered, and what was not moved. */
export function useHold() {
  const { user } = useAuth();
  const toast = useToast();
  const kept = useKeptHold(user?.uid);
  const [isBusy, setIsBusy] = useState(false);
  const [faults, setFaults] = useState<readonly string[]>([]);

  const tell = (hold: KeptHold, answer: HoldAnswer) => {
    if (answer.kind === 'unanswered') {
      toast({
        title: 'The server has not answered',
        text: 'Some may be moved. Ask again.',
        tone: 'error',
      });
      return;
    }
    if (answer.kind === 'refused') {
      toast({ title: 'No order was moved', text: answer.message, tone: 'error' });
      return;
    }
    const left = notMoved(hold, answer);
    const moved = answer.orders.length - left.length;
    setFaults(left);
    if (moved === 0) return;
    const title = `${ordersText(moved)} moved to ${dayWords(hold.request.day)}`;
    toast({ title, text: 'The buyers are told by mail.', tone: 'success' });
  };
  const send = async (hold: KeptHold): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setFaults([]);
    const answer = await sendHold(hold);
    setIsBusy(false);
    tell(hold, answer);
  };
  return {
    userId: user?.uid ?? null,
    kept,
    isBusy,
    faults,
    send,
    sendAgain: () => (kept === null ? Promise.resolve() : send(kept)),
    forget: forgetHold,
    closeFaults: () => setFaults([]),
  };
}

export type Hold = ReturnType<typeof useHold>;
