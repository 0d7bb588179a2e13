import { useState, type ReactNode } from 'react';
import { OutcomeRows } from '@reef/domain/catalogue/product-calls';
import { callFunction } from '#platform/data/calls.ts';
import { Button } from '#ui/forms/button.tsx';
import { useConfirm } from '#ui/overlays/confirm.tsx';
import { TrashIcon } from '#ui/layout/icons.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { SALES_MESSAGES } from '#features/admin/sales/sales-messages.ts';
import { SPECIFIED_ORDER_NUMBERS } from './specified-orders.ts';

async function failureText(): Promise<string | null> {
  const result = await callFunction('delete_specified_orders', {}, OutcomeRows);
  if (!result.ok) return result.message;
  const [row] = result.data;
  return row?.success === true ? null : (row?.message ?? '');
}

/** Deletes the two specified orders, after naming them (SOLD-08). */
export function DeleteSpecifiedButton(): ReactNode {
  const confirm = useConfirm();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const press = async () => {
    const isSure = await confirm({
      title: SALES_MESSAGES.deleteQuestion,
      text: SPECIFIED_ORDER_NUMBERS.join(' and '),
      confirmLabel: 'Delete',
      isDangerous: true,
    });
    if (!isSure) return;
    setIsBusy(true);
    const text = await failureText();
    setIsBusy(false);
    if (text === null) toast({ title: SALES_MESSAGES.deleted, tone: 'success' });
    else toast({ title: SALES_MESSAGES.deleteFailed, text, tone: 'error' });
  };
  return (
    <Button kind="danger" isBusy={isBusy} onClick={() => void press()}>
      <TrashIcon className="size-4" />
      Delete specified orders
    </Button>
  );
}
