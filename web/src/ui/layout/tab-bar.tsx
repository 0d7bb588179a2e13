import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { isPlainClick } from '#ui/routing/plain-click.ts';
import { classNames } from './class-names.ts';

/** One tab: `count` is a badge after its label. */
export type TabItem<T extends string> = {
  value: T;
  label: string;
  /** Null keeps the space for a count that is not known yet. */
  count?: number | null;
  icon?: ReactNode;
  /** The address of the tab's own page: the tab is then a link, which works without any script. */
  href?: string;
};

/** A tab responds to the space bar, as a button does; a plain link does not. */
function pressBySpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

function Tab<T extends string>({
  item,
  barId,
  isChosen,
  onChoose,
}: {
  item: TabItem<T>;
  barId: string;
  isChosen: boolean;
  onChoose: () => void;
}): ReactNode {
  const tab = {
    role: 'tab',
    id: `${barId}-tab-${item.value}`,
    'aria-controls': `${barId}-panel`,
    'aria-selected': isChosen,
    tabIndex: isChosen ? 0 : -1,
    className: 'tab',
  } as const;
  const content = (
    <>
      {item.icon}
      {item.label}
      {item.count !== undefined && (
        <span className="tab-count figures">{item.count ?? '\u00a0'}</span>
      )}
    </>
  );
  if (item.href === undefined) {
    return (
      <button type="button" {...tab} onClick={onChoose}>
        {content}
      </button>
    );
  }
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose();
  };
  return (
    <a href={item.href} {...tab} onClick={onClick} onKeyDown={pressBySpace}>
      {content}
    </a>
  );
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys, Home and End among the tabs of a bar: moves the focus and chooses. */
function moveAmong(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = items.findIndex((item) => item === document.activeElement);
  const step = STEPS[event.key];
  const target =
    step !== undefined
      ? (at + step + items.length) % items.length
      : event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? items.length - 1
          : null;
  if (target === null || at < 0) return;
  event.preventDefault();
  items[target]?.focus();
  items[target]?.click();
}

/** Scrolls the bar, not the page, until the selected tab is visible. */
function showTab(bar: HTMLElement, tabId: string): void {
  if (bar.scrollWidth <= bar.clientWidth) return;
  const chosen = document.getElementById(tabId)?.getBoundingClientRect();
  const seen = bar.getBoundingClientRect();
  if (chosen === undefined || (chosen.left >= seen.left && chosen.right <= seen.right)) return;
  bar.scrollLeft += chosen.left + chosen.width / 2 - (seen.left + seen.width / 2);
}

/**
 * Tabs whose panel the page renders itself (with `tabPanelProps`), for example if the tab is part
 * of the address. Light: no Headless UI. On narrow screens the bar scrolls sideways.
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
        <Tab
          key={item.value}
          item={item}
          barId={id}
          isChosen={item.value === value}
          onChoose={() => onChange(item.value)}
        />
      ))}
    </div>
  );
}

/** Ties a panel to its bar: spread these on the element with the selected tab's content. */
export function tabPanelProps(id: string, value: string) {
  return { id: `${id}-panel`, role: 'tabpanel', 'aria-labelledby': `${id}-tab-${value}` } as const;
}
