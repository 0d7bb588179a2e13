import { expect, it } from 'vitest';
import { STATES } from '@reef/domain/shipping/zip-state';
import { stateOptions } from './state-field.tsx';
import { STATE_NAMES } from './us-states.ts';

it('SEEN-29 every state that has ZIP codes can be chosen, by its name', () => {
  expect(Object.keys(STATE_NAMES).toSorted()).toEqual(STATES);
  const names = Object.values(STATE_NAMES);
  expect(names).toEqual(names.toSorted());
});

it('SEEN-29 a state that was typed before there was a list stays as it is', () => {
  expect(stateOptions('Fla.')[1]).toEqual({ value: 'Fla.', label: 'Fla.' });
  expect(stateOptions('FL')[1]).toEqual({ value: 'AL', label: 'Alabama' });
  expect(stateOptions('')).toHaveLength(STATES.length + 1);
});
