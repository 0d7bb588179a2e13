import { describe, expect, it } from 'vitest';
import { pictureSources } from './product-picture-sources.ts';

const at = (name: string) =>
  `https://firebasestorage.googleapis.com/v0/b/reef/o/product-images%2Fu%2F${name}`;

describe('pictureSources', () => {
  it('gives every width in both formats for our own pictures', () => {
    const sources = pictureSources('/catalogue/blue-tang-640.webp');
    expect(sources?.avif).toBe(
      '/catalogue/blue-tang-320.avif 320w, /catalogue/blue-tang-640.avif 640w, /catalogue/blue-tang-1280.avif 1280w',
    );
    expect(sources?.webp).toContain('/catalogue/blue-tang-1280.webp 1280w');
  });

  it('CPM-05 gives the widths an upload is there in', () => {
    const url = `${at('17-ab.webp')}?alt=media&token=t`;
    expect(pictureSources(url, [320, 640, 1600])).toEqual({
      webp: `${at('17-ab-320.webp')}?alt=media 320w, ${at('17-ab-640.webp')}?alt=media 640w, ${url} 1600w`,
    });
    expect(pictureSources(`${at('1-a.jpg')}?alt=media`, [300])).toEqual({
      jpeg: `${at('1-a.jpg')}?alt=media 300w`,
    });
    expect(pictureSources(url)).toBeNull();
  });

  it('leaves every other address alone', () => {
    expect(pictureSources('https://pictures.example/fish.jpg')).toBeNull();
    expect(pictureSources('/catalogue/../secret-640.webp')).toBeNull();
  });
});
