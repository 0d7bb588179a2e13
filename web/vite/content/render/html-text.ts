/** The text of a piece of HTML. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<\/?(?:a|b|code|del|em|i|span|strong|sub|sup)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll(/\s+/g, ' ')
    .trim();
}
