import { scriptText } from '#ui/layout/structured-data.tsx';

/** Writes a page's data into it, for the app that hydrates it. @param id of the element. */
export function withData(html: string, id: string, data: unknown): string {
  const element = `<script type="application/json" id="${id}">${scriptText(data)}</script>`;
  return html.replace('</body>', () => `${element}</body>`);
}
