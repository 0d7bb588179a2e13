import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Link } from '#ui/routing/link.tsx';

/** One entry: a link, or an action. */
export type MenuEntry = { key: string; label: string; icon?: ReactNode; after?: ReactNode } & (
  | { to: string }
  | { onSelect: () => void }
);

function Entry({ entry, onClose }: { entry: MenuEntry; onClose: () => void }): ReactNode {
  if ('to' in entry) {
    return (
      <Link to={entry.to} className="menu-item" data-entry onClick={onClose}>
        {entry.icon}
        {entry.label}
        {entry.after}
      </Link>
    );
  }
  const select = () => {
    onClose();
    entry.onSelect();
  };
  return (
    <button type="button" className="menu-item" data-entry onClick={select}>
      {entry.icon}
      {entry.label}
      {entry.after}
    </button>
  );
}

/** Moves the focus among the entries with the arrow keys, Home and End. */
function moveFocus(root: HTMLElement, event: KeyboardEvent): void {
  const entries = [...root.querySelectorAll<HTMLElement>('[data-entry]')];
  const at = entries.findIndex((entry) => entry === document.activeElement);
  const targets: Record<string, number> = {
    ArrowDown: (at + 1) % entries.length,
    ArrowUp: (at - 1 + entries.length) % entries.length,
    Home: 0,
    End: entries.length - 1,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  entries[target]?.focus({ preventScroll: true });
}

/**
 * While open: arrow keys move among the entries; Escape closes and gives the focus back; a press or
 * a focus elsewhere closes too, and keeps the focus, and so does going back or forward.
 */
function useOpenMenu(isOpen: boolean, onClose: () => void): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onElsewhere = (event: Event) => {
      const isInside = event.target instanceof Node && root.current?.contains(event.target);
      if (isInside !== true) onClose();
    };
    const onKey = (event: KeyboardEvent) => {
      if (root.current === null) return;
      if (event.key !== 'Escape') {
        moveFocus(root.current, event);
        return;
      }
      onClose();
      // Its button is in the sticky header: Chromium would scroll to where that is in the flow.
      root.current.querySelector('button')?.focus({ preventScroll: true });
    };
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('pointerdown', onElsewhere, { signal });
    document.addEventListener('focusin', onElsewhere, { signal });
    document.addEventListener('keydown', onKey, { signal });
    // First, so that the title of the other page gets the focus.
    window.addEventListener('popstate', onClose, { signal, capture: true });
    return () => stop.abort();
  }, [isOpen, onClose]);
  return root;
}

/**
 * A button that opens a list of entries; `header` is above them. Our own rather than Headless UI's,
 * which brings 20 KB of positioning code that every page would pay for in its header.
 */
export function Menu({
  label,
  button,
  buttonClassName = 'btn btn-ghost',
  header,
  entries,
}: {
  /** The button's name, if `button` alone does not say it. */
  label?: string;
  button: ReactNode;
  buttonClassName?: string;
  header?: ReactNode;
  entries: readonly MenuEntry[];
}): ReactNode {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [close] = useState(() => () => setIsOpen(false));
  const root = useOpenMenu(isOpen, close);
  return (
    <div ref={root} className="relative">
      <button
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        className={buttonClassName}
        onClick={() => setIsOpen(!isOpen)}
      >
        {button}
      </button>
      <div id={id} hidden={!isOpen} className="panel panel-menu absolute end-0 top-full mt-2">
        {header}
        <ul>
          {entries.map((entry) => (
            <li key={entry.key}>
              <Entry entry={entry} onClose={close} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
