import { searchWords } from '@reef/domain/shared/fold';
import { describe, expect, it } from 'vitest';
import { isFoundBy, searchText } from './search-words.ts';

const ANA = {
  email: 'ana.reyes@reef.test',
  first_name: 'Ana María',
  last_name: 'Núñez',
  role: 'admin',
};

describe('finding users', () => {
  it.each(['', 'ana', 'eyes', 'ana.reyes@', 'reef.te', 'mar', 'nunez', 'NÚÑ', 'admin', 'ana nu'])(
    'USER-01 finds by %j',
    (query) => expect(isFoundBy(searchText(ANA), searchWords(query))).toBe(true),
  );

  it.each(["o'brien", 'O’Brien', 'obrien', 'pat_o', "pat_o'brien+reef@ex"])(
    'USER-01 finds Pat O’Brien by %j',
    (query) => {
      const email = "pat_o'brien+reef@example.com";
      const pat = { email, first_name: 'Pat', last_name: 'O’Brien', role: 'user' };
      expect(isFoundBy(searchText(pat), searchWords(query))).toBe(true);
    },
  );

  it.each(['bob', 'ana bob', 'user', 'testana'])('USER-01 does not find by %j', (query) => {
    expect(isFoundBy(searchText(ANA), searchWords(query))).toBe(false);
  });
});
