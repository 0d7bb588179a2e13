/** Markup that is safe to send: only `html` makes it. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

const names: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => names[sign] ?? sign);

type Slot = Html | string | number | false | null | undefined | Slot[];

function render(slot: Slot): string {
  if (slot instanceof Html) return slot.markup;
  if (Array.isArray(slot)) return slot.map(render).join('');
  if (slot === false || slot === null || slot === undefined) return '';
  return escaped(String(slot));
}

/**
 * A template tag that escapes every slot unless it was made by this tag itself. Slots go between
 * tags or inside double quotes, nowhere else.
 */
export function html(parts: TemplateStringsArray, ...slots: Slot[]): Html {
  return new Html(parts.map((part, i) => part + render(slots[i])).join(''));
}
