import type { ReactNode } from 'react';
import { cartTotalCents } from '@reef/domain/cart/cart';
import type { CartLine } from '@reef/domain/cart/cart-line';
import { toCents } from '@reef/domain/shared/money';
import { Price } from '#ui/product/price.tsx';

function SummaryLine({ line }: { line: CartLine }): ReactNode {
  return (
    <li className="flex items-baseline justify-between gap-4 py-2">
      <span className="min-w-0 text-mist">
        {line.name}{' '}
        <span className="figures whitespace-nowrap text-haze">{`× ${line.quantity}`}</span>
      </span>
      <Price cents={toCents(line.price) * line.quantity} />
    </li>
  );
}

/**
 * What is in the cart, with its total (CHK-01).
 * @param shipping the price of the chosen delivery, in cents; null until one is chosen.
 */
export function OrderSummary({
  lines,
  shipping,
}: {
  lines: readonly CartLine[];
  shipping: number | null;
}): ReactNode {
  return (
    <section aria-labelledby="order-summary">
      <h3 id="order-summary" className="mb-1 text-lg">
        Order Summary
      </h3>
      <ul className="divide-y divide-[var(--line)]">
        {lines.map((line) => (
          <SummaryLine key={line.id} line={line} />
        ))}
      </ul>
      <dl className="mt-3 grid gap-2 border-t border-[var(--line-strong)] pt-4">
        <div className="flex justify-between gap-4">
          <dt className="text-mist">Shipping</dt>
          <dd className="text-mist">
            {shipping ? (
              <Price cents={shipping} />
            ) : shipping === 0 ? (
              'Free'
            ) : (
              'Calculated at checkout'
            )}
          </dd>
        </div>
        <div className="flex items-baseline justify-between gap-4">
          <dt className="text-lg font-semibold text-foam">Total</dt>
          <dd>
            <Price cents={cartTotalCents(lines) + (shipping ?? 0)} className="text-2xl" />
          </dd>
        </div>
      </dl>
    </section>
  );
}
