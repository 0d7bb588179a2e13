import type { Question, Say } from './subject.ts';
import { gallons, inches, sentence, verb } from './words.ts';

/** Rock that feeds a fish on copepods (course, "Minimum Tank Sizes"). US gallons. */
export const COPEPOD_TANK_GAL = 75;

/** Food that the tank or the keeper must supply, skill, and a tank of its own. */
export function needsRule(question: Question, say: Say): void {
  checkFood(question, say);
  checkKeeper(question, say);
}

function checkFood({ animal, facts, water }: Question, say: Say): void {
  const { diet, difficulty, origin } = facts.care;
  const { name } = animal;
  const isExpert = difficulty === 'expert';
  const { starves, liveFood } = facts.traits;
  // The tank size and age that such a star needs already exclude tanks where it has no chance.
  if (starves !== null) say('starves', 'care', () => `The ${name} ${starves}.`);
  if (liveFood !== null) say('needs-live-food', 'care', () => `The ${name} needs ${liveFood}.`);
  switch (diet) {
    case 'copepods': {
      const volume = water.volume_gal;
      if (volume !== null && volume >= COPEPOD_TANK_GAL) return;
      const trained = origin === 'captive-bred';
      say(
        'needs-live-food',
        trained ? 'care' : 'stop',
        () =>
          `The ${name} lives on copepods, which takes about ${gallons(COPEPOD_TANK_GAL)} of mature rock${trained ? ', or one that is trained to frozen food' : ''}.`,
      );
      return;
    }
    case 'one kind of prey':
      say(
        'starves',
        isExpert ? 'stop' : 'care',
        () => `The ${name} eats one kind of prey and starves when it runs out.`,
      );
      return;
    case 'coral polyps':
    case 'sponges':
      // What is known of the kind itself is already said.
      if (starves !== null) return;
      say('starves', isExpert ? 'stop' : 'care', () =>
        isExpert
          ? `The ${name} lives on ${diet} and starves in nearly every home tank.`
          : `The ${name} lives on ${diet} and starves if it takes nothing else.`,
      );
      return;
    case 'feeding only':
    case 'filtered plankton':
      if (isExpert) {
        say(
          'starves',
          'stop',
          () => `The ${name} needs more plankton than nearly any home tank has.`,
        );
      } else if (diet === 'feeding only') {
        say('needs-feeding', 'care', () =>
          sentence(
            `the ${name} ${verb(name, 'has', 'have')} no algae to live on and must be fed by hand, 2–3 times a week at least.`,
          ),
        );
      } else {
        say('needs-feeding', 'note', () =>
          sentence(
            `the ${name} ${verb(name, 'filters', 'filter')} plankton: give it fine food such as phytoplankton several times a week.`,
          ),
        );
      }
      return;
    default:
  }
}

function checkKeeper({ animal, facts, water }: Question, say: Say): void {
  const { diet, difficulty, group, jumps } = facts.care;
  const { name } = animal;
  if (difficulty === 'expert') {
    say('expert-only', 'care', () => `The ${name} is for experienced keepers.`);
  }
  if (jumps === true) say('needs-lid', 'note', () => `The ${name} jumps: close every gap.`);
  if (group === 'cephalopod') {
    say(
      'needs-lid',
      'care',
      () => `The ${name} climbs out through any gap: it needs a lid that locks.`,
    );
  }
  const { sand } = facts.traits;
  if (sand !== null) {
    say(
      'needs-sand',
      'note',
      () => `The ${name} ${sand.use} sand: give it at least ${inches(sand.inches)} of it.`,
    );
  }
  if (group === 'seahorse' && water.kind === 'reef') {
    say(
      'needs-own-tank',
      'care',
      () => `The ${name} wants slow water, which a reef tank does not give.`,
    );
  }
  const isFed = diet === 'feeding only' || diet === 'filtered plankton';
  const isSessile = facts.kind === 'coral' || facts.kind === 'anemone' || group === 'clam';
  if (isSessile && !isFed && water.kind === 'fish-only') {
    say('needs-reef-light', 'care', () =>
      sentence(
        `the ${name} ${verb(name, 'needs', 'need')} the light and flow of a reef; yours is a fish-only tank.`,
      ),
    );
  }
}
