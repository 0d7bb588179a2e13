import type { ReactNode } from 'react';

const WIDTH = 100;
const HEIGHT = 4;

/** The progress of a course, decorative; the words next to it say the same. */
export function ProgressBar({ part, whole }: { part: number; whole: number }): ReactNode {
  const share = Math.max(0, Math.min(1, part / whole));
  return (
    <svg
      className="keeping-bar"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={WIDTH} height={HEIGHT} rx="2" />
      <rect width={WIDTH * share} height={HEIGHT} rx="2" />
    </svg>
  );
}
