import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { moveAmong } from './roving.ts';

/** One tab: `count` is a badge after its words. */
export type TabItem<T extends string> = {
  value: T;
  label: string;
  /** Null keeps the place of a count that is not known yet. */
  count?: number | null;
  icon?: ReactNode;
};

/** Scrolls the bar, not the page, until the chosen tab is in sight. */
function showTab(bar: HTMLElement, tabId: string): void {
  if (bar.scrollWidth <= bar.clientWidth) return;
  const chosen = document.getElementById(tabId)?.getBoundingClientRect();
  const seen = bar.getBoundingClientRect();
  if (chosen === undefined || (chosen.left >= seen.left && chosen.right <= seen.right)) return;
  bar.scrollLeft += chosen.left + chosen.width / 2 - (seen.left + seen.width / 2);
}

/**
 * Tabs whose panel the page draws itself (with `tabPanelProps`), as where the tab lives in the
 * address. Light: no Headless UI. On narrow screens the bar scrolls sideways.
 */
export function TabBar<T extends string>({
  id,
  label,
  value,
  items,
  className,
  onChange,
}: {
  id: string;
  label: string;
  value: T;
  items: readonly TabItem<T>[];
  className?: string;
  onChange: (value: T) => void;
}): ReactNode {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (bar.current !== null) showTab(bar.current, `${id}-tab-${value}`);
  }, [id, value]);
  return (
    <div
      ref={bar}
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      className={classNames('tab-bar', className)}
      onKeyDown={moveAmong}
    >
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          role="tab"
          data-roving
          id={`${id}-tab-${item.value}`}
          aria-controls={`${id}-panel`}
          aria-selected={item.value === value}
          tabIndex={item.value === value ? 0 : -1}
          className="tab"
          onClick={() => onChange(item.value)}
        >
          {item.icon}
          {item.label}
          {item.count !== undefined && (
            <span className="tab-count figures">{item.count ?? '\u00a0'}</span>
          )}
        </button>
      ))}
    </div>
  );
}

/** What ties a panel to its bar: spread on the element that holds the chosen tab's content. */
export function tabPanelProps(id: string, value: string) {
  return { id: `${id}-panel`, role: 'tabpanel', 'aria-labelledby': `${id}-tab-${value}` } as const;
}
