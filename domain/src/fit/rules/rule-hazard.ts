import type { Severity } from '@reef/domain/fit/reason';
import { whose, type Question, type Say } from './subject.ts';
import { sentence, verb } from './words.ts';
import type { Hazard } from '@reef/domain/fit/vocabulary';

const WARNINGS: Readonly<
  Record<Exclude<Hazard, 'none'>, { severity: Severity; text: (name: string) => string }>
> = {
  'venomous spines': {
    severity: 'care',
    text: (name) =>
      `the ${name} has venomous spines: never handle it, and know where it is before you reach in.`,
  },
  'venomous bite': {
    severity: 'note',
    text: (name) =>
      `the ${name} has a venomous bite that it uses in defense: move it in a container.`,
  },
  bites: {
    severity: 'note',
    text: (name) =>
      `the ${name} can bite badly: know where it is before you reach in, and feed it with tongs.`,
  },
  cuts: {
    severity: 'note',
    text: (name) => `the ${name} has sharp blades at its tail: move it in a container.`,
  },
  // Up to about 1,500 newtons: Patek and Caldwell, Journal of Experimental Biology 208 (2005).
  strikes: {
    severity: 'care',
    text: (name) =>
      `the ${name} can break a finger, and at times glass: never put a hand in, and move it in a thick container.`,
  },
  palytoxin: {
    severity: 'note',
    text: (name) =>
      `the ${name} can hold palytoxin: wear gloves and eye protection, and never boil, scrub or saw the rock.`,
  },
  sting: {
    severity: 'note',
    text: (name) => `the ${name} ${verb(name, 'stings', 'sting')} skin: wear gloves.`,
  },
  'deadly venom': {
    severity: 'stop',
    text: (name) =>
      `the ${name} has a venom that has killed people: no home tank is a place for it.`,
  },
  'releases toxin': {
    severity: 'care',
    text: (name) =>
      `the ${name} can release a toxin when harassed or dying, which may kill every fish in the tank.`,
  },
};

/** Venom, toxin, sting, teeth, blades and clubs: dangers to hands and tanks. */
export function hazardRule(question: Question, say: Say): void {
  checkToxinOfOthers(question, say);
  const { animal, facts } = question;
  const { hazard } = facts.care;
  if (hazard === undefined || hazard === 'none') return;
  const { severity, text } = WARNINGS[hazard];
  // First aid is for people; what is released harms fish.
  const code = hazard === 'releases toxin' ? 'poisons-tank' : 'hazard';
  say(code, severity, () => sentence(text(animal.name)));
}

/** Toxin that others release kills fish. */
function checkToxinOfOthers({ facts, others }: Question, say: Say): void {
  if (facts.kind !== 'fish') return;
  for (const other of others) {
    if (other.facts?.care.hazard !== 'releases toxin') continue;
    say('poisons-tank', 'care', () =>
      sentence(
        `${whose(other)} can release a toxin when harassed or dying, which may kill every fish in the tank.`,
      ),
    );
  }
}
