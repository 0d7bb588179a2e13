import { entriesOf, withFiguresInside, iconOf } from './compile-hubs.ts';
import type {
  ContactSource,
  DeliverySource,
  FeaturedFishSource,
  ForumSource,
  LiveArrivalSource,
  LiveCoralSource,
  PrivacySource,
} from './sources/page-source.ts';
import type { ContentSources } from './sources/sources.ts';
import type { ArticleEntry, ContentIcon } from './types.ts';

/** The same type, with the icon's drawing in place of its name. */
type WithIcon<T> = Omit<T, 'icon'> & { icon: ContentIcon };

/** What both marketing pages say about live arrival. */
export type Guarantee = Pick<LiveArrivalSource, 'title' | 'text' | 'covers' | 'asks'> & {
  badge: string;
  short: string;
  action: LiveArrivalSource['action'];
  claim: LiveArrivalSource['claim'];
};

export type FeaturedFishPage = Omit<FeaturedFishSource, 'categories' | 'guarantee' | 'related'> & {
  categories: WithIcon<FeaturedFishSource['categories'][number]>[];
  guarantee: Guarantee;
  related: ArticleEntry[];
};

export type LiveCoralPage = Omit<
  LiveCoralSource,
  'benefits' | 'groups' | 'guarantee' | 'related'
> & {
  benefits: WithIcon<LiveCoralSource['benefits'][number]>[];
  groups: WithIcon<LiveCoralSource['groups'][number]>[];
  guarantee: Guarantee;
  related: ArticleEntry[];
};

export type DeliveryPage = Omit<DeliverySource, 'guarantee'> & { guarantee: Guarantee };

/** The compiled pages outside /learn. */
export type CompiledPages = {
  'featured-fish': FeaturedFishPage;
  'live-coral': LiveCoralPage;
  forum: ForumSource;
  delivery: DeliveryPage;
  privacy: PrivacySource;
  contact: ContactSource;
  guarantee: LiveArrivalSource;
};

function drawn<T extends { icon: string }>(items: readonly T[]): WithIcon<T>[] {
  return items.map((item) => ({ ...item, icon: iconOf(item.icon) }));
}

function guaranteeFor(kind: 'fish' | 'coral', source: LiveArrivalSource): Guarantee {
  const { title, text, covers, asks, action, claim, badges, short } = source;
  return { title, text, covers, asks, action, claim, badge: badges[kind], short: short[kind] };
}

/** Compiles the seven pages; null if one of them has a fault. */
export function compilePages(
  { pages, figures }: ContentSources,
  index: readonly ArticleEntry[],
): CompiledPages | null {
  if (pages === null) return null;
  const source = withFiguresInside(pages, figures);
  const fish = source['featured-fish'];
  const coral = source['live-coral'];
  const arrival = source['live-arrival'];
  return {
    'featured-fish': {
      ...fish,
      categories: drawn(fish.categories),
      guarantee: guaranteeFor('fish', arrival),
      related: entriesOf(fish.related, index),
    },
    'live-coral': {
      ...coral,
      benefits: drawn(coral.benefits),
      groups: drawn(coral.groups),
      guarantee: guaranteeFor('coral', arrival),
      related: entriesOf(coral.related, index),
    },
    forum: source.forum,
    delivery: { ...source.delivery, guarantee: guaranteeFor(source.delivery.guarantee, arrival) },
    privacy: source.privacy,
    contact: source.contact,
    guarantee: arrival,
  };
}
