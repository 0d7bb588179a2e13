import type { ReactNode } from 'react';
import type { Order } from '@reef/domain/orders/order';
import { isPicked, pickedCount, pickList, type PickRow } from '@reef/domain/packing/pick-list';
import { Card } from '#ui/layout/card.tsx';
import { PictureThumb } from '#ui/photos/picture-thumb.tsx';
import { sharesText } from './packing-messages.ts';
import { tickRow, usePickTicks } from './pick-ticks.ts';

function Row({ row, ticked }: { row: PickRow; ticked: ReadonlySet<string> }): ReactNode {
  const isDone = isPicked(row, ticked);
  const picked = pickedCount(row, ticked);
  return (
    <li className="pick-row">
      <label className="tick">
        <input
          type="checkbox"
          checked={isDone}
          onChange={(event) => tickRow(row, event.target.checked)}
        />
        <span className="figures pick-count">{`${row.total} ×`}</span>
        <span className="grid min-w-0 gap-0.5">
          <span className={isDone ? 'text-haze line-through' : 'text-foam'}>{row.name}</span>
          <span className="figures text-xs font-normal wrap-anywhere text-haze">
            {sharesText(row.shares)}
          </span>
          {!isDone && picked > 0 && (
            <span className="text-xs text-sun">{`${picked} picked, ${row.total - picked} more wanted`}</span>
          )}
        </span>
      </label>
      <PictureThumb url={row.imageUrl} name={row.name} />
    </li>
  );
}

/** One list of the animals of all orders of a day, to tick in the fish room (SHIP-03). */
export function PickListCard({ orders }: { orders: readonly Order[] }): ReactNode {
  const { ticked, isKept } = usePickTicks();
  const categories = pickList(orders);
  const rows = categories.flatMap((category) => category.rows);
  const done = rows.filter((row) => isPicked(row, ticked)).length;
  return (
    <Card as="section" className="grid content-start gap-4 p-5">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-3">
          <h3 className="text-lg">Pick list</h3>
          <p className="figures text-sm text-mist">{`${done} of ${rows.length} picked`}</p>
        </div>
        <p className="text-sm text-haze">
          {isKept
            ? 'Ticks stay on this device alone. They need no signal and are still there after a reload; others who pack do not see them.'
            : 'This device cannot keep ticks: they are gone when this page is closed.'}
        </p>
      </div>
      {categories.map((category) => (
        <div key={category.category} className="grid gap-1">
          <h4 className="text-sm font-semibold text-lumen">{category.category}</h4>
          <ul className="grid">
            {category.rows.map((row) => (
              <Row key={row.key} row={row} ticked={ticked} />
            ))}
          </ul>
        </div>
      ))}
    </Card>
  );
}
