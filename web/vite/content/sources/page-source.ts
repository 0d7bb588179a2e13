import * as z from 'zod';
import type { ContentFiles } from './content-files.ts';
import type { FaultList } from '../faults.ts';
import { Description, IconName, Link, Words } from './hub-source.ts';
import { parseYaml } from './parse-yaml.ts';

const Fish = z.strictObject({
  name: Words,
  scientific: Words,
  adult: Words,
  tank: Words,
  why: Words,
});

const FeaturedFish = z.strictObject({
  slug: z.literal('featured-fish'),
  title: Words,
  description: Description,
  intro: Words,
  action: Link,
  categories: z
    .array(
      z.strictObject({
        title: Words,
        description: Words,
        icon: IconName,
        items: z.array(Fish).min(1),
      }),
    )
    .length(4),
  delivery: z.strictObject({ title: Words, text: Words, points: z.array(Words), action: Link }),
  outside: Words,
  guarantee: z.literal('fish'),
  related: z.array(Words),
});

const LiveCoral = z.strictObject({
  slug: z.literal('live-coral'),
  title: Words,
  description: Description,
  intro: Words,
  action: Link,
  benefitsTitle: Words,
  benefits: z.array(z.strictObject({ title: Words, description: Words, icon: IconName })).length(4),
  groupsTitle: Words,
  groups: z
    .array(
      z.strictObject({
        title: Words,
        description: Words,
        icon: IconName,
        care: Words,
        items: z.array(z.strictObject({ name: Words, why: Words })).min(1),
      }),
    )
    .length(4),
  guarantee: z.literal('coral'),
  related: z.array(Words),
});

const Forum = z.strictObject({
  slug: z.literal('forum'),
  title: Words,
  description: Description,
  notice: z.strictObject({ title: Words, text: Words }),
  meanwhile: z.strictObject({ title: Words, items: z.array(Link) }),
});

const Points = z.strictObject({ title: Words, points: z.array(Words).min(1) });

const Delivery = z.strictObject({
  slug: z.literal('delivery'),
  title: Words,
  description: Description,
  intro: Words,
  waysTitle: Words,
  sections: z.array(Points).min(1),
  guarantee: z.literal('fish'),
});

const Privacy = z.strictObject({
  slug: z.literal('privacy'),
  title: Words,
  description: Description,
  intro: Words,
  keptTitle: Words,
  kept: z.array(z.strictObject({ name: Words, what: Words, until: Words })).min(1),
  keptNote: Words,
  sections: z.array(Points).min(1),
  yours: z.strictObject({ title: Words, text: Words, columns: z.array(Points).min(1) }),
  ask: Words,
});

const LiveArrival = z.strictObject({
  slug: z.literal('live-arrival'),
  title: Words,
  description: Description,
  badges: z.strictObject({ fish: Words, coral: Words }),
  short: z.strictObject({ fish: Words, coral: Words }),
  text: Words,
  covers: z.array(Words),
  asks: z.array(Words),
  action: Link,
  claim: Link,
});

const FormWords = z.strictObject({
  name: Words,
  email: Words,
  phone: Words,
  subject: Words,
  message: Words,
});

const Contact = z.strictObject({
  slug: z.literal('contact'),
  title: Words,
  description: Description,
  intro: Words,
  details: z.strictObject({
    name: Words,
    area: Words,
    visits: Words,
  }),
  hoursTitle: Words,
  reply: Words,
  urgent: Words,
  form: z.strictObject({
    title: Words,
    labels: FormWords,
    placeholders: FormWords,
    submit: Words,
    errors: z.strictObject({
      name: Words,
      email: Words,
      emailInvalid: Words,
      subject: Words,
      message: Words,
    }),
    success: z.strictObject({ title: Words, text: Words }),
  }),
});

export type FeaturedFishSource = z.infer<typeof FeaturedFish>;
export type LiveCoralSource = z.infer<typeof LiveCoral>;
export type DeliverySource = z.infer<typeof Delivery>;
export type PrivacySource = z.infer<typeof Privacy>;
export type ForumSource = z.infer<typeof Forum>;
export type LiveArrivalSource = z.infer<typeof LiveArrival>;
export type ContactSource = z.infer<typeof Contact>;

/** The pages outside /learn. */
export type PageSources = {
  'featured-fish': FeaturedFishSource;
  'live-coral': LiveCoralSource;
  forum: ForumSource;
  delivery: DeliverySource;
  privacy: PrivacySource;
  'live-arrival': LiveArrivalSource;
  contact: ContactSource;
};

/** Reads the seven pages, or null if one has a fault. */
export function readPages(files: ContentFiles, faults: FaultList): PageSources | null {
  const read = <T>(slug: string, schema: z.ZodType<T>): T | null => {
    const file = `pages/${slug}.yaml`;
    return parseYaml(files.get(file) ?? '', schema, { file }, faults);
  };
  const fish = read('featured-fish', FeaturedFish);
  const coral = read('live-coral', LiveCoral);
  const forum = read('forum', Forum);
  const delivery = read('delivery', Delivery);
  const privacy = read('privacy', Privacy);
  const arrival = read('live-arrival', LiveArrival);
  const contact = read('contact', Contact);
  if (!fish || !coral || !forum || !delivery || !privacy || !arrival || !contact) return null;
  return {
    'featured-fish': fish,
    'live-coral': coral,
    forum,
    delivery,
    privacy,
    'live-arrival': arrival,
    contact,
  };
}
