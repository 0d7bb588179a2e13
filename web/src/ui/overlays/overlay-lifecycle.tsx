import { useEffect, useRef } from 'react';
import { useOverlays } from './overlays.tsx';

/**
 * In an overlay: calls back when it is first rendered, and when it is gone, which the next one
 * waits for.
 */
export function OverlayLifecycle({
  onMount = () => {},
  onUnmount,
}: {
  onMount?: () => void;
  onUnmount: () => void;
}): null {
  const { onClosed } = useOverlays();
  const latest = useRef({ onMount, onUnmount, onClosed });
  useEffect(() => {
    latest.current = { onMount, onUnmount, onClosed };
  }, [onMount, onUnmount, onClosed]);
  useEffect(() => {
    latest.current.onMount();
    return () => {
      latest.current.onUnmount();
      latest.current.onClosed();
    };
  }, []);
  return null;
}
