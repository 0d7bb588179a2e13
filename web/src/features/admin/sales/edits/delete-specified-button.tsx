import { useState, type ReactNode } from 'react';
import { DeleteSpecifiedResponse } from '@reef/domain/orders/sales/specified-orders';
import { callFunction, isUnanswered } from '#platform/data/calls.ts';
import type { Failure } from '#platform/failure.ts';
import { Button } from '#ui/forms/button.tsx';
import { useConfirm } from '#ui/overlays/confirm.tsx';
import { TrashIcon } from '#ui/layout/icons.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { SALES_MESSAGES } from '#features/admin/sales/sales-messages.ts';

type Answer = { ok: true; numbers: readonly string[] } | Failure<'refused' | 'unsure'>;

async function call(isQuestion: boolean): Promise<Answer> {
  const input = { is_question: isQuestion };
  const result = await callFunction('delete_specified_orders', input, DeleteSpecifiedResponse);
  if (!result.ok) {
    // A question without an answer has deleted nothing.
    const isLost = isQuestion && result.code === 'internal';
    return {
      ok: false,
      refusal: isUnanswered(result) ? 'unsure' : 'refused',
      message: isLost ? 'No answer came, and nothing was deleted.' : result.message,
    };
  }
  const [row] = result.data;
  if (row?.success === true) return { ok: true, numbers: row.order_numbers ?? [] };
  return { ok: false, refusal: 'refused', message: row?.message ?? '' };
}

/** Deletes the two specified orders, after naming those the server would delete (SOLD-08). */
export function DeleteSpecifiedButton(): ReactNode {
  const confirm = useConfirm();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const send = async (isQuestion: boolean): Promise<Answer> => {
    setIsBusy(true);
    const answer = await call(isQuestion);
    setIsBusy(false);
    if (!answer.ok) {
      toast({ title: SALES_MESSAGES.deleteFailed, text: answer.message, tone: 'error' });
    }
    return answer;
  };
  const press = async () => {
    const named = await send(true);
    if (!named.ok) return;
    const isSure = await confirm({
      title: SALES_MESSAGES.deleteQuestion,
      text: named.numbers.join(' and '),
      confirmLabel: 'Delete',
      isDangerous: true,
    });
    if (!isSure) return;
    const deleted = await send(false);
    if (deleted.ok) toast({ title: SALES_MESSAGES.deleted, tone: 'success' });
  };
  return (
    <Button kind="danger" isBusy={isBusy} onClick={() => void press()}>
      <TrashIcon className="size-4" />
      Delete specified orders
    </Button>
  );
}
