import type { ReactNode } from 'react';
import { LearnLink } from '#features/learn/pages/learn-link.tsx';
import { CheckIcon, WarningIcon } from '#ui/layout/icons.tsx';
import { Panel } from '#ui/layout/card.tsx';
import type { TankLog } from '#state/tank-log/tank-log.ts';
import { dueToday, type Due } from './due.ts';

/** What is due today, from tracker and log together. `page` is the one that shows it. */
export function TodayPanel({
  log,
  now,
  page,
}: {
  log: TankLog;
  now: Date;
  page: Due['page'];
}): ReactNode {
  const due = dueToday(log, now);
  return (
    <Panel title="Today" className="keeping-due">
      {due.length === 0 ? (
        <p className="flex items-center gap-2 text-mist">
          <CheckIcon className="size-5 text-kelp" />
          Nothing is due.
        </p>
      ) : (
        <ul>
          {due.map((each) => (
            <li key={each.id} className={each.isLate ? 'keeping-late' : undefined}>
              {each.isLate && <WarningIcon className="size-5 flex-none" />}
              {each.page === page ? (
                <span>{each.text}</span>
              ) : (
                <LearnLink to={`/learn/${each.page}`} className="text-link">
                  {each.text}
                </LearnLink>
              )}
              {each.isLate && <span className="sr-only">(late)</span>}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
