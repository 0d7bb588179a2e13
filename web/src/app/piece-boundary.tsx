import { Component, useEffect, type ReactNode } from 'react';
import { useToast } from '#ui/overlays/toast.tsx';

type Props = { fallback: ReactNode; children: ReactNode };

/** A net under one piece of the page: where it cannot be drawn or loaded, the page stays. */
export class PieceBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/** Says that what was opened could not be loaded, and what to do; then counts as closed. */
export function NotLoaded({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }): null {
  const toast = useToast();
  useEffect(() => {
    if (!isOpen) return;
    onClose();
    toast({
      title: 'This could not be opened',
      text: 'Check your connection, then reload the page. Your cart is safe.',
      tone: 'error',
      action: { label: 'Reload Page', onSelect: () => window.location.reload() },
    });
  }, [isOpen, onClose, toast]);
  return null;
}
