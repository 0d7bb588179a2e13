import type { ComponentType } from 'react';
import articleLoaders from 'virtual:reef-content/articles';
import hubLoaders from 'virtual:reef-content/hubs';
import type { CompiledArticle, CompiledHub } from 'virtual:reef-content/types';
import { loadFigure } from './figure-registry.ts';
import { loadTool } from '#features/learn/tools/tool-registry.ts';

/** A drawing or tool by its name; null if there is none yet, which renders nothing. */
export type Parts = ReadonlyMap<string, ComponentType | null>;

export type LoadedArticle = { article: CompiledArticle; parts: Parts };
export type LoadedHub = { hub: CompiledHub; figure: ComponentType | null };

/** One promise per page, so that React gets the same one each time it renders. */
const articlePages = new Map<string, Promise<LoadedArticle>>();
const hubPages = new Map<string, Promise<LoadedHub>>();

function remembered<T>(pages: Map<string, Promise<T>>, slug: string, load: () => Promise<T>) {
  const known = pages.get(slug);
  if (known !== undefined) return known;
  const page = load();
  pages.set(slug, page);
  // A chunk that did not load is requested again at the next visit.
  page.catch(() => pages.delete(slug));
  return page;
}

/** Whether there is an article of this name. */
export function isArticle(slug: string): boolean {
  return Object.hasOwn(articleLoaders, slug);
}

/** Whether there is a hub of this name. */
export function isHub(slug: string): boolean {
  return Object.hasOwn(hubLoaders, slug);
}

/** An article with its drawings and tools, so that all of it appears at once. */
export function loadArticle(slug: string): Promise<LoadedArticle> {
  return remembered(articlePages, slug, async () => {
    const load = articleLoaders[slug];
    if (load === undefined) throw new Error(`There is no article called ${slug}`);
    const { default: article } = await load();
    const marks = article.blocks.filter((block) => block.kind !== 'html');
    const parts = marks.map(async ({ kind, name }) => {
      const part = await (kind === 'figure' ? loadFigure(name) : loadTool(name));
      return [`${kind}:${name}`, part] as const;
    });
    return { article, parts: new Map(await Promise.all(parts)) };
  });
}

/** A hub with its drawing. */
export function loadHub(slug: string): Promise<LoadedHub> {
  return remembered(hubPages, slug, async () => {
    const load = hubLoaders[slug];
    if (load === undefined) throw new Error(`There is no hub called ${slug}`);
    const { default: hub } = await load();
    return { hub, figure: hub.figure === null ? null : await loadFigure(hub.figure) };
  });
}

/** Starts to load a link's page, when the pointer or the focus is on it. */
export function preloadLearnPage(path: string): void {
  const slug = path.replace('/learn/', '');
  if (isArticle(slug)) void loadArticle(slug);
  else if (isHub(slug)) void loadHub(slug);
}
