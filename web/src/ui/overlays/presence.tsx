import { useEffect, useRef } from 'react';
import { useOverlays } from './overlays.tsx';

/**
 * In an overlay: calls back when it is first rendered, and when it is gone, which the next one
 * waits for.
 */
export function Presence({
  onCome = () => {},
  onGone,
}: {
  onCome?: () => void;
  onGone: () => void;
}): null {
  const { left } = useOverlays();
  const latest = useRef({ onCome, onGone, left });
  useEffect(() => {
    latest.current = { onCome, onGone, left };
  }, [onCome, onGone, left]);
  useEffect(() => {
    latest.current.onCome();
    return () => {
      latest.current.onGone();
      latest.current.left();
    };
  }, []);
  return null;
}
