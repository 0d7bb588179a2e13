import { expect, it } from 'vitest';
import { inspectPicture } from './inspect-picture.ts';

const PATH = 'product-images/u1/17-ab3.png';

/** A bucket with one file of one byte, and a database without documents; records the calls. */
function shopWith(contentEncoding: string | undefined) {
  const happened: unknown[] = [];
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
    set: async ({ after }: { after: unknown }) => happened.push(['log', after]),
    delete: async () => {},
  });
  const deps = {
    db: { collection: () => ({ doc: document }) },
    bucket: { file: () => file },
    now: () => new Date(0),
  };
  return { deps: deps as never, happened };
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
