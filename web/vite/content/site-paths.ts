import { SHOP_TABS } from '@reef/domain/catalogue/categories';
import {
  PAGES_OF_FUNCTIONS,
  PRERENDERED_PAGES,
  USERS_PAGES,
} from '../../src/entry/server/pages.ts';
import { slugMaker } from './slug.ts';
import { hubPath } from './sources/hub-source.ts';
import type { ContentSources } from './sources/sources.ts';

/** Pages outside the content that the content may link to. */
const PAGES = [...PRERENDERED_PAGES, ...PAGES_OF_FUNCTIONS, ...USERS_PAGES];
/** The shop's tabs, as in its address. */
const TAB_PATHS = SHOP_TABS.map(({ slug }) => `/shop?tab=${slug}`);

/** Every path that content may link to, with its anchors. */
export type SitePaths = ReadonlyMap<string, ReadonlySet<string>>;

function headingIds(body: string): Set<string> {
  const idOf = slugMaker();
  return new Set([...body.matchAll(/^#{2,6} +(.+)$/gm)].map((match) => idOf(match[1] ?? '')));
}

/** Lists the existing paths. */
export function sitePaths({ articles, hubs, glossary }: ContentSources): SitePaths {
  const paths = new Map<string, ReadonlySet<string>>();
  for (const path of [...PAGES, ...TAB_PATHS]) paths.set(path, new Set());
  for (const { slug, cards } of hubs.values()) {
    const tools = cards.flatMap(({ topics }) => topics.flatMap(({ tool }) => tool ?? []));
    paths.set(hubPath(slug), new Set(tools));
  }
  for (const { slug, body } of articles.values()) paths.set(`/learn/${slug}`, headingIds(body));
  paths.set('/learn/glossary', new Set([...glossary.values()].map(({ id }) => id)));
  return paths;
}
