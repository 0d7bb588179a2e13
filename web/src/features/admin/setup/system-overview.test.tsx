import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { nameOf, SystemOverview } from './system-overview.tsx';
import { SYSTEM_PARTS } from './system-checks.ts';

it('ADMP-01 the overview calls nothing good before the server has answered', () => {
  const drawn = renderToStaticMarkup(<SystemOverview userId="ana" />);
  expect(drawn).toContain('Checking…');
  expect(drawn).not.toMatch(/Active|Ready|Connected/);
  const names = SYSTEM_PARTS.map((part) => nameOf(part, { isGood: true, text: '' }));
  expect(names).toEqual(['Admin Access Active', 'User Management Ready', 'Database Connected']);
});
