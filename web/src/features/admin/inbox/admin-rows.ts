import { OutcomeRows } from '@reef/domain/shared/call-parts';
import { callFunction } from '#platform/data/calls/calls.ts';
import type { Toast } from '#ui/overlays/toast.tsx';

/** Calls a function that answers one row. @returns the toast to show. */
export async function callForToast(name: string, input: unknown): Promise<Toast> {
  const answer = await callFunction(name, input, OutcomeRows);
  if (!answer.ok) return { title: answer.message, tone: 'error' };
  const [row] = answer.data;
  return { title: row?.message ?? 'No answer', tone: row?.success ? 'success' : 'error' };
}
