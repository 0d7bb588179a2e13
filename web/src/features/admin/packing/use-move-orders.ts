import { dayWords } from '@reef/domain/shipping/day';
import { countText } from '@reef/domain/shared/count-text';
import { useAuth } from '#state/session/session.tsx';
import { useToast, type Toast } from '#ui/overlays/toast.tsx';
import { forgetMove, sendMove, useSavedMove, type SavedMove } from './saved-move.ts';
import { notMovedMessage } from './packing-messages.ts';

const NOT_SENT: Toast = {
  title: 'Nothing was moved',
  text: 'Another move has no answer yet.',
  tone: 'error',
};

/** The message about a sent move, on whatever page the admin is by then. */
function toastOf(move: SavedMove): Toast {
  const { answer, request } = move;
  if (answer === undefined) {
    const title = 'The server has not answered';
    return { title, text: 'Some may be moved. Ask again on the packing page.', tone: 'error' };
  }
  const left = notMovedMessage(move);
  const all = answer.kind === 'done' ? answer.orders.length : 0;
  const moved = all - (left?.lines.length ?? 0);
  if (left !== null && moved <= 0) {
    return { title: left.title, text: 'The packing page says why.', tone: 'error' };
  }
  const title = `${countText(moved, 'order')} moved to ${dayWords(request.day)}`;
  return { title, text: 'The buyers are told by email.', tone: 'success' };
}

/** Moving orders to another day: what is running, what was not answered, and what was not moved. */
export function useMoveOrders() {
  const { user } = useAuth();
  const toast = useToast();
  const { saved, isBusy, done } = useSavedMove(user?.uid);
  const send = async (move: SavedMove): Promise<void> => {
    const answered = await sendMove(move);
    toast(answered === null ? NOT_SENT : toastOf(answered));
  };
  return {
    userId: user?.uid ?? null,
    saved,
    isBusy,
    done,
    send,
    sendAgain: () => (saved === null ? Promise.resolve() : send(saved)),
    forget: forgetMove,
  };
}

export type MoveOrders = ReturnType<typeof useMoveOrders>;
