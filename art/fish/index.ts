import type { Moods, Subjects } from '../shared/subject.ts';

/** Every fish of the catalogue by product slug. */
export const subjects: Subjects = {};

/** The water behind some of them. */
export const moods: Moods = {};
