import type { ApiUnderTest } from './api-under-test.ts';
import { intentIdOf } from './intent-id.ts';
import { smallSession } from './sample-session.ts';

/** A session that was paid by card, and its payment intent, by their ids. */
export async function paidSession(api: ApiUnderTest): Promise<{ id: string; intent: string }> {
  const { id } = await api.stripe.checkout.sessions.create(smallSession());
  await api.control(`/sessions/${id}/pay`, { method: 'card' });
  return { id, intent: intentIdOf(await api.stripe.checkout.sessions.retrieve(id)) };
}
