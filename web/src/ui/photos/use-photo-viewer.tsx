import { useState, type MouseEvent, type ReactNode } from 'react';
import { useToast } from '#ui/overlays/toast.tsx';

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
  const [viewer, setViewer] = useState<ReactNode>(null);
  const open = async ({ currentTarget: button }: MouseEvent<HTMLElement>, first = 0) => {
    try {
      const { PhotoViewer } = await import('./photo-viewer.tsx');
      const close = () => {
        setViewer(null);
        // Headless UI returns the focus only to what was focused after its code was there.
        setTimeout(() => button.focus({ preventScroll: true }));
      };
      setViewer(<PhotoViewer title={title} urls={urls} first={first} onClose={close} />);
    } catch {
      const text = 'Check your connection, then reload the page.';
      toast({ title: 'The picture could not be opened', text, tone: 'error' });
    }
  };
  return [viewer, open];
}
