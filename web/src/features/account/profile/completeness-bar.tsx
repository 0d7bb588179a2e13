import type { ReactNode } from 'react';
import { CONTACT_LABELS } from '@reef/domain/accounts/contact-labels';
import type { ProfileCompleteness } from '@reef/domain/accounts/profile-completeness';
import './completeness-bar.css';
import { classNames } from '#ui/layout/class-names.ts';

const COLORS = {
  green: 'text-kelp',
  orange: 'text-sun',
  red: 'text-alarm',
};

const WORDS = { complete: 'Complete', partial: 'Almost complete', incomplete: 'Incomplete' };

/** How much of the profile is filled in (PROF-05), and what is missing, by name. */
export function CompletenessBar({
  completeness,
}: {
  completeness: ProfileCompleteness;
}): ReactNode {
  const { percent, color, state, missing } = completeness;
  const names = missing.map((field) => CONTACT_LABELS[field].toLowerCase());
  return (
    <div data-completeness={state} data-color={color}>
      <div className="mb-2 flex items-baseline justify-between gap-4 text-sm">
        <span className="font-semibold text-foam">{`Profile ${WORDS[state].toLowerCase()}`}</span>
        <span className={classNames('figures font-semibold', COLORS[color])}>{`${percent}%`}</span>
      </div>
      <progress
        className={classNames('completeness', COLORS[color])}
        value={percent}
        max={100}
        aria-label="Profile completeness"
      />
      {missing.length > 0 && (
        <p className="mt-2 text-sm text-haze">{`Missing: ${names.join(', ')}`}</p>
      )}
    </div>
  );
}
