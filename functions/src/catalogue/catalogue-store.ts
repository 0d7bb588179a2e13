import { Product } from '@reef/domain/catalogue/product';
import type { Storage } from 'firebase-admin/storage';
import * as z from 'zod/mini';
import { nullOnCode } from '#shared/db/null-on-code.ts';

/**
 * The file's state in the bucket. `generation` is the bucket's number for this content; `isOurs` is
 * false if a release wrote it whose products have other fields.
 */
export type StoredFile = { generation: string; readAt: Date; isOurs: boolean };

/**
 * Where the catalogue's file is kept, and a mark of when the catalogue last changed. Checking
 * either reads nothing from the database.
 */
export type CatalogueStore = {
  /** The file's state; null if none was ever written. */
  look: () => Promise<StoredFile | null>;
  /** When the mark was last set; null if never. */
  markedAt: () => Promise<Date | null>;
  /**
   * Sets the mark.
   * @returns false if the bucket refused, because it was set too often just now.
   */
  mark: () => Promise<boolean>;
  /** The text of one generation; null if it was overwritten since. */
  read: (generation: string) => Promise<string | null>;
  /**
   * Writes the file if it is still of generation `before` (null: absent).
   * @returns false if somebody else was faster.
   */
  write: (text: string, readAt: Date, before: StoredFile | null) => Promise<boolean>;
};

/** Names in the bucket; storage.rules grant nobody access to them. */
const FILE = 'catalogue/catalogue.json';
const MARK = 'catalogue/changed';

/**
 * What the file holds, noted beside it. The number is incremented when something else than the names
 * of a product's fields changes, such as what one of them means.
 */
const FORMAT = `1 ${Object.keys(Product.shape).join(' ')}`;

const NOT_FOUND = '404';
const PRECONDITION_FAILED = '412';

/** The bucket takes about one write a second of the same object. */
const TOO_MANY_REQUESTS = '429';

const Metadata = z.object({
  generation: z.union([z.string(), z.number()]),
  updated: z.string(),
  metadata: z.optional(
    z.object({ read_at: z.optional(z.string()), format: z.optional(z.string()) }),
  ),
});

/** The store in the project's bucket. */
export function bucketStore(bucket: ReturnType<Storage['bucket']>): CatalogueStore {
  const metadataOf = async (name: string) => {
    const answer = await nullOnCode(NOT_FOUND, bucket.file(name).getMetadata());
    return answer === null ? null : Metadata.parse(answer[0]);
  };
  return {
    look: async () => {
      const found = await metadataOf(FILE);
      const readAt = found?.metadata?.read_at;
      if (found === null || readAt === undefined) return null;
      const isOurs = found.metadata?.format === FORMAT;
      return { generation: String(found.generation), readAt: new Date(readAt), isOurs };
    },
    markedAt: async () => {
      const found = await metadataOf(MARK);
      return found === null ? null : new Date(found.updated);
    },
    mark: async () => {
      const saved = bucket.file(MARK).save('', { resumable: false });
      return (
        (await nullOnCode(
          TOO_MANY_REQUESTS,
          saved.then(() => true),
        )) ?? false
      );
    },
    read: async (generation) => {
      const content = await nullOnCode(NOT_FOUND, bucket.file(FILE, { generation }).download());
      return content === null ? null : content[0].toString('utf8');
    },
    write: async (text, readAt, before) => {
      const written = bucket
        .file(FILE)
        .save(text, {
          resumable: false,
          contentType: 'application/json',
          metadata: { metadata: { read_at: readAt.toISOString(), format: FORMAT } },
          preconditionOpts: { ifGenerationMatch: before === null ? 0 : before.generation },
        })
        .then(() => true);
      return (await nullOnCode(PRECONDITION_FAILED, written)) ?? false;
    },
  };
}
