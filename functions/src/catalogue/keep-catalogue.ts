import { setTimeout as sleep } from 'node:timers/promises';
import {
  CatalogueFile,
  type Catalogue,
  WrittenProduct,
} from '@reef/domain/catalogue/file/catalogue-file';
import { firstPart } from '@reef/domain/catalogue/file/catalogue-part';
import type { Firestore } from 'firebase-admin/firestore';
import { buildCatalogue } from './build-catalogue.ts';
import type { CatalogueStore, StoredFile } from './catalogue-store.ts';
import { type EncodedBody, encodeBody } from './encoded-body.ts';

/** What keeping the catalogue's file needs. */
export type CatalogueDeps = { db: Firestore; store: CatalogueStore; now: () => Date };

/** The catalogue's file, and its content; `first` is the part that pages begin with. */
export type CachedCatalogue = { file: EncodedBody; first: EncodedBody; catalogue: Catalogue };

/** How long one mark covers later changes, so that a burst sets few marks. */
const MARK_COVERS_MS = 4000;

/** How long after a refused mark it is looked for again; the bucket takes one a second. */
const REFUSED_PAUSE_MS = 1000;

/**
 * How long after a mark the file is built: the time that the mark covers, doubled, because the
 * clocks of the bucket, the database and this process may differ by seconds.
 */
const SETTLES_MS = 2 * MARK_COVERS_MS;

/** The file is built at least this often, even if changes never pause. */
const MAX_MS = 30_000;

/** How long one lookup in the bucket serves all requests of a process. */
const LOOKUP_TTL_MS = 1000;

/**
 * How long a failed lookup is reused. If the file cannot be written, each lookup reads the whole
 * catalogue.
 */
const FAULT_TTL_MS = 5000;

/**
 * Whether a file is `current` (read after everything its mark covers), `due`, or `waiting` because
 * more changes may follow.
 */
export function fileState(
  file: Pick<StoredFile, 'readAt'>,
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

/** True if a mark was set so recently that it covers a change from now. */
async function isCovered({ store, now }: Pick<CatalogueDeps, 'store' | 'now'>): Promise<boolean> {
  const markedAt = await store.markedAt();
  return markedAt !== null && now().getTime() - markedAt.getTime() < MARK_COVERS_MS;
}

/**
 * Notes that a product changed; called after every change. Reads and writes no document. The file
 * is built when it is next asked for, once for all changes since.
 * @param pauseMs how long to wait if the bucket refused the mark: usually another change of the same
 *   moment is setting it.
 * @throws if the bucket refused, and no recent mark covers the change.
 */
export async function noteChange(
  deps: Pick<CatalogueDeps, 'store' | 'now'>,
  pauseMs = REFUSED_PAUSE_MS,
): Promise<void> {
  if ((await isCovered(deps)) || (await deps.store.mark())) return;
  await sleep(pauseMs);
  if ((await isCovered(deps)) || (await deps.store.mark())) return;
  throw new Error('the catalogue could not be marked as changed');
}

/** The file's text, ready to be sent, and its content. */
async function kept(text: string): Promise<CachedCatalogue> {
  const file = await encodeBody(text);
  const { products, ...rest } = CatalogueFile.parse(JSON.parse(text));
  const catalogue = { ...rest, products: products.map((one) => WrittenProduct.parse(one)) };
  const part = firstPart(catalogue);
  const first = part === catalogue ? file : await encodeBody(JSON.stringify(part));
  return { file, first, catalogue };
}

/** Builds the file and writes it over `before`, unless a newer one was written meanwhile. */
async function rebuild(deps: CatalogueDeps, before: StoredFile | null): Promise<CachedCatalogue> {
  const { catalogue, readAt } = await buildCatalogue(deps);
  const text = JSON.stringify(catalogue);
  // Written or not, this answer is as good as the stored file.
  await deps.store.write(text, readAt, before);
  return kept(text);
}

/**
 * One process's copy of the catalogue's file. Concurrent requests share one lookup in the bucket,
 * and one build if it is due. Reads no document while no product changes.
 */
export class CatalogueCache {
  readonly #deps: CatalogueDeps;
  #known: { generation: string; kept: CachedCatalogue } | null = null;
  #look: { until: number; answer: Promise<CachedCatalogue> } | null = null;
  /** What was built because the stored file is another release's. */
  #own: { until: number; kept: CachedCatalogue } | null = null;

  constructor(deps: CatalogueDeps) {
    this.#deps = deps;
  }

  /**
   * The catalogue, at most some seconds behind its last change, or half a minute in a rush.
   * @throws if neither bucket nor database can be read; for some seconds without asking again.
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
    if (!stored.isOurs) return this.#replace(stored);
    const text = await store.read(stored.generation);
    if (text === null) return this.#find();
    const read = await kept(text).catch(() => null);
    if (read === null) return this.#replace(stored);
    this.#known = { generation: stored.generation, kept: read };
    return read;
  }

  /**
   * Builds a file anew that another release wrote: this one cannot read it, or knows more fields,
   * which it would lack until a product changes. While both run, each may find the other's, so this
   * one uses its own for half a minute.
   */
  async #replace(stored: StoredFile): Promise<CachedCatalogue> {
    const at = this.#deps.now().getTime();
    if (this.#own !== null && at < this.#own.until) return this.#own.kept;
    this.#own = { until: at + MAX_MS, kept: await rebuild(this.#deps, stored) };
    return this.#own.kept;
  }
}
