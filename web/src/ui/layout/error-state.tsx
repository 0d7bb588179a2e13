import type { ReactNode } from 'react';
import { Button } from '#ui/forms/button.tsx';
import { RefreshIcon, WarningIcon } from './icons.tsx';

/** A ref for a part whose Retry replaces it: the focus goes to the heading above. */
function passFocusUp(part: HTMLElement | null): () => void {
  const place = part?.closest('section:has(h1, h2), [role=dialog], main');
  return () => {
    if (part?.contains(document.activeElement) !== true) return;
    setTimeout(() => {
      const heading = place?.querySelector<HTMLElement>('h1, h2');
      if (!heading || document.activeElement !== document.body) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
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
  onRetry?: () => void;
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
      {onRetry !== undefined && (
        <Button kind="secondary" className="mt-6" onClick={onRetry}>
          <RefreshIcon className="size-4" />
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
