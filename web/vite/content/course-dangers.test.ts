import { describe, expect, it } from 'vitest';
import { readContentFiles } from './sources/read-content-files.ts';

const FILES = readContentFiles();

/** Every line of the course that has these words, with the file it is in. */
function linesWith(words: RegExp): { file: string; line: string }[] {
  return [...FILES].flatMap(([file, text]) =>
    text
      .split('\n')
      .filter((line) => /^(learn|hubs)\//.test(file) && words.test(line))
      .map((line) => ({ file, line })),
  );
}

describe('LEARN-07 a danger that several pages touch is named on each of them', () => {
  it.each(linesWith(/matched in temperature and.* pH/))(
    'a fish is dipped without chlorine: $file',
    ({ line }) => {
      expect(line).toMatch(/free of chlorine/);
      expect(line).toMatch(/\/learn\/flukes|baking soda/);
    },
  );

  // Red bugs and Acropora-eating flatworms live on Acropora alone.
  it.each(
    linesWith(/(?<!slides )\b(off|from|discard) (its|their) plug/i).filter(
      ({ file }) => file !== 'learn/red-bugs-aefw.md',
    ),
  )('nobody takes zoanthids off a plug: $file', ({ line }) => {
    expect(line).toContain('zoanthids');
  });

  it.each(linesWith(/\{\{metronidazole-course}}/))(
    'the label or a veterinarian gives the dose of metronidazole: $file',
    ({ line }) => {
      expect(line).toMatch(/label or .*veterinarian/);
    },
  );

  it.each(['marine-ich', 'marine-velvet', 'quarantine-procedures'])(
    'the wait of Cupramine’s own label is beside the faster way: %s',
    (slug) => {
      expect(FILES.get(`learn/${slug}.md`)).toMatch(/Cupramine's own label .*copper-amine-wait/);
    },
  );

  it.each(['cycling-your-tank', 'fishless-vs-fish-in-cycling', 'cycling-timeline'])(
    'a cycling tank is dosed only below the limit of ammonia and nitrite together: %s',
    (slug) => {
      const text = FILES.get(`learn/${slug}.md`) ?? '';
      expect(text).toContain('{{cycling-sum-limit}}');
      expect(text).not.toMatch(/off the scale/);
    },
  );

  it('the tank is tested for leaks before rock is glued in it, and both tanks keep their bacteria', () => {
    const list = FILES.get('learn/first-ninety-days.md') ?? '';
    const leak = list.indexOf('without a leak');
    expect(leak).toBeGreaterThan(0);
    expect(leak).toBeLessThan(list.indexOf('The rock stands'));
    expect(list).toMatch(/quarantine tank has passed its own.*ammonia every few days/);
  });
});
