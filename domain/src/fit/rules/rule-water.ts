import type { Facts } from '@reef/domain/fit/facts/facts';
import { whose, type Question, type Say } from './subject.ts';
import { sentence } from './words.ts';

/** What dies in a reef's water, rather than only living shorter. */
function isOfCoolWater({ traits }: Facts): boolean {
  return traits.coolWater?.inReef === 'stop';
}

/** Animals of cool coasts, in a reef's water or with animals of warm water. */
export function waterRule({ animal, facts, others }: Question, say: Say): void {
  const { coolWater } = facts.traits;
  if (coolWater !== null) {
    const { minF, maxF, inReef } = coolWater;
    const fate = inReef === 'stop' ? ' and does not last in a warm reef' : ', cooler than a reef';
    say(
      'needs-cool-water',
      inReef,
      () => `The ${animal.name} needs water of ${minF}–${maxF} °F${fate}.`,
    );
  }
  for (const other of others) {
    if (other.facts === null) continue;
    const isCool = isOfCoolWater(facts);
    if (isCool === isOfCoolWater(other.facts)) continue;
    const [cool, warm] = isCool
      ? [`the ${animal.name}`, whose(other)]
      : [whose(other), `the ${animal.name}`];
    say('wrong-company', 'stop', () =>
      sentence(`${cool} and ${warm} need different water: the one cool, the other warm.`),
    );
  }
}
