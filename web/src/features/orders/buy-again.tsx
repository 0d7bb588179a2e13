import { useState, type ReactNode } from 'react';
import { lineItems } from '@reef/domain/cart/line-item';
import type { Order } from '@reef/domain/orders/order';
import { useIsOnline } from '#platform/device/online.ts';
import { type BoughtAgain, buyAgain, type BuyAgainResult } from '#state/cart/buy-again.ts';
import { Button } from '#ui/forms/button.tsx';
import { useAction } from '#ui/forms/use-action.ts';
import { CartIcon } from '#ui/layout/icons.tsx';
import { buyAgainMessages } from './buy-again-messages.ts';

function Told({ lines }: { lines: readonly BoughtAgain[] }): ReactNode {
  const { added, missing } = buyAgainMessages(lines);
  return (
    <>
      <p className="font-semibold text-foam">
        {added.length === 0 ? 'Nothing was added to your cart.' : 'In your cart now:'}
      </p>
      {added.length > 0 && (
        <ul className="list-disc ps-5 text-mist">
          {added.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <ul className="list-disc ps-5 text-sun">
          {missing.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function Answer({ result }: { result: BuyAgainResult }): ReactNode {
  return (
    <div className="surface-quiet grid gap-2 p-4 text-sm">
      {result.ok ? (
        <Told lines={result.lines} />
      ) : (
        <p className="text-sun">The stock could not be checked. Please try again.</p>
      )}
    </div>
  );
}

/** Puts an order's lines into the cart again, and says what was not available (ORD-04). */
export function BuyAgain({ order }: { order: Order }): ReactNode {
  const isOnline = useIsOnline();
  const [result, setResult] = useState<BuyAgainResult | null>(null);
  const [isBusy, buy] = useAction(async () => {
    setResult(null);
    setResult(await buyAgain(lineItems(order.items)));
  });
  return (
    <div className="mt-5 grid gap-3">
      <Button
        kind="secondary"
        className="w-full"
        isBusy={isBusy}
        disabled={!isOnline}
        onClick={buy}
      >
        {!isBusy && <CartIcon className="size-5" />}
        <span>{isBusy ? 'Checking the stock…' : 'Buy again'}</span>
      </Button>
      <output>{result !== null && <Answer result={result} />}</output>
    </div>
  );
}
