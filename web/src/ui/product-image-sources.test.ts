import { describe, expect, it } from 'vitest';
import { pictureSources } from './product-image-sources.ts';

describe('pictureSources', () => {
  it('gives every width in both formats for our own pictures', () => {
    const sources = pictureSources('/catalogue/blue-tang-640.webp');
    expect(sources?.avif).toBe(
      '/catalogue/blue-tang-320.avif 320w, /catalogue/blue-tang-640.avif 640w, /catalogue/blue-tang-1280.avif 1280w',
    );
    expect(sources?.webp).toContain('/catalogue/blue-tang-1280.webp 1280w');
  });

  it('leaves every other address alone', () => {
    expect(pictureSources('https://pictures.example/fish.jpg')).toBeNull();
    expect(pictureSources('/catalogue/../secret-640.webp')).toBeNull();
  });
});
