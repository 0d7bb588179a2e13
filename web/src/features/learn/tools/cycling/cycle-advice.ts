import {
  cyclingAmmoniaDose,
  cyclingProofTime,
  cyclingSumLimit,
  nitrate,
} from 'virtual:reef-content/care-figures';
import { NEW_CYCLE_DAYS, type CycleStage } from './cycle-readings.ts';

/** The name of a stage, its meaning, and what to do next. */
export type CycleAdvice = { title: string; text: string; next: string };

/** The words for each stage; the same as the article's. */
export const CYCLE_ADVICE: Readonly<Record<CycleStage, CycleAdvice>> = {
  empty: {
    title: 'No readings yet',
    text: 'Type your first test below. Each reading is kept on this device only.',
    next: `Dose ammonia to ${cyclingAmmoniaDose.text}, wait half an hour, then test.`,
  },
  old: {
    title: 'Too long ago',
    text: `The last reading is at least ${NEW_CYCLE_DAYS} days old and says nothing of the water today.`,
    next: 'Test the water. That reading begins a new cycle; the ones before it prove nothing any more.',
  },
  'not-started': {
    title: 'Not started',
    text: 'Ammonia and nitrite are both zero, and no ammonia is on record for this cycle.',
    next: `Dose ammonia to ${cyclingAmmoniaDose.text} so that the bacteria have something to live on.`,
  },
  ammonia: {
    title: 'Stage 1: ammonia',
    text: 'The first group of bacteria is still settling. Nothing may seem to happen for a week.',
    next: 'Keep the water warm and moving, and test every two or three days until nitrite shows.',
  },
  nitrite: {
    title: 'Stage 2: nitrite',
    text: 'Ammonia is being eaten, and becomes nitrite. This is the longest wait, and it can end within two days.',
    next: `Dose small amounts when ammonia is nearly gone, so that ammonia and nitrite together stay below ${cyclingSumLimit.text}, and none while nitrite alone is near that. Keep testing every two or three days.`,
  },
  prove: {
    title: 'Stage 3: prove it',
    text: 'Ammonia and nitrite are gone. That alone is not the end of the cycle.',
    next: `Dose until the tank reads ${cyclingAmmoniaDose.text}, type that level in the dose box, and test again ${cyclingProofTime.text} later.`,
  },
  proving: {
    title: 'Stage 3: the proof is running',
    text: 'A full dose went into clear water. Tests in the next hours only confirm its size.',
    next: `Test ammonia and nitrite about ${cyclingProofTime.text} after the dose.`,
  },
  'proved-once': {
    title: 'First proof passed',
    text: 'A full dose was gone within a day. One more pass and the tank has cycled.',
    next: `Dose to ${cyclingAmmoniaDose.text} once more and test again ${cyclingProofTime.text} later.`,
  },
  cycled: {
    title: 'Cycled',
    text: `Two doses of ${cyclingAmmoniaDose.text} in a row were gone within a day. The bacteria keep up.`,
    next: `Change enough water to bring nitrate near ${nitrate.text}, then add the first animals slowly, and only on a day when both ammonia and nitrite read zero. Until then keep a small dose going in every few days. Once a snail or a shrimp is in, dose no more ammonia: a pinch of fish food every other day feeds the bacteria.`,
  },
};
