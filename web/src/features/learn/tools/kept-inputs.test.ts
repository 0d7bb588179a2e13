import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { choiceOf, KeptInputs, NO_INPUTS, textsOf } from './kept-inputs.ts';

const START = { gallons: '60', days: '3' };
const OPTIONS = [{ value: 'in' }, { value: 'cm' }] as const;

describe('LEARN-11 what was typed into a tool', () => {
  it('comes back field by field; new fields begin as ever, and old ones are left out', () => {
    const kept: KeptInputs = { version: 1, inputs: { gallons: '', gone: '7' } };
    expect(textsOf(kept, START)).toEqual({ gallons: '', days: '3' });
    expect(textsOf(NO_INPUTS, START)).toEqual(START);
  });
  it('is not taken from the prototype of what is kept', () => {
    expect(textsOf(NO_INPUTS, { toString: 'a' })).toEqual({ toString: 'a' });
  });
  it('of another version or shape counts as nothing', () => {
    expect(z.safeParse(KeptInputs, { version: 2, inputs: {} }).success).toBe(false);
    expect(z.safeParse(KeptInputs, { version: 1, inputs: { gallons: 4 } }).success).toBe(false);
  });
  it('names a choice only while there is such a choice', () => {
    expect(choiceOf(OPTIONS, 'cm')).toBe('cm');
    expect(choiceOf(OPTIONS, 'fathoms')).toBe('in');
  });
});
