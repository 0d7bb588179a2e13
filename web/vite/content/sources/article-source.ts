import * as z from 'zod';
import type { ContentFiles } from './content-files.ts';
import { lineOf, type FaultList } from '../faults.ts';
import { parseYaml } from './parse-yaml.ts';
import { SECTION_IDS } from '../sections.ts';

/** Search engines cut off longer texts. */
export const DESCRIPTION_MAX = 155;

const FrontMatter = z.strictObject({
  title: z.string().min(1),
  description: z
    .string()
    .min(40)
    .max(DESCRIPTION_MAX, `description too long: at most ${DESCRIPTION_MAX} characters`)
    .refine((text) => !text.includes('{{'), 'no {{keys}} in a description'),
  back: z
    .string('missing back link')
    .regex(/^\/learn(\/[a-z0-9-]+)?$/, 'not a page of the section'),
  section: z.enum(SECTION_IDS),
  published: z.iso.date(),
  reviewed: z.iso.date(),
  sources: z.array(z.string()).min(1, 'name at least one source'),
  related: z.array(z.string()).length(3, 'name three related articles'),
  figure: z.string().optional(),
});

/** The front matter of an article. */
export type FrontMatter = z.infer<typeof FrontMatter>;

/** An article as in its file. */
export type ArticleSource = FrontMatter & {
  slug: string;
  file: string;
  /** The whole file, to find the lines of faults. */
  text: string;
  /** The Markdown below the front matter. */
  body: string;
};

const FRAME = /^---\n([\s\S]*?)\n---\n/;

function readArticle(file: string, text: string, faults: FaultList): ArticleSource | null {
  const slug = file.replace(/^learn\//, '').replace(/\.md$/, '');
  const frame = FRAME.exec(text);
  if (frame === null) {
    faults.add(file, 1, 'the lines at the top, between two ---, are missing');
    return null;
  }
  const front = parseYaml(frame[1] ?? '', FrontMatter, { file, firstLine: 2 }, faults);
  return front && { ...front, slug, file, text, body: text.slice(frame[0].length) };
}

/** Every article, by slug. */
export function readArticles(files: ContentFiles, faults: FaultList): Map<string, ArticleSource> {
  const articles = new Map<string, ArticleSource>();
  for (const [file, text] of files) {
    if (!/^learn\/[^/]+\.md$/.test(file)) continue;
    const article = readArticle(file, text.replaceAll('\r\n', '\n'), faults);
    if (article !== null) articles.set(article.slug, article);
  }
  return articles;
}

/** The line of a front matter key in the article's file. */
export function frontLine(article: ArticleSource, key: keyof FrontMatter): number {
  return lineOf(article.text, new RegExp(`^${key}:`, 'm'));
}
