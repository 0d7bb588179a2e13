import { expect, it } from 'vitest';
import { listPage, mailPage } from './pages.ts';

const MAIL = {
  id: 7,
  messageId: '<7@reef.test>',
  from: 'Reef <shop@reef.test>',
  to: ['ana@example.test'],
  replyTo: '',
  subject: `<b>It's "here"`,
  text: '<i>Look</i> at https://reef.test/orders?a=1&b=2 now',
  html: '',
  arrivedAt: '2026-11-27T12:34:56.000Z',
};

it('escapes what a mail says, in the list and on its page', () => {
  for (const page of [listPage([MAIL]), mailPage(MAIL)]) {
    expect(page).toContain('&lt;b&gt;It&#39;s &quot;here&quot;');
    expect(page).not.toContain('<b>');
  }
});

it('makes links of the addresses in the plain text', () => {
  const url = 'https://reef.test/orders?a=1&amp;b=2';
  expect(mailPage(MAIL)).toContain(
    `<pre>&lt;i&gt;Look&lt;/i&gt; at <a href="${url}">${url}</a> now</pre>`,
  );
});
