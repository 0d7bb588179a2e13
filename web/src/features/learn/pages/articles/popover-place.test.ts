import { describe, expect, it } from 'vitest';
import { popoverPlace } from './popover-place.ts';

const VIEW = { width: 390, height: 800 };
const SIZE = { width: 300, height: 160 };

describe('popoverPlace', () => {
  it('stands below the word, centered on it', () => {
    const place = popoverPlace({ left: 170, top: 100, width: 40, height: 20 }, SIZE, VIEW);
    expect(place).toEqual({ left: 40, top: 130 });
  });

  it('stays inside the window at both sides', () => {
    expect(popoverPlace({ left: 0, top: 0, width: 20, height: 20 }, SIZE, VIEW).left).toBe(10);
    expect(popoverPlace({ left: 370, top: 0, width: 20, height: 20 }, SIZE, VIEW).left).toBe(80);
  });

  it('stands above where there is no room below', () => {
    const place = popoverPlace({ left: 100, top: 700, width: 40, height: 20 }, SIZE, VIEW);
    expect(place.top).toBe(530);
  });
});
