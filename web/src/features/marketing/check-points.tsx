import type { ReactNode } from 'react';
import { CheckIcon } from '#ui/layout/icons.tsx';

/** A list of sentences, each with a check. */
export function CheckPoints({ points }: { points: readonly string[] }): ReactNode {
  return (
    <ul className="check-points">
      {points.map((point) => (
        <li key={point}>
          <CheckIcon className="size-5 text-kelp" />
          {point}
        </li>
      ))}
    </ul>
  );
}
