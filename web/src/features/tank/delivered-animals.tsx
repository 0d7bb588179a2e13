import type { ReactNode } from 'react';
import { MAX_RESIDENTS, type Resident } from '@reef/domain/fit/tank';
import { Order } from '@reef/domain/orders/order';
import { useNow } from '#platform/clock.ts';
import { useLiveQuery } from '#platform/data/live/live-query.ts';
import { useWholeCatalogue } from '#state/catalogue/catalogue.ts';
import { LIBRARY } from '#state/fit/library.ts';
import { useAnsweredOrders } from '#state/tanks/answered-orders.ts';
import { isDelivered, latestOrders } from '#state/tanks/bought.ts';
import { useEarlierAnswers } from '#state/tanks/earlier-answers.ts';
import { Button } from '#ui/forms/button.tsx';
import { passFocusToHeading } from '#ui/layout/pass-focus-on.ts';
import { useToast } from '#ui/overlays/toast.tsx';
import { firstOffer, withNewcomers } from './delivered.ts';
import { withoutNewcomers, type ChangeResidents } from './residents.ts';

/** Offers to add the animals of a customer's latest order (FIT-06). */
export function DeliveredAnimals({
  userId,
  residents,
  onChange,
}: {
  userId: string;
  residents: readonly Resident[];
  onChange: ChangeResidents;
}): ReactNode {
  const now = useNow();
  const toast = useToast();
  const answers = useAnsweredOrders(userId);
  const { answered, answer } = answers;
  const { items, isFromCache } = useLiveQuery(latestOrders(userId), Order);
  const earlier = useEarlierAnswers(answers, isFromCache ? null : items.map(({ id }) => id));
  const known = new Set([...(answered ?? []), ...earlier]);
  const unanswered = items.filter((each) => isDelivered(each, now) && !known.has(each.id));
  const offered = firstOffer(unanswered, useWholeCatalogue(unanswered.length > 0), LIBRARY);
  if (answered === null || offered === null) return null;
  const { order, newcomers } = offered;
  const grown = withNewcomers(residents, newcomers);
  const storeAnswer = (isOver: boolean) => {
    answer([order.id], isOver).catch(() =>
      toast({ title: 'That could not be saved', tone: 'error' }),
    );
  };
  const add = () => {
    storeAnswer(true);
    onChange((present) => withNewcomers(present, newcomers));
    const undo = () => {
      storeAnswer(false);
      onChange((present) => withoutNewcomers(present, residents, grown));
    };
    toast({ title: 'Added to your tank', action: { label: 'Undo', onSelect: undo } });
  };
  return (
    <section
      ref={passFocusToHeading}
      className="surface-quiet mt-6 grid gap-4 p-4"
      aria-label="Delivered"
    >
      <p className="text-sm text-mist">
        Order {order.order_number}{' '}
        {order.delivered_at === null ? 'should have arrived' : 'has arrived'}:{' '}
        <strong className="text-foam">
          {newcomers.map(({ name, count }) => (count > 1 ? `${count} × ${name}` : name)).join(', ')}
        </strong>
        . Do they live in this tank?
      </p>
      <div className="flex flex-wrap gap-3">
        {grown.length <= MAX_RESIDENTS && <Button onClick={add}>Add to this tank</Button>}
        <Button kind="ghost" onClick={() => storeAnswer(true)}>
          No
        </Button>
      </div>
    </section>
  );
}
