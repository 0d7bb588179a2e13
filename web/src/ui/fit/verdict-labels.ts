import type { Severity } from '@reef/domain/fit/reason';
import type { Verdict } from '@reef/domain/fit/verdict';
import type { Tone } from '#ui/layout/badge.tsx';

/** The words for a verdict, and their color. */
export const VERDICT_LABELS: Readonly<Record<Verdict['verdict'], { label: string; tone: Tone }>> = {
  fits: { label: 'Fits', tone: 'good' },
  'with-care': { label: 'With care', tone: 'warning' },
  'does-not-fit': { label: 'Does not fit', tone: 'danger' },
};

/** The words for a reason's color. */
export const SEVERITY_LABELS: Readonly<Record<Severity, { label: string; className: string }>> = {
  note: { label: 'Good to know', className: 'text-lumen' },
  care: { label: 'Take care', className: 'text-sun' },
  stop: { label: 'Counts against it', className: 'text-alarm' },
};
