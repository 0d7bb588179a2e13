import { describe, expect, it } from 'vitest';
import { EMPTY_TANK_LOG, type LogAnimal } from '#state/tank-log/tank-log.ts';
import { dueToday, quarantineOf } from './due.ts';

function arrived(name: string, arrivedOn: string, quarantineDays: number | null): LogAnimal {
  return { id: name, name, arrivedOn, quarantineDays, movedOn: null };
}

const crew = arrived('Snails', '2026-01-01', 76);
const hermit = arrived('Hermit', '2026-03-01', 76);
const fish = arrived('Tang', '2026-01-10', 28);

describe('LEARN-13 a quarantine is counted from the last arrival of its kind', () => {
  it('works the article’s example: what is added on day 59 begins the count again for all', () => {
    const until = { end: '2026-05-16', countedFrom: 'the arrival of Hermit' };
    expect(quarantineOf(crew, [crew, fish, hermit])).toEqual(until);
    expect(quarantineOf(hermit, [crew, fish, hermit])).toMatchObject({
      countedFrom: 'its arrival',
    });
    const moved = { ...hermit, movedOn: '2026-03-05' };
    expect(quarantineOf(crew, [crew, moved])).toEqual(until);
    expect(quarantineOf(moved, [crew, moved])).toBeNull();
    const dead = { ...hermit, diedOn: '2026-03-05' };
    expect(quarantineOf(crew, [crew, dead])).toEqual(until);
    expect(quarantineOf(dead, [crew, dead])).toBeNull();
  });

  it('leaves the count of other kinds alone, and of what came on the same day', () => {
    const own = { end: '2026-03-18', countedFrom: 'its arrival' };
    const sameDay = arrived('Conch', '2026-01-01', 76);
    const untimed = arrived('Goby', '2026-03-01', null);
    expect(quarantineOf(crew, [sameDay, crew, fish, untimed])).toEqual(own);
    expect(quarantineOf(untimed, [crew, untimed])).toBeNull();
  });

  it('knows a coral from a fish of the same length, and in an older record takes them for one', () => {
    const gramma = arrived('Gramma', '2026-01-01', 14);
    const hammer = { ...arrived('Hammer', '2026-01-12', 14), kind: 'coral' } as const;
    const known = { ...gramma, kind: 'fish' } as const;
    const goby = { ...known, id: 'Goby', name: 'Goby', arrivedOn: '2026-01-05' };
    const own = { end: '2026-01-15', countedFrom: 'its arrival' };
    expect(quarantineOf(known, [known, hammer])).toEqual(own);
    expect(quarantineOf(known, [known, goby, hammer])).toMatchObject({
      countedFrom: 'the arrival of Goby',
    });
    expect(quarantineOf(gramma, [gramma, hammer])).toMatchObject({
      countedFrom: 'the arrival of Hammer',
    });
    expect(quarantineOf(hammer, [{ ...gramma, arrivedOn: '2026-01-20' }, hammer])).toMatchObject({
      countedFrom: 'the arrival of Gramma',
    });
  });

  it('is due then, in words that say from what it is counted', () => {
    const log = { ...EMPTY_TANK_LOG, animals: [crew, hermit] };
    const texts = (day: string) =>
      dueToday(log, new Date(`${day}T12:00:00`)).map(({ text }) => text);
    expect(texts('2026-03-18')).toEqual([]);
    expect(texts('2026-05-16')).toEqual([
      'Snails: quarantine is over, counted from the arrival of Hermit, if nothing was seen or dosed since',
      'Hermit: quarantine is over, counted from its arrival, if nothing was seen or dosed since',
    ]);
  });
});
