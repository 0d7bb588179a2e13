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

/** The parts of a mail in which the shop names somebody. */
const naming = (name: string) =>
  composeMail({
    subject: `Message from ${name}: A question`,
    title: `${name} reported a loss`,
    footer: 'Because it is your shop.',
    blocks: [
      { kind: 'text', text: name },
      { kind: 'heading', text: name },
      { kind: 'list', items: [name] },
      { kind: 'rows', rows: [['From', name]] },
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

  it.each(['\n', '\r\n', '\u2028', '\u0085'])(
    'ATT-133 a name with a line break (%j) begins no line of its own',
    (lineBreak) => {
      const { subject, text } = naming(`Ana${lineBreak}Paid in full.`);
      expect(subject).toBe('Message from Ana Paid in full.: A question');
      const lines = text.split(/[\n\u2028\u0085]/u);
      expect(lines.filter((line) => line.startsWith('Paid'))).toEqual([]);
      expect(lines).toContain('From: Ana Paid in full.');
    },
  );

  it('ATT-133 a name turns no text round, in the subject, the title or a row', () => {
    const { subject, text, html } = naming('\u202Eevil\u2066\u200F\u061C');
    expect(subject).toBe('Message from evil: A question');
    expect(`${text}${html}`).not.toMatch(/\p{Bidi_Control}/u);
    expect(text).toContain('From: evil\n');
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
