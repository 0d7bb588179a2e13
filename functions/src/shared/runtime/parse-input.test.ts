import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { parseInput } from './parse-input.ts';

const Input = z.object({ name: z.string(), tags: z.optional(z.array(z.string())) });

it('takes a call’s texts as they are, pairs of surrogates too', () => {
  expect(parseInput(Input, { name: 'Ana 🐠', tags: ['é'] })).toEqual({
    name: 'Ana 🐠',
    tags: ['é'],
  });
});

it.each([
  [{ name: 'a\ud800' }, 'name'],
  [{ name: '\udc20\ud83d' }, 'name'],
  [{ name: 'a', tags: ['b', '\udfff'] }, 'tags.1'],
  [{ name: 7 }, 'name'],
  [null, 'input'],
])('ATT-120 refuses %j by the name of its field', (input, field) => {
  expect(() => parseInput(Input, input)).toThrow(
    expect.objectContaining({ code: 'invalid-argument', details: { field } }),
  );
});
