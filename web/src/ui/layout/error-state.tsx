import type { ReactNode } from 'react';
import { Button } from '#ui/forms/button.tsx';
import { RefreshIcon, WarningIcon } from './icons.tsx';
import { focusFirst, passFocus } from './pass-focus.ts';

/** The places whose heading is above a part; a section may have none. */
const PLACES = ['section', '[role=dialog]', 'main'];

/** A ref for a part whose Retry replaces it: the focus goes to the heading above. */
function passFocusUp(part: HTMLElement | null): () => void {
  return () => {
    const places = PLACES.map((place) => part?.closest(place));
    passFocus(part, () =>
      places.some((place) => focusFirst(place, 'h1, h2', { preventScroll: true })),
    );
  };
}

/** Something could not be shown: says so, and offers to try again. */
export function ErrorState({
  message,
  heading: Heading = 'p',
  text,
  retryLabel = 'Retry',
  onRetry,
}: {
  message: string;
  /** `h1` if this is the whole page. */
  heading?: 'p' | 'h1';
  text?: string;
  retryLabel?: string;
  onRetry: () => void;
}): ReactNode {
  return (
    <div
      ref={passFocusUp}
      role="alert"
      className="flex flex-col items-center px-4 py-14 text-center"
    >
      <WarningIcon className="mb-4 size-10 text-sun" />
      <Heading className="font-display text-xl font-semibold text-foam">{message}</Heading>
      {text !== undefined && <p className="mt-2 max-w-md text-mist">{text}</p>}
      <Button kind="secondary" className="mt-6" onClick={onRetry}>
        <RefreshIcon className="size-4" />
        {retryLabel}
      </Button>
    </div>
  );
}
