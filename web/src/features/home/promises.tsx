import type { ReactNode } from 'react';
import { DropIcon, PromiseIcon, TruckIcon } from '#ui/layout/shop-icons.tsx';

const PROMISES = [
  {
    icon: PromiseIcon,
    tone: 'text-kelp',
    title: '48-hour live arrival',
    text: 'Every fish and every coral is covered for the first 48 hours after delivery.',
  },
  {
    icon: TruckIcon,
    tone: 'text-lumen',
    title: 'Delivered in the USA',
    text: 'You choose the day at checkout.',
  },
  {
    icon: DropIcon,
    tone: 'text-violet',
    title: 'Counted live',
    text: 'Stock on screen is stock in our tanks. It changes while you look.',
  },
] as const;

/** What a buyer can rely on, right below the water. */
export function Promises(): ReactNode {
  return (
    <section aria-label="Our promises" className="page">
      <ul className="promise-row surface">
        {PROMISES.map(({ icon: PromiseSign, tone, title, text }) => (
          <li key={title} className="promise">
            <PromiseSign className={`size-10 flex-none ${tone}`} />
            <div>
              <h2 className="text-lg leading-snug">{title}</h2>
              <p className="mt-1 text-sm">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
