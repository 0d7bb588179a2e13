import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import type { TermNote } from 'virtual:reef-content/types';
import { hasPopovers, isPopoverOpen } from '#platform/device/popovers.ts';
import { ArrowRightIcon } from '#ui/layout/icons.tsx';
import { LearnLink } from '#features/learn/pages/learn-link.tsx';
import { popoverPlace } from './popover-place.ts';

/** How long the pointer may be between word and popover before it closes. */
const LEAVE_MS = 180;

type Shown = { note: TermNote; word: HTMLElement };

/** The popover's state, and the listeners around the text. */
export type TermPopoverState = {
  shown: Shown | null;
  close: () => void;
  keepOpen: () => void;
  onClick: (event: MouseEvent) => void;
  onPointerOver: (event: PointerEvent) => void;
  onPointerOut: (event: PointerEvent) => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/**
 * A term's definition appears while the pointer or the focus is on it, and stays while the pointer
 * is on the definition; Escape closes it. A tap, which has no hover, opens it instead of following
 * the link; the popover has the link. (WCAG 1.4.13.)
 */
export function useTermPopover(terms: readonly TermNote[]): TermPopoverState {
  const [shown, setShown] = useState<Shown | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastPointer = useRef('mouse');
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(() => {
    const keepOpen = () => clearTimeout(timer.current);
    const find = (target: EventTarget): Shown | null => {
      const word = target instanceof Element ? target.closest<HTMLElement>('[data-term]') : null;
      const note = terms.find(({ id }) => id === word?.dataset['term']);
      return word && note ? { note, word } : null;
    };
    const open = (target: EventTarget) => {
      const found = find(target);
      if (found === null) return;
      keepOpen();
      setShown(found);
    };
    const closeSoon = () => {
      keepOpen();
      timer.current = setTimeout(() => setShown(null), LEAVE_MS);
    };
    return {
      shown,
      keepOpen,
      close: () => setShown(null),
      onClick(event) {
        if (lastPointer.current !== 'touch' || find(event.target) === null) return;
        event.preventDefault();
        open(event.target);
      },
      onPointerOver(event) {
        lastPointer.current = event.pointerType;
        if (event.pointerType === 'mouse') open(event.target);
      },
      onPointerOut(event) {
        if (event.pointerType === 'mouse' && find(event.target) !== null) closeSoon();
      },
      onFocus: (event) => open(event.target),
      onBlur: (event) => {
        if (find(event.target) !== null) closeSoon();
      },
      onKeyDown(event) {
        if (event.key === 'Escape') setShown(null);
        else lastPointer.current = 'keyboard';
      },
    };
  }, [shown, terms]);
}

function useOutsideClosing({ shown, close }: TermPopoverState): void {
  useEffect(() => {
    if (shown === null) return undefined;
    const onPointerDown = (event: Event) => {
      const isInside =
        event.target instanceof Element &&
        event.target.closest('[data-term], .term-popover') !== null;
      if (!isInside) close();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [shown, close]);
}

function isInSight({ top, bottom }: DOMRect): boolean {
  return bottom > 0 && top < window.innerHeight;
}

/**
 * Positions the popover at its word, and keeps it there while the page scrolls: keyboard focus
 * scrolls the word into view, and must not close the definition by that.
 */
function usePlace({ shown, close }: TermPopoverState) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const popover = ref.current;
    if (popover === null || shown === null) return undefined;
    const place = () => {
      const { left, top } = popoverPlace(
        shown.word.getBoundingClientRect(),
        popover.getBoundingClientRect(),
        { width: document.documentElement.clientWidth, height: window.innerHeight },
      );
      popover.style.left = `${left}px`;
      popover.style.top = `${top}px`;
    };
    const isFocused = () => shown.word.contains(document.activeElement);
    const onScroll = () => {
      if (isInSight(shown.word.getBoundingClientRect()) || isFocused()) place();
      else close();
    };
    if (hasPopovers() && !isPopoverOpen(popover)) popover.showPopover();
    place();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [shown, close]);
  return ref;
}

/** The definition of the term under the pointer, above everything else. */
export function TermPopover(state: TermPopoverState): ReactNode {
  const { shown, keepOpen, close } = state;
  const ref = usePlace(state);
  useOutsideClosing(state);
  if (shown === null) return null;
  const { id, term, definition } = shown.note;
  return (
    <div
      ref={ref}
      key={id}
      popover="manual"
      className="term-popover"
      onPointerEnter={keepOpen}
      onPointerLeave={(event) => {
        // A finger leaves with every tap, before the tap counts as a press of the link.
        if (event.pointerType === 'mouse') close();
      }}
    >
      <p className="term-popover-name">{term}</p>
      <p>{definition}</p>
      <LearnLink to={`/learn/glossary#${id}`} tabIndex={-1} className="term-popover-link">
        Open in the glossary <ArrowRightIcon className="size-4" />
      </LearnLink>
    </div>
  );
}
