import { dayWords } from '@reef/domain/shipping/day';
import type { CopperCourse } from '#state/tank-log/tank-log.ts';
import type { CopperStatus } from './courses.ts';

/** Advice for a course of copper. `isWarning`: something went wrong. */
export type CopperSentence = { text: string; isWarning: boolean };

/**
 * `ramp`: the time over which copper is raised; `fullDays`: days at the level in one tank;
 * `sulfateHigh`: the most of plain copper sulfate, in ppm; `amine`, `amineHigh`: the level of
 * Cupramine, and its most in ppm; `amineWait`: the time between its two halves.
 */
export type CopperFigures = {
  ramp: string;
  fullDays: number;
  sulfateHigh: number;
  amine: string;
  amineHigh: number;
  amineWait: string;
};

/** The state of a course of copper, in one line. */
export function copperHeadline(
  { phase, held }: CopperStatus,
  days: number,
  { fullDays }: CopperFigures,
): string {
  if (phase === 'done')
    return `Held for ${held} days: ${days < fullDays ? 'the move comes next' : 'the course is complete'}`;
  if (phase === 'holding') return `Day ${held} of ${days} at the level`;
  if (phase === 'unknown') return 'Not tested: the count begins again';
  return 'Raising: the count has not begun';
}

/**
 * The kind of copper is not stored, so the level of a course has to tell. Plain copper is often typed
 * with a somewhat higher highest, such as 0.15 to 0.25 ppm.
 */
function isAmine({ low, high }: CopperCourse, { sulfateHigh, amineHigh }: CopperFigures): boolean {
  return low <= amineHigh && (low > sulfateHigh || high >= 2 * sulfateHigh);
}

/** Cupramine's label is slower than veterinarians are against velvet: a keeper hears both. */
function raisingSteps(course: CopperCourse, figures: CopperFigures): string[] {
  const level = `${course.low}–${course.high} ppm`;
  const velvet = `to half the level at once, and to ${level} within 24 hours. Test before each dose. Do not pause.`;
  return isAmine(course, figures)
    ? [
        `The label of Cupramine says half the dose, a wait of ${figures.amineWait}, then the rest. Test before each. Pause if the fish stop eating.`,
        `Against velvet fish veterinarians go faster: ${velvet}`,
      ]
    : [
        `Against velvet: ${velvet}`,
        `Otherwise raise over ${figures.ramp} to ${level}, in equal parts, and test before each. Pause if the fish stop eating.`,
      ];
}

function stepsOf(
  { phase, held }: CopperStatus,
  course: CopperCourse,
  figures: CopperFigures,
): string[] {
  const { low, high, days } = course;
  const { fullDays } = figures;
  const level = `${low}–${high} ppm`;
  if (phase === 'done')
    return [
      days < fullDays
        ? `Now move the fish to a clean, dry tank with nothing from the old one and as little water as possible, then watch for two weeks without medicine. If it has to stay here, keep the level to day ${fullDays}.`
        : 'Take copper out with fresh carbon and water changes, then watch for two more weeks without medicine.',
      'The display stays without fish for its whole time.',
    ];
  if (phase === 'holding')
    return [
      `Keep ${level}. Dose new water before it goes in.`,
      ...(held < days
        ? []
        : [`One more test at the level, on the next day, completes the ${days} days.`]),
    ];
  if (phase === 'unknown')
    return [
      `Test now. Below ${low} ppm, raise copper to ${level} again. The count begins with the next test at the level.`,
    ];
  return raisingSteps(course, figures);
}

function restartText({ restarted }: CopperStatus, low: number): string | null {
  if (restarted === null) return null;
  const day = dayWords(restarted.day, 'short');
  return restarted.by === 'low'
    ? `A test below ${low} ppm on ${day} set the count back to zero.`
    : `Two or more days in a row without a test after ${day} set the count back to zero, because nobody knows their level.`;
}

function untestedText({ untested, phase }: CopperStatus): string | null {
  if (untested === 0) return null;
  const days =
    untested === 1
      ? 'One day since the count began has no test and is not counted.'
      : `${untested} days since the count began have no test and are not counted.`;
  return phase === 'done' ? days : `${days} Two in a row set the count back to zero.`;
}

/**
 * The label of Cupramine says ionic, and courses of it were begun at the level of plain copper,
 * which is far too little.
 */
function productText({ high }: CopperCourse, { sulfateHigh, amine }: CopperFigures): string[] {
  return high <= sulfateHigh
    ? [
        `This level is for plain copper sulfate. Cupramine is held at ${amine}: if that is your product, begin a course for it.`,
      ]
    : [];
}

/** What to do now, and what went wrong, in reading order. */
export function copperAdvice(
  status: CopperStatus,
  course: CopperCourse,
  figures: CopperFigures,
): CopperSentence[] {
  const warnings = [
    status.isHigh
      ? `The last test is above ${course.high} ppm. Change water without copper and test again.`
      : null,
    status.phase === 'done' ? null : restartText(status, course.low),
    untestedText(status),
  ];
  return [
    ...[...productText(course, figures), ...stepsOf(status, course, figures)].map((text) => ({
      text,
      isWarning: false,
    })),
    ...warnings.flatMap((text) => (text === null ? [] : [{ text, isWarning: true }])),
  ];
}
