import {
  CatalogueFile,
  type Catalogue,
  WrittenProduct,
} from '@reef/domain/catalogue/catalogue-file';
import type { Firestore } from 'firebase-admin/firestore';
import { buildCatalogue } from './build-catalogue.ts';
import type { CatalogueStore, StoredFile } from './catalogue-store.ts';
import { type EncodedBody, encodeBody } from './encoded-body.ts';

/** What keeping the catalogue's file needs. */
export type CatalogueDeps = { db: Firestore; store: CatalogueStore; now: () => Date };

/** The catalogue's file, and what it says. */
export type CachedCatalogue = { file: EncodedBody; catalogue: Catalogue };

/** How long after it one mark covers all changes: a burst sets a handful of marks at most. */
const MARK_COVERS_MS = 4000;

/**
 * How long after a mark the file is built: the time that the mark covers, and as much again, so that
 * the clocks of the bucket, the database and this process may differ by seconds.
 */
const SETTLES_MS = 2 * MARK_COVERS_MS;

/** Where changes never pause, the file is built this often all the same. */
const MAX_MS = 30_000;

/** How long one lookup in the bucket serves all requests of a process. */
const LOOKUP_TTL_MS = 1000;

/**
 * How long a failed lookup is reused. Where the file cannot be written, each lookup reads the whole
 * catalogue.
 */
const FAULT_TTL_MS = 5000;

/**
 * What is to be done about a file: it is `current` where it was read after all that its mark covers;
 * else `due`, or `waiting` while more changes may follow.
 */
export function fileState(
  file: StoredFile,
  markedAt: Date | null,
  now: Date,
): 'current' | 'waiting' | 'due' {
  if (markedAt === null) return 'current';
  const settledAt = markedAt.getTime() + SETTLES_MS;
  if (file.readAt.getTime() >= settledAt) return 'current';
  const isSettled = now.getTime() >= settledAt;
  const isOld = now.getTime() - file.readAt.getTime() >= MAX_MS;
  return isSettled || isOld ? 'due' : 'waiting';
}

/**
 * Notes that a product changed; called after every change. Reads and writes no document. The file
 * itself is built when it is next asked for, once for all changes since.
 */
export async function noteChange({
  store,
  now,
}: Pick<CatalogueDeps, 'store' | 'now'>): Promise<void> {
  const markedAt = await store.markedAt();
  if (markedAt !== null && now().getTime() - markedAt.getTime() < MARK_COVERS_MS) return;
  await store.mark();
}

/** A text of ours, ready to be sent, and what it says. */
async function kept(text: string): Promise<CachedCatalogue> {
  const file = await encodeBody(text);
  const { products, ...rest } = CatalogueFile.parse(JSON.parse(text));
  const catalogue = { ...rest, products: products.map((one) => WrittenProduct.parse(one)) };
  return { file, catalogue };
}

/** Builds the file and writes it over `before`, unless somebody else has written a newer one. */
async function rebuild(deps: CatalogueDeps, before: StoredFile | null): Promise<CachedCatalogue> {
  const { catalogue, readAt } = await buildCatalogue(deps);
  const text = JSON.stringify(catalogue);
  // Whether or not it could be kept, it is as good an answer as the one that was.
  await deps.store.write(text, readAt, before);
  return kept(text);
}

/**
 * The catalogue's file as one process knows it. All who ask at once are answered by one look at the
 * bucket, and by one build where one is due. No document is read while no product changes.
 */
export class CatalogueCache {
  readonly #deps: CatalogueDeps;
  #known: { generation: string; kept: CachedCatalogue } | null = null;
  #look: { until: number; answer: Promise<CachedCatalogue> } | null = null;

  constructor(deps: CatalogueDeps) {
    this.#deps = deps;
  }

  /**
   * The catalogue, at most some seconds behind its last change, or half a minute in a rush.
   * @throws where neither bucket nor database can be read; for some seconds without asking again.
   */
  current(): Promise<CachedCatalogue> {
    const at = this.#deps.now().getTime();
    if (this.#look !== null && at < this.#look.until) return this.#look.answer;
    const answer = this.#find();
    const look = { until: at + LOOKUP_TTL_MS, answer };
    this.#look = look;
    answer.catch(() => (look.until = this.#deps.now().getTime() + FAULT_TTL_MS));
    return answer;
  }

  async #find(): Promise<CachedCatalogue> {
    const { store, now } = this.#deps;
    const [stored, markedAt] = await Promise.all([store.look(), store.markedAt()]);
    if (stored === null || fileState(stored, markedAt, now()) === 'due') {
      return rebuild(this.#deps, stored);
    }
    if (this.#known?.generation === stored.generation) return this.#known.kept;
    const text = await store.read(stored.generation);
    if (text === null) return this.#find();
    this.#known = { generation: stored.generation, kept: await kept(text) };
    return this.#known.kept;
  }
}
