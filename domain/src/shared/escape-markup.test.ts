import { expect, it } from 'vitest';
import { escapeMarkup } from './escape-markup.ts';

it('escapes every sign that ends a text or a quoted attribute', () => {
  expect(escapeMarkup(`<a title="x" alt='y'>&amp;`)).toBe(
    '&lt;a title=&quot;x&quot; alt=&#39;y&#39;&gt;&amp;amp;',
  );
});
