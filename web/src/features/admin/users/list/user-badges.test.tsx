import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AccountBadges } from './user-badges.tsx';

it.each([
  ['Not confirmed yet', { can_make_purchases: false, opens_on_confirmation: true }],
  ['Purchases disabled', { can_make_purchases: false, opens_on_confirmation: false }],
  [null, { can_make_purchases: true }],
])('USER-10 an account has the badge %s', (badge, rights) => {
  const html = renderToStaticMarkup(
    <AccountBadges user={{ account_status: 'active', ...rights }} />,
  );
  const shown = ['Not confirmed yet', 'Purchases disabled'].filter((text) => html.includes(text));
  expect(shown).toEqual(badge === null ? [] : [badge]);
});
