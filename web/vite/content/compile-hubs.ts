import { withFigures, type CareFigures } from './sources/care-figures.ts';
import { ICON_PATHS } from './render/icons.ts';
import type { ContentSources } from './sources/sources.ts';
import type { ArticleEntry, CompiledHub, ContentIcon } from './types.ts';

/** The drawing with a name that the schema has already checked. */
export function iconOf(name: string): ContentIcon {
  return { name, path: ICON_PATHS[name] ?? '' };
}

/** The same data with every `{{key}}` in every text replaced. */
export function withFiguresInside<T>(data: T, figures: CareFigures): T {
  const text = JSON.stringify(data, (_key, value: unknown) =>
    typeof value === 'string' ? withFigures(value, figures) : value,
  );
  return JSON.parse(text) as T;
}

/** The articles with these slugs, in this order. */
export function entriesOf(slugs: readonly string[], index: readonly ArticleEntry[]) {
  return slugs.flatMap((slug) => index.find((entry) => entry.slug === slug) ?? []);
}

/** The compiled hubs. */
export function compileHubs(
  { hubs, figures }: ContentSources,
  index: readonly ArticleEntry[],
): CompiledHub[] {
  return [...hubs.values()].map((hub) => {
    const { slug, title, description, intro, back, figure, notice, related, begin, cards, also } =
      withFiguresInside(hub, figures);
    return {
      slug,
      title,
      description,
      intro,
      back: back ?? null,
      figure: figure ?? null,
      notice: notice ?? null,
      begin,
      cards: cards.map((card) => ({ ...card, icon: iconOf(card.icon) })),
      also,
      related: entriesOf(related, index),
    };
  });
}
