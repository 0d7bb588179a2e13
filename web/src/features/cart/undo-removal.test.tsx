import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { UndoRemoval } from './undo-removal.tsx';

it('CART-10 Undo says to a screen reader what it puts back', () => {
  const drawn = renderToStaticMarkup(<UndoRemoval words="Yellow tang removed" onUndo={() => {}} />);
  const id = /aria-describedby="([^"]+)"/.exec(drawn)?.[1] ?? 'none';
  expect(drawn).toContain(`<span id="${id}">Yellow tang removed</span>`);
});
