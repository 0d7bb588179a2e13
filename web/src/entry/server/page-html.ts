/** Elements that belong in the head; React writes them before the content. */
const HEAD_ELEMENT = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/;

/** React's output, split into the head's elements and the content of the root. */
export function splitHead(html: string): { head: string; content: string } {
  let rest = html;
  let head = '';
  for (;;) {
    const element = HEAD_ELEMENT.exec(rest)?.[0];
    if (element === undefined) return { head, content: rest };
    head += element;
    rest = rest.slice(element.length);
  }
}

/**
 * A whole page: the built shell with a page's head and content inserted.
 * @throws if the shell has no empty root, or the page no title.
 */
export function pageHtml(shell: string, rendered: string): string {
  const { head, content } = splitHead(rendered);
  const root = '<div id="root"></div>';
  if (!shell.includes(root)) throw new Error('the shell has no empty root');
  if (!head.includes('<title>')) throw new Error('a prerendered page without a title');
  return shell
    .replace('</head>', () => `${head}</head>`)
    .replace(root, () => `<div id="root">${content}</div>`);
}
