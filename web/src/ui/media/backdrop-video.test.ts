import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FilmName } from './backdrop-video.tsx';

const FOLDER = path.resolve(import.meta.dirname, '../../../public/video');

const FILMS: Record<FilmName, true> = {
  home: true,
  fish: true,
  coral: true,
  invertebrates: true,
  wysiwyg: true,
  users: true,
};

/** The maximum size of a file, in bytes. */
const LIMITS: Record<string, number> = {
  webm: 600_000,
  mp4: 600_000,
  avif: 40_000,
  webp: 60_000,
};

describe('the films', () => {
  it('are all there in both formats, each with its poster, and no others', () => {
    const wanted = Object.keys(FILMS).flatMap((name) =>
      Object.keys(LIMITS).map((type) => `${name}.${type}`),
    );
    expect(readdirSync(FOLDER).toSorted()).toEqual(wanted.toSorted());
  });

  it.each(Object.keys(FILMS))('%s is light', (name) => {
    for (const [type, limit] of Object.entries(LIMITS)) {
      const { size } = statSync(path.join(FOLDER, `${name}.${type}`));
      expect(size, type).toBeGreaterThan(1000);
      expect(size, type).toBeLessThan(limit);
    }
  });
});
