import { expect, it } from 'vitest';
import { inspectPicture } from './inspect-picture.ts';

const PATH = 'product-images/u1/17-ab3.png';

/** A bucket with one file of one byte, and a database without documents; records the calls. */
function shopWith(contentEncoding: string | undefined) {
  const happened: unknown[] = [];
  const logged = new Set<string>();
  const file = {
    getMetadata: async () => [
      { generation: '1', contentType: 'image/png', size: '1', contentEncoding },
    ],
    download: async (options: unknown) => {
      happened.push(['download', options]);
      return [Buffer.from('x')];
    },
    delete: async () => happened.push(['delete']),
  };
  const document = (id: string) => ({
    id,
    get: async () => ({ exists: false }),
    set: async ({ after }: { after: unknown }) => {
      happened.push(['log', after]);
      logged.add(id);
    },
    delete: async () => {},
  });
  const deps = {
    db: { collection: () => ({ doc: document }) },
    bucket: { file: () => file },
    now: () => new Date(0),
  };
  return { deps: deps as never, happened, logged };
}

const REFUSED = ['log', { reason: 'not-an-image', type: 'image/png', size_bytes: 1 }];

it.each(['gzip', 'br', 'GZIP', 'identity, gzip'])(
  'ATT-68 a file of the encoding %s goes, and nothing of it is read',
  async (encoding) => {
    const { deps, happened } = shopWith(encoding);
    expect(await inspectPicture(deps, PATH)).toBeNull();
    expect(happened).toEqual([REFUSED, ['delete']]);
  },
);

it.each([undefined, '', 'identity'])(
  'ATT-68 a file of the encoding %s is read as it lies there, never unpacked',
  async (encoding) => {
    const { deps, happened } = shopWith(encoding);
    await inspectPicture(deps, PATH);
    expect(happened).toEqual([['download', { decompress: false }], REFUSED, ['delete']]);
  },
);

const claimPhoto = (order: string, digit: number) =>
  `claim-photos/u1/${order}/0b6a4a52-6a3c-4b6f-9a55-0d8f3f3c1f1${digit}/photo-1.png`;

it('ATT-132 refused photos of one order share one entry of the log in a day; every one is deleted', async () => {
  const { deps, happened, logged } = shopWith('gzip');
  for (let sent = 0; sent < 9; sent += 1) {
    await inspectPicture(deps, claimPhoto('o1', sent));
  }
  expect(logged.size).toBe(1);
  await inspectPicture(deps, claimPhoto('o2', 0));
  expect(logged.size).toBe(2);
  expect(happened.flat().filter((step) => step === 'delete')).toHaveLength(10);
});
