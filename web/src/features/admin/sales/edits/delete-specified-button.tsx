import type { ReactNode } from 'react';
import { DeleteSpecifiedResponse } from '@reef/domain/orders/sales/specified-orders';
import { callFunction, failureOf } from '#platform/data/calls/calls.ts';
import { Button } from '#ui/forms/button.tsx';
import { useAction } from '#ui/forms/use-action.ts';
import { useConfirm } from '#ui/overlays/confirm.tsx';
import { TrashIcon } from '#ui/layout/later-icons.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { SALES_MESSAGES } from '#features/admin/sales/sales-messages.ts';

type Answer = { ok: true; numbers: readonly string[] } | { ok: false; message: string };

/** @param shown the numbers of the orders to delete; null to ask for them. */
async function call(shown: readonly string[] | null): Promise<Answer> {
  const isQuestion = shown === null;
  const input = isQuestion ? { is_question: true } : { order_numbers: shown };
  const result = await callFunction('delete_specified_orders', input, DeleteSpecifiedResponse);
  if (!result.ok) {
    // A question without an answer has deleted nothing.
    const isLost = isQuestion && failureOf(result) === 'unsure';
    const message = isLost ? 'No answer came, and nothing was deleted.' : result.message;
    return { ok: false, message };
  }
  const [row] = result.data;
  if (row?.success === true) return { ok: true, numbers: row.order_numbers ?? [] };
  return { ok: false, message: row?.message ?? '' };
}

/** Deletes the two specified orders, after naming those the server would delete (SOLD-08). */
export function DeleteSpecifiedButton(): ReactNode {
  const confirm = useConfirm();
  const toast = useToast();
  const send = async (shown: readonly string[] | null): Promise<Answer> => {
    const answer = await call(shown);
    if (!answer.ok) {
      toast({ title: SALES_MESSAGES.deleteFailed, text: answer.message, tone: 'error' });
    }
    return answer;
  };
  const [isDeleting, erase] = useAction(async (numbers: readonly string[]) => {
    const deleted = await send(numbers);
    if (deleted.ok) toast({ title: SALES_MESSAGES.deleted, tone: 'success' });
  });
  const question = async (numbers: readonly string[]) => {
    const isSure = await confirm({
      title: SALES_MESSAGES.deleteQuestion,
      text: numbers.join(' and '),
      confirmLabel: 'Delete',
      isDangerous: true,
    });
    if (isSure) erase(numbers);
  };
  const [isAsking, ask] = useAction(async () => {
    const named = await send(null);
    // Not awaited: nothing runs while the question is open.
    if (named.ok) void question(named.numbers);
  });
  return (
    <Button kind="danger" isBusy={isAsking || isDeleting} onClick={ask}>
      <TrashIcon className="size-4" />
      Delete specified orders
    </Button>
  );
}
