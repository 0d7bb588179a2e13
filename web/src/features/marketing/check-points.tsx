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

/** Such lists side by side, each with its heading. */
export function PointSections({
  sections,
}: {
  sections: readonly { title: string; points: readonly string[] }[];
}): ReactNode {
  return (
    <div className="delivery-sections">
      {sections.map(({ title, points }) => (
        <section key={title}>
          <h2 className="text-xl">{title}</h2>
          <CheckPoints points={points} />
        </section>
      ))}
    </div>
  );
}
