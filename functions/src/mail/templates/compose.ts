import { escapeMarkup } from '@reef/domain/shared/escape-markup';
import { oneDirection } from '@reef/domain/shared/one-direction';
import { MAIL_STYLES } from './mail-styles.ts';

/** A mail's subject and its body, as plain text and as HTML. */
export type MailText = { subject: string; text: string; html: string };

/**
 * One part of a mail. Texts are plain. `quote` keeps line breaks, as people wrote them; whatever else
 * names people is put on one line.
 */
export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'quote'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'rows'; rows: readonly (readonly [label: string, value: string])[]; isSum?: boolean }
  | { kind: 'button'; label: string; url: string };

/** The parts of a mail. */
export type MailDraft = {
  subject: string;
  title: string;
  blocks: readonly MailBlock[];
  /** Why the reader gets this mail, below everything. */
  footer: string;
};

/**
 * A text on one line, read in one direction: a name that somebody typed must not begin another
 * header or line, nor turn round what stands after it.
 */
function onOneLine(text: string): string {
  return oneDirection(text)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

function blockOnOneLine(block: MailBlock): MailBlock {
  switch (block.kind) {
    case 'text':
    case 'heading':
      return { ...block, text: onOneLine(block.text) };
    case 'list':
      return { ...block, items: block.items.map(onOneLine) };
    case 'rows':
      return {
        ...block,
        rows: block.rows.map(([label, value]) => [onOneLine(label), onOneLine(value)]),
      };
    case 'quote':
    case 'button':
      return block;
  }
}

function rowsHtml({ rows, isSum = false }: Extract<MailBlock, { kind: 'rows' }>): string {
  const cells = rows.map(([label, value], index) => {
    const isLast = isSum && index === rows.length - 1;
    const row = isLast ? '<tr class="sum">' : '<tr>';
    return `${row}<td class="label">${escapeMarkup(label)}</td><td class="value">${escapeMarkup(value)}</td></tr>`;
  });
  return `<table class="rows" role="presentation" width="100%" cellpadding="0" cellspacing="0">${cells.join('')}</table>`;
}

function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return `<p>${escapeMarkup(block.text)}</p>`;
    case 'heading':
      return `<h2>${escapeMarkup(block.text)}</h2>`;
    case 'quote':
      return `<blockquote>${escapeMarkup(block.text).replaceAll(/\r?\n/g, '<br>')}</blockquote>`;
    case 'list':
      return `<ol>${block.items.map((item) => `<li>${escapeMarkup(item)}</li>`).join('')}</ol>`;
    case 'rows':
      return rowsHtml(block);
    case 'button':
      return `<p class="act"><a class="button" href="${escapeMarkup(block.url)}">${escapeMarkup(block.label)}</a></p>`;
  }
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'heading':
      return block.text.toUpperCase();
    case 'quote':
      return block.text.replaceAll(/^/gm, '> ');
    case 'list':
      return block.items.map((item, index) => `${index + 1}. ${item}`).join('\n');
    case 'rows':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'button':
      return `${block.label}:\n${block.url}`;
  }
}

function pageHtml({ subject, title, blocks, footer }: MailDraft): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeMarkup(subject)}</title>
<style>${MAIL_STYLES}</style>
</head>
<body>
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table class="card" role="presentation" width="100%" cellpadding="0" cellspacing="0">
<tr><td class="head">Reef</td></tr>
<tr><td class="body">
<h1>${escapeMarkup(title)}</h1>
${blocks.map(blockHtml).join('\n')}
</td></tr>
<tr><td class="foot">${escapeMarkup(footer)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/**
 * Composes a mail of its parts. Everything is escaped here; a mail fetches no picture and no style
 * when it is read.
 */
export function composeMail(wanted: MailDraft): MailText {
  const draft = {
    ...wanted,
    subject: onOneLine(wanted.subject),
    title: onOneLine(wanted.title),
    blocks: wanted.blocks.map(blockOnOneLine),
  };
  const parts = [draft.title, ...draft.blocks.map(blockText), `-- \n${draft.footer}`];
  return {
    subject: draft.subject,
    text: `${parts.join('\n\n')}\n`,
    html: pageHtml(draft),
  };
}
