import type { ReactNode } from 'react';
import type { PlanStep } from '@reef/domain/fit/plan/plan';
import { AnimalShape } from '#ui/fit/animal-shape.tsx';
import { ReasonList } from '#ui/fit/reason-list.tsx';
import { VerdictBadge } from '#ui/fit/verdict-badge.tsx';
import { IconButton } from '#ui/forms/icon-button.tsx';
import { formatDate } from '#ui/format-date.ts';
import { TrashIcon } from '#ui/layout/later-icons.tsx';
import { passFocusOn } from '#ui/layout/pass-focus-on.ts';
import { localDay } from '@reef/domain/shipping/day';

/** The animals of a plan in the order of their days, each with its verdict on that day. */
export function PlanSteps({
  steps,
  onRemove,
}: {
  steps: readonly PlanStep[];
  onRemove: (step: PlanStep) => void;
}): ReactNode {
  return (
    <ol className="plan-steps">
      {steps.map((step, index) => {
        const { animal, date, verdict } = step;
        const { name, care, count } = animal;
        // A shared plan may have an animal twice. Keys must not change when another step is
        // removed.
        const before = steps.slice(0, index).filter((each) => each.animal.name === name).length;
        return (
          <li
            key={`${name} ${before}`}
            ref={passFocusOn}
            className="surface-quiet grid gap-3 p-4 sm:p-5"
          >
            <div className="flex items-start gap-4">
              <svg
                viewBox="-4 -50 108 100"
                className="h-10 w-12 flex-none text-lumen"
                aria-hidden="true"
              >
                <AnimalShape group={care?.group} size={100} x={0} y={0} />
              </svg>
              <div className="min-w-0 flex-1">
                <p className="figures text-sm text-haze">
                  <time dateTime={localDay(date)}>{formatDate(date)}</time>
                </p>
                <p className="text-lg font-semibold text-foam">
                  <span className="inline-block first-letter:uppercase">{name}</span>
                  {count > 1 && <span className="figures">{` × ${count}`}</span>}
                </p>
              </div>
              <VerdictBadge verdict={verdict.verdict} className="mt-1" />
              <IconButton
                label={`Take ${name} out of the plan`}
                className="no-print"
                onClick={() => onRemove(step)}
              >
                <TrashIcon />
              </IconButton>
            </div>
            {verdict.reasons.length > 0 && <ReasonList reasons={verdict.reasons} />}
          </li>
        );
      })}
    </ol>
  );
}
