import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeMarkup } from '@reef/domain/shared/escape-markup';
import { composeMail } from './compose.ts';

const draft = (text: string) =>
  composeMail({
    subject: text,
    title: text,
    footer: text,
    blocks: [
      { kind: 'text', text },
      { kind: 'heading', text },
      { kind: 'quote', text },
      { kind: 'list', items: [text] },
      { kind: 'rows', rows: [[text, text]] },
      { kind: 'button', label: text, url: `https://shop.test/?q=${encodeURIComponent(text)}` },
    ],
  });

describe('ORD-05 the text of a mail', () => {
  it('is escaped wherever it holds people’s words', () => {
    const hostile = '<img src=x onerror=alert(1)>"\'&</style></td>';
    const { html } = draft(hostile);
    expect(html).not.toContain('<img');
    expect(html.match(/<\/style>/g)).toHaveLength(1);
    expect(html).toContain(escapeMarkup(hostile));
  });

  it('holds no picture, script, form or style from elsewhere', () => {
    const { html } = draft('A clownfish');
    expect(html).not.toMatch(/<(img|script|link|form|iframe|object)|url\(|@import/i);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('prefers-color-scheme:dark');
  });

  it('never begins a second header in the subject', () => {
    const property = fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
      expect(draft(`${text}\r\nBcc: all@example.test`).subject).not.toMatch(/[\r\n\0]/);
    });
    fc.assert(property);
  });

  it('says the same as plain text', () => {
    const { text } = composeMail({
      subject: 'Order',
      title: 'Thank you',
      footer: 'Because you ordered.',
      blocks: [
        { kind: 'rows', rows: [['Total', '$64.98']] },
        { kind: 'quote', text: 'one\ntwo' },
        { kind: 'button', label: 'See it', url: 'https://shop.test/orders' },
      ],
    });
    expect(text).toBe(
      'Thank you\n\nTotal: $64.98\n\n> one\n> two\n\nSee it:\nhttps://shop.test/orders\n\n-- \nBecause you ordered.\n',
    );
  });
});
