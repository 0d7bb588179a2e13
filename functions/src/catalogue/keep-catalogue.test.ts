import { Firestore, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { bucketStore } from './catalogue-store.ts';
import { CatalogueCache, fileState, noteChange } from './keep-catalogue.ts';

const MARKED = new Date('2026-11-22T12:00:00Z');
const after = (seconds: number) => new Date(MARKED.getTime() + seconds * 1000);
const readAfter = (seconds: number) => ({ readAt: after(seconds) });

describe('fileState', () => {
  it('a file is current if nothing was ever marked, or if it was read after everything the mark covers', () => {
    expect(fileState(readAfter(-9), null, after(99))).toBe('current');
    expect(fileState(readAfter(8), MARKED, after(99))).toBe('current');
  });
  it('a file read before that is due when the burst is over', () => {
    expect(fileState(readAfter(-5), MARKED, after(7.9))).toBe('waiting');
    expect(fileState(readAfter(-5), MARKED, after(8))).toBe('due');
    expect(fileState(readAfter(7.9), MARKED, after(8))).toBe('due');
  });
  it('a file is due after half a minute, though changes never pause', () => {
    expect(fileState(readAfter(-29), MARKED, after(0.9))).toBe('waiting');
    expect(fileState(readAfter(-29), MARKED, after(1))).toBe('due');
  });
});

/** A shop without products, with a bucket in memory; `built` counts the readings of the catalogue. */
function emptyShop() {
  let seconds = 0;
  let reads = 0;
  const now = () => after(seconds);
  const bucket = {
    text: '',
    generation: 0,
    isOurs: true,
    look: async () => ({
      generation: `${(bucket.generation += 1)}`,
      readAt: now(),
      isOurs: bucket.isOurs,
    }),
    markedAt: async () => null,
    mark: async () => true,
    read: async () => bucket.text,
    write: async (text: string) => {
      bucket.text = text;
      bucket.isOurs = true;
      return true;
    },
  };
  const get = async () => {
    reads += 1;
    return { docs: [], readTime: Timestamp.fromDate(now()) };
  };
  const db = { collection: () => ({ where: () => ({ get }) }) } as unknown as Firestore;
  const pass = (more: number) => (seconds += more);
  return { deps: { db, store: bucket, now, pass }, store: bucket, built: () => reads };
}

describe('CatalogueCache', () => {
  it('INV-22 asks a failing bucket at most twelve times a minute, however often it is asked', async () => {
    let looks = 0;
    let now = MARKED;
    const fault = async () => {
      looks += 1;
      throw new Error('the bucket is down');
    };
    const store = {
      look: fault,
      markedAt: async () => null,
      mark: async () => true,
      read: async () => null,
      write: async () => true,
    };
    // The database is not read before the bucket has answered.
    const db = new Firestore({ projectId: 'demo-reef' });
    const cache = new CatalogueCache({ store, now: () => now, db });
    for (let tenth = 0; tenth < 600; tenth += 1) {
      now = after(tenth / 10);
      await expect(cache.current()).rejects.toThrow('the bucket is down');
    }
    expect(looks).toBe(12);
  });

  it('builds a file anew that it cannot read, as another release’s', async () => {
    const { deps, built, store } = emptyShop();
    const cache = new CatalogueCache(deps);
    for (const unreadable of ['{"counts":{"Seahorses":1},"products":[]}', 'not even JSON']) {
      store.text = unreadable;
      expect((await cache.current()).catalogue.products).toEqual([]);
      expect(JSON.parse(store.text)).toMatchObject({ products: [] });
      deps.pass(31);
    }
    expect(built()).toBe(2);
    await cache.current();
    expect(built()).toBe(2);
  });

  it('builds a file anew that another release wrote, though it can read it', async () => {
    const { deps, built, store } = emptyShop();
    const cache = new CatalogueCache(deps);
    await cache.current();
    deps.pass(31);
    store.isOurs = false;
    await cache.current();
    expect([built(), store.isOurs]).toEqual([2, true]);
    deps.pass(31);
    await cache.current();
    expect(built()).toBe(2);
  });

  it('INV-22 builds twice a minute beside a release that cannot read its file either', async () => {
    const { deps, built, store } = emptyShop();
    const cache = new CatalogueCache(deps);
    for (let second = 0; second < 60; second += 1) {
      store.text = 'of the other release';
      store.isOurs = second % 2 === 0;
      expect((await cache.current()).catalogue.products).toEqual([]);
      deps.pass(1);
    }
    expect(built()).toBe(2);
  });
});

/** A bucket that takes one mark a second, as Google's does. */
function limitedStore() {
  const marks: Date[] = [];
  const store = {
    look: async () => null,
    read: async () => null,
    write: async () => true,
    markedAt: async () => marks.at(-1) ?? null,
    mark: async () => {
      const last = marks.at(-1);
      if (last && MARKED.getTime() - last.getTime() < 1000) return false;
      marks.push(MARKED);
      return true;
    },
  };
  return { marks, store };
}

describe('noteChange', () => {
  it('marks once for all changes within a few seconds', async () => {
    let marks = 0;
    let markedAt: Date | null = null;
    let now = MARKED;
    const store = {
      look: async () => null,
      read: async () => null,
      write: async () => true,
      markedAt: async () => markedAt,
      mark: async () => {
        marks += 1;
        markedAt = now;
        return true;
      },
    };
    for (const second of [0, 1, 2, 3, 3.9]) {
      now = after(second);
      await noteChange({ store, now: () => now });
    }
    expect(marks).toBe(1);
    now = after(4);
    await noteChange({ store, now: () => now });
    expect(marks).toBe(2);
  });

  it('does not fail if many changes come at once and the bucket refuses all marks but one', async () => {
    const { marks, store } = limitedStore();
    const now = () => MARKED;
    await Promise.all(Array.from({ length: 50 }, () => noteChange({ store, now }, 0)));
    expect(marks).toEqual([MARKED]);
  });

  it('fails, so that it is called again, if the bucket refuses and no mark covers the change', async () => {
    const { store } = limitedStore();
    const refusing = { ...store, mark: async () => false };
    const noted = noteChange({ store: refusing, now: () => MARKED }, 0);
    await expect(noted).rejects.toThrow('the catalogue could not be marked as changed');
  });
});

/** A bucket that refuses to write, with this code. */
const bucketAnswering = (code: number) => {
  const save = async () => {
    throw Object.assign(new Error('refused'), { code });
  };
  return { file: () => ({ save }) } as unknown as Parameters<typeof bucketStore>[0];
};

/** A bucket that holds the file, with this metadata, or what is then written. */
function bucketHolding(metadata: object) {
  const held = { metadata };
  const file = () => ({
    getMetadata: async () => [{ generation: '7', updated: MARKED.toISOString(), ...held }],
    save: async (_text: string, options: { metadata: { metadata: object } }) => {
      held.metadata = options.metadata.metadata;
    },
  });
  return { file } as unknown as Parameters<typeof bucketStore>[0];
}

describe('bucketStore', () => {
  it('knows a file whose products have the fields of this release', async () => {
    const read_at = MARKED.toISOString();
    const older = { generation: '7', readAt: MARKED, isOurs: false };
    for (const format of [undefined, '1 id name price']) {
      const store = bucketStore(bucketHolding({ read_at, format }));
      expect(await store.look()).toEqual(older);
      await store.write('{}', MARKED, older);
      expect(await store.look()).toEqual({ ...older, isOurs: true });
    }
  });

  it('says that the bucket refused a mark because it was set too often', async () => {
    expect(await bucketStore(bucketAnswering(429)).mark()).toBe(false);
  });

  it('passes other failures on', async () => {
    await expect(bucketStore(bucketAnswering(503)).mark()).rejects.toThrow('refused');
  });
});
