import { expect, it } from 'vitest';
import { readTexts, repositoryPaths } from './repository-files.ts';

/** A call that replaces a module, with the module's name. */
const REPLACED = /\bvi\.(?:mock|doMock)\(\s*(?:import\(\s*)?['"`]([^'"`]+)/g;

/** A module of this repository; packages have other names. */
const OURS = /^(?:[#./]|@reef\/)/;

function oursReplacedIn(text: string): string[] {
  return [...text.matchAll(REPLACED)].flatMap(([, name = '']) => (OURS.test(name) ? [name] : []));
}

it('no test replaces a module of ours', () => {
  const tests = readTexts(repositoryPaths().filter((file) => /\.(test|spec)\.tsx?$/.test(file)));
  expect(tests.length).toBeGreaterThan(500);
  const found = tests.map(({ path, text }) => ({ path, names: oursReplacedIn(text) }));
  expect(found.filter(({ names }) => names.length > 0)).toEqual([]);
});

it.each([
  ["mock(import('#platform/clock.ts'), async () => ({}))", true],
  ["doMock('./calls.ts')", true],
  ["mock(\n  '../src/cart.ts')", true],
  ["mock(import('@reef/domain/shared/money'))", true],
  ["mock(import('workbox-expiration'), () => ({}))", false],
  ["mocked(import('#platform/clock.ts'))", false],
])('%j replaces a module of ours: %s', (call, isOurs) => {
  expect(oursReplacedIn(`vi.${call};`)).toHaveLength(isOurs ? 1 : 0);
});
