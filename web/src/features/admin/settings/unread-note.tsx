import type { ReactNode } from 'react';
import type { ShopSettings } from '@reef/domain/settings/owner-settings';
import { WarningIcon } from '#ui/layout/icons.tsx';

const FIELD_WORDS: Record<keyof ShopSettings, string> = {
  delivery: 'delivery methods',
  closed_dates: 'dates without shipping',
  keeps_holidays: 'holidays',
  time_zone: 'time zone',
  hours: 'opening hours',
  contact: 'contact details',
  guarantee_hours: 'guarantee',
  specified_orders: 'specified orders',
};

/**
 * Says which saved settings this page cannot read, because another release of the shop has saved
 * them, and what to do. Renders nothing if it can read all.
 * @param unread names of fields.
 */
export function UnreadNote({ unread }: { unread: readonly string[] }): ReactNode {
  const words = Object.entries(FIELD_WORDS).flatMap(([name, word]) =>
    unread.includes(name) ? word : [],
  );
  if (words.length === 0) return null;
  return (
    <div role="alert" className="note note-warning items-start">
      <WarningIcon className="size-5 flex-none" />
      <p>
        {`Another release of the shop has saved these settings, and this one cannot read: ${words.join(', ')}. `}
        Reload the page first, in case it is out of date. Otherwise correct these fields, which show
        what the shop began with, and save: that replaces what was saved.
      </p>
    </div>
  );
}
