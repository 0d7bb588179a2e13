import * as z from 'zod';
import { DESCRIPTION_MAX } from './article-source.ts';
import type { ContentFiles } from './content-files.ts';
import type { FaultList } from '../faults.ts';
import { ICON_PATHS } from '../render/icons.ts';
import { parseYaml } from './parse-yaml.ts';

export const Words = z.string().min(1);
/**
 * A path of this site, for the shop with an optional tab, for other pages with an optional anchor.
 */
const SitePath = z
  .string()
  .regex(/^\/[a-z0-9/-]*(\?tab=[a-z]+|#[a-z0-9-]+)?$/, 'not a path of the site');
export const Link = z.strictObject({ label: Words, path: SitePath });
export const IconName = z
  .string()
  .refine((name) => Object.hasOwn(ICON_PATHS, name), 'unknown icon');
export const Description = Words.max(
  DESCRIPTION_MAX,
  `description too long: at most ${DESCRIPTION_MAX} characters`,
);

/** One of the catalogue's own drawings, by name (`web/public/catalogue/{name}-640.webp`). */
const Picture = z.string().regex(/^[a-z0-9-]+$/, 'not the name of a picture');

/** A tool of /learn/tools, by its name in the page's registry; also its anchor there. */
const ToolName = z.string().regex(/^[a-z-]+$/, 'not the name of a tool');

const Card = z.strictObject({
  title: Words,
  description: Words,
  icon: IconName,
  picture: Picture.optional(),
  path: SitePath.optional(),
  topics: z
    .array(
      z.strictObject({
        label: Words,
        path: SitePath.optional(),
        detail: Words.optional(),
        tool: ToolName.optional(),
      }),
    )
    .default([]),
  problems: z.array(z.strictObject({ symptom: Words, cause: Words, fix: Words })).default([]),
});

/** Links of a hub that are none of its cards. */
const Also = z.strictObject({
  title: Words,
  text: Words.optional(),
  links: z.array(Link).min(1),
});

/** A first step for one kind of reader. */
const Beginning = z.strictObject({
  who: Words,
  title: Words,
  text: Words,
  path: SitePath,
  picture: Picture,
});

const Hub = z.strictObject({
  slug: Words,
  title: Words,
  description: Description,
  intro: Words,
  back: Link.optional(),
  notice: z.strictObject({ title: Words, text: Words }).optional(),
  figure: Words.optional(),
  related: z.array(Words).default([]),
  begin: z.array(Beginning).default([]),
  cards: z.array(Card).min(1),
  also: z.array(Also).default([]),
});

/** A hub as in its file. */
export type HubSource = z.infer<typeof Hub> & { file: string };

/** Every hub, by slug; `learn` is /learn itself. */
export function readHubs(files: ContentFiles, faults: FaultList): Map<string, HubSource> {
  const hubs = new Map<string, HubSource>();
  for (const [file, text] of files) {
    if (!/^hubs\/[^/]+\.yaml$/.test(file)) continue;
    const hub = parseYaml(text, Hub, { file }, faults);
    if (hub === null) continue;
    hubs.set(hub.slug, { ...hub, file });
    if (hub.back === undefined && hub.slug !== 'learn') faults.add(file, 1, 'missing back link');
  }
  return hubs;
}

/** The path of a hub. */
export function hubPath(slug: string): string {
  return slug === 'learn' ? '/learn' : `/learn/${slug}`;
}
