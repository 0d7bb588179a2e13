import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { compileContent } from './compile.ts';
import { readContentFiles } from './sources/read-content-files.ts';

const WEB = path.join(import.meta.dirname, '../..');
const { hubs } = compileContent(readContentFiles()).content;
const learn = hubs.find(({ slug }) => slug === 'learn');

it('LEARN-01 every picture that a hub names exists', () => {
  const named = hubs.flatMap(({ begin, cards }) => [
    ...begin.map(({ picture }) => picture),
    ...cards.flatMap(({ picture }) => picture ?? []),
  ]);
  expect(named).toHaveLength(10);
  const missing = named.filter(
    (name) => !existsSync(path.join(WEB, `public/catalogue/${name}-640.webp`)),
  );
  expect(missing).toEqual([]);
});

it('LEARN-01 a beginner, a box on its way and an ill fish each have a first step', () => {
  expect(learn?.begin.map(({ who, path: to }) => [who, to])).toEqual([
    ['No tank yet', '/learn/choosing-tank-size'],
    ['A box arrives today', '/learn/drip-acclimation'],
    ['A fish looks ill', '/learn/emergency-card'],
  ]);
});
