import { useState, type MouseEvent, type ReactNode } from 'react';
import { useToast } from '#ui/overlays/toast.tsx';
import type { PhotoViewer } from './photo-viewer.tsx';

type Opened = { Viewer: typeof PhotoViewer; first: number; button: HTMLElement };

/**
 * Shows photos large, over the page. The viewer's code loads with the first press.
 * @returns the viewer, null while it is closed, and what a button's press calls, with the index of
 * the photo that is shown first.
 */
export function usePhotoViewer(
  title: string,
  urls: readonly string[],
): [viewer: ReactNode, open: (press: MouseEvent<HTMLElement>, first?: number) => Promise<void>] {
  const toast = useToast();
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = async ({ currentTarget: button }: MouseEvent<HTMLElement>, first = 0) => {
    try {
      const { PhotoViewer: Viewer } = await import('./photo-viewer.tsx');
      setOpened({ Viewer, first, button });
    } catch {
      const text = 'Check your connection, then reload the page.';
      toast({ title: 'The picture could not be opened', text, tone: 'error' });
    }
  };
  const close = () => {
    setOpened(null);
    // Headless UI returns the focus only to what was focused after its code was there.
    setTimeout(() => opened?.button.focus({ preventScroll: true }));
  };
  const viewer = opened && (
    <opened.Viewer title={title} urls={urls} first={opened.first} onClose={close} />
  );
  return [viewer, open];
}
