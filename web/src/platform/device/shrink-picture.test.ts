import { afterEach, expect, it, vi } from 'vitest';
import { shrinkPhoto, shrinkPicture } from './shrink-picture.ts';

/** A JPEG of this size in pixels, with segments of 600 KB before its frame. */
function withLongHeader(side: number): File {
  const profile = new Uint8Array(2 + 60_000);
  profile.set([0xff, 0xe2, 60_000 >> 8, 60_000 & 255]);
  const frame = Uint8Array.of(0xff, 0xc0, 0, 17, 8, 0, side, 0, side, 3, 0, 0, 0, 0);
  const parts = Array.from({ length: 10 }, () => profile);
  return new File([Uint8Array.of(0xff, 0xd8), ...parts, frame], 'print.jpg');
}

afterEach(() => vi.unstubAllGlobals());

/** As Safari 16 and Chrome 110 have it: an orientation that they do not know is an error. */
async function olderBitmap(_source: File, { imageOrientation = 'none' } = {}) {
  if (!['none', 'flipY'].includes(imageOrientation)) throw new TypeError(imageOrientation);
  return { width: 200, height: 200, close: () => {} };
}

const canvas = {
  getContext: () => ({ drawImage: () => {} }),
  toBlob: (done: (blob: Blob) => void, type: string) => done(new Blob([], { type })),
};

/** As Safari has it: PNG in place of WebP. Takes down what is drawn and written. */
function safariCanvas(steps: string[]) {
  return {
    getContext: () => ({
      drawImage: () => steps.push('picture'),
      fillRect(this: { globalCompositeOperation: string; fillStyle: string }) {
        steps.push(`${this.globalCompositeOperation} ${this.fillStyle}`);
      },
    }),
    toBlob(done: (blob: Blob) => void, wanted: string) {
      const type = wanted === 'image/webp' ? 'image/png' : wanted;
      steps.push(type);
      done(new Blob([], { type }));
    },
  };
}

it('CPM-05 CLAIM-02 the oldest supported browsers make pictures small too', async () => {
  vi.stubGlobal('createImageBitmap', olderBitmap);
  vi.stubGlobal('document', { createElement: () => canvas });
  expect(await shrinkPhoto(withLongHeader(200))).toMatchObject({ ok: true });
  expect(await shrinkPicture(withLongHeader(200))).toMatchObject({ ok: true });
});

it('CPM-05 CLAIM-02 in a JPEG, what is clear in the picture is white', async () => {
  const steps: string[] = [];
  vi.stubGlobal('createImageBitmap', olderBitmap);
  vi.stubGlobal('document', { createElement: () => safariCanvas(steps) });
  const made = await shrinkPhoto(withLongHeader(200));
  expect(made).toMatchObject({ ok: true, photo: { type: 'image/jpeg' } });
  expect(steps).toEqual(['picture', 'image/png', 'destination-over white', 'image/jpeg']);
});

it('CPM-05 CLAIM-02 a file that the device no longer gives is refused', async () => {
  const gone = withLongHeader(200);
  gone.slice = () =>
    Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('gone')) });
  const unreadable = { ok: false, refusal: 'unreadable' };
  expect(await shrinkPicture(gone)).toEqual(unreadable);
  expect(await shrinkPhoto(gone)).toEqual(unreadable);
});

it('CPM-05 CLAIM-02 the size of a picture is found after a long header too', async () => {
  const tooSmall = { ok: false, refusal: 'too-small' };
  expect(await shrinkPicture(withLongHeader(8))).toEqual(tooSmall);
  expect(await shrinkPhoto(withLongHeader(8))).toEqual(tooSmall);
});

it('CPM-05 a picture without a size is none', async () => {
  const file = new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe1, 0, 2)], 'cut.jpg');
  expect(await shrinkPicture(file)).toEqual({ ok: false, refusal: 'not-an-image' });
});
