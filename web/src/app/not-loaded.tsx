import { useEffect } from 'react';
import { canStore } from '#platform/storage.ts';
import { useToast } from '#ui/overlays/toast.tsx';

const RELOAD = { label: 'Reload Page', onSelect: () => window.location.reload() };

/** Says that an overlay could not be loaded, and what to do; it then counts as closed. */
export function NotLoaded({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }): null {
  const toast = useToast();
  useEffect(() => {
    if (!isOpen) return;
    onClose();
    toast({
      title: 'This could not be opened',
      text: `Check your connection, then reload the page.${canStore() ? ' Your cart is safe.' : ''}`,
      tone: 'error',
      action: RELOAD,
    });
  }, [isOpen, onClose, toast]);
  return null;
}
