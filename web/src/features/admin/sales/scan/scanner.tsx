import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Button } from '#ui/forms/button.tsx';
import { passFocusToButton } from '#ui/layout/pass-focus-on.ts';
import { openDetector } from './barcodes.ts';
import { showCamera, troubleOf, type CameraTrouble } from './camera.ts';
import { lookForNumber } from './look-for-number.ts';

const WORDS: Record<CameraTrouble, string> = {
  blocked:
    'This site may not use the camera. Allow it beside the address or in the browser’s settings and try again, or choose the carrier and type the number.',
  missing: 'There is no camera here. Choose the carrier and type the number.',
  failed:
    'The camera cannot be used now; perhaps another app has it. Try again, or choose the carrier and type the number.',
};

function Trouble({ what, onRetry }: { what: CameraTrouble; onRetry: () => void }): ReactNode {
  return (
    <div ref={passFocusToButton} role="alert" className="grid justify-items-start gap-3">
      <p className="text-sm text-alarm">{WORDS[what]}</p>
      {what !== 'missing' && (
        <Button kind="secondary" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}

type Callbacks = {
  onFound: (text: string) => void;
  onTrouble: (what: CameraTrouble) => void;
  onHidden: () => void;
};

/**
 * The camera's picture, until a number is in it. The camera ends with the first number, when this
 * unmounts, when it fails, and when the app is hidden.
 */
function Viewfinder({ onFound, onTrouble, onHidden }: Callbacks): ReactNode {
  const video = useRef<HTMLVideoElement>(null);
  const found = useEffectEvent(onFound);
  const stumble = useEffectEvent(onTrouble);
  const leave = useEffectEvent(onHidden);
  useEffect(() => {
    const element = video.current;
    if (element === null) return undefined;
    const camera = new AbortController();
    const { signal } = camera;
    const end = (callback: () => void) => {
      if (signal.aborted) return;
      camera.abort();
      callback();
    };
    const run = async () => {
      await showCamera(element, signal, () => end(() => stumble('failed')));
      const number = await lookForNumber(openDetector(), element, signal);
      if (number !== null) end(() => found(number));
    };
    run().catch((error: unknown) => end(() => stumble(troubleOf(error))));
    const onVisibility = () => document.hidden && end(leave);
    document.addEventListener('visibilitychange', onVisibility, { signal });
    return () => camera.abort();
  }, []);
  return <video ref={video} muted playsInline className="scanner" aria-label="Camera" />;
}

/** Reads a parcel label with the camera, or says why it cannot and what to do instead. */
export default function Scanner({
  onFound,
  onClose,
}: {
  onFound: (text: string) => void;
  onClose: () => void;
}): ReactNode {
  const [trouble, setTrouble] = useState<CameraTrouble | null>(null);
  return (
    <div className="grid gap-3">
      {trouble === null ? (
        <Viewfinder onFound={onFound} onTrouble={setTrouble} onHidden={onClose} />
      ) : (
        <Trouble what={trouble} onRetry={() => setTrouble(null)} />
      )}
      <Button kind="ghost" onClick={onClose}>
        {trouble === null ? 'Stop scanning' : 'Go on without the camera'}
      </Button>
    </div>
  );
}
