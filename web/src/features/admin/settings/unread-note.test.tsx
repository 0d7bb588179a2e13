import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { UnreadNote } from './unread-note.tsx';

it('SHIP-01 names the saved settings that the page cannot read, and says nothing if there are none', () => {
  expect(renderToStaticMarkup(<UnreadNote unread={[]} />)).toBe('');
  const note = renderToStaticMarkup(<UnreadNote unread={['contact', 'hours']} />);
  expect(note).toContain('this one cannot read: opening hours, contact details.');
});
