import type { ReactNode } from 'react';
import { trackingNumberOf } from '@reef/domain/orders/delivery/delivery';
import { canBeFilled, type Order } from '@reef/domain/orders/order';
import {
  orderTimeline,
  type StepState,
  type TimelineStep,
} from '@reef/domain/orders/order-timeline';
import { trackingUrl } from '@reef/domain/orders/delivery/tracking-url';
import { CLOCKS, useNow } from '#platform/clock.ts';
import { useShopSettings } from '#state/settings/shop-settings.ts';
import { CheckIcon, CloseIcon } from '#ui/layout/icons.tsx';
import { ExternalIcon } from '#ui/layout/later-icons.tsx';
import { GuaranteeCountdown } from '#ui/orders/guarantee-countdown.tsx';
import { Link } from '#ui/routing/link.tsx';
import './order-timeline.css';
import { stepText } from './timeline-messages.ts';

/** Read out before a step's title; the dot shows it. */
const SPOKEN: Record<StepState, string> = {
  done: 'Done: ',
  now: 'Now: ',
  ahead: 'Still to come: ',
  stopped: 'Ended: ',
};

/** The carrier's page for the parcel; null if there is no number, or the carrier is unknown. */
function Tracking({ order }: { order: Order }): ReactNode {
  const number = trackingNumberOf(order);
  const url = trackingUrl(order.shipping_carrier, number);
  if (url === null) return null;
  return (
    <a
      className="text-link relative text-sm after:absolute after:-inset-2.5 after:content-['']"
      href={url}
      target="_blank"
      rel="noreferrer"
    >
      Track <span className="figures wrap-anywhere">{number}</span>
      <ExternalIcon className="ms-1.5 inline size-3.5" />
      <span className="sr-only"> with {order.shipping_carrier}, opens in a new tab</span>
    </a>
  );
}

function Dot({ state }: { state: StepState }): ReactNode {
  return (
    <span className="timeline-dot" aria-hidden="true">
      {state === 'done' && <CheckIcon className="size-4" />}
      {state === 'stopped' && <CloseIcon className="size-3.5" />}
    </span>
  );
}

function Step({ step, order, now }: { step: TimelineStep; order: Order; now: Date }): ReactNode {
  const { title, when, text } = stepText(step, order, useShopSettings(), now);
  const isTicking = step.kind === 'guarantee' && order.is_fulfilled && canBeFilled(order);
  return (
    <li data-state={step.state}>
      <Dot state={step.state} />
      <div className="grid min-w-0 justify-items-start gap-0.5">
        <p className={step.state === 'ahead' ? 'text-haze' : 'font-semibold text-foam'}>
          <span className="sr-only">{SPOKEN[step.state]}</span>
          <span>{title}</span>
        </p>
        {when !== null && step.at !== null && (
          <time dateTime={step.at.toISOString()} className="figures text-sm text-mist">
            {when}
          </time>
        )}
        {text !== null && <p className="text-sm text-mist">{text}</p>}
        {step.kind === 'paid' && order.replaces !== undefined && (
          <Link
            to={`/orders/${order.replaces.order_number}`}
            className="text-link tap-link text-sm"
          >
            See order {order.replaces.order_number}
          </Link>
        )}
        {step.kind === 'sent' && <Tracking order={order} />}
        {isTicking && <GuaranteeCountdown order={order} clock={CLOCKS.second} />}
      </div>
    </li>
  );
}

/** Keeps steps apart that an order can have several of. */
function keyOf(step: TimelineStep): string {
  if (step.kind === 'claim') return step.claim.id;
  return step.kind === 'moved' ? step.move.id : step.kind;
}

/** What has happened to an order and what is to come (ORD-01). */
export function OrderTimeline({ order }: { order: Order }): ReactNode {
  const now = useNow('minute');
  return (
    <ol className="timeline">
      {orderTimeline(order, now).map((step) => (
        <Step key={keyOf(step)} step={step} order={order} now={now} />
      ))}
    </ol>
  );
}
