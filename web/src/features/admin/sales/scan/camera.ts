/** Why there is no camera picture. */
export type CameraTrouble = 'blocked' | 'missing' | 'failed';

/** An error of `getUserMedia` or `play`, as a reason. */
export function troubleOf(error: unknown): CameraTrouble {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'blocked';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed';
}

/**
 * Shows the rear camera in `video` until `signal` aborts, which releases the camera at once, even
 * while it starts. Rejects if there is no camera or its use is denied.
 * @param onLost is called when the system takes the camera away.
 */
export async function showCamera(
  video: HTMLVideoElement,
  signal: AbortSignal,
  onLost: () => void,
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 } },
  });
  const release = () => {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  if (signal.aborted) return release();
  signal.addEventListener('abort', release, { once: true });
  for (const track of stream.getTracks()) track.addEventListener('ended', onLost, { signal });
  video.srcObject = stream;
  await video.play();
  return undefined;
}
