import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restore } from './restore-scroll.ts';

/** How tall the page is, and where it is scrolled to. */
const page = { height: 800, top: 0, isLoading: false };
const WINDOW_HEIGHT = 700;
let inputs = new EventTarget();

function scrollTo(_: number, top: number): void {
  page.top = Math.min(top, page.height - WINDOW_HEIGHT);
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(page, { height: 800, top: 0, isLoading: false });
  inputs = new EventTarget();
  vi.stubGlobal('window', {
    scrollTo,
    get scrollY() {
      return page.top;
    },
  });
  vi.stubGlobal('document', {
    documentElement: {
      get scrollHeight() {
        return page.height;
      },
    },
    querySelector: () => (page.isLoading ? {} : null),
  });
  vi.stubGlobal('requestAnimationFrame', (next: () => void) => setTimeout(next, 16));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  vi.stubGlobal('addEventListener', inputs.addEventListener.bind(inputs));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What happens within this time, and then the page is long enough. */
function growAfter(ms: number): void {
  vi.advanceTimersByTime(ms);
  Object.assign(page, { height: 5000, isLoading: false });
  vi.advanceTimersByTime(100);
}

it('SEEN-01 a place is restored as soon as the page is tall enough', () => {
  restore(3000);
  growAfter(900);
  expect(page.top).toBe(3000);
});

it('SEEN-01 a page that stays short is scrolled no more after a second', () => {
  restore(3000);
  growAfter(1100);
  expect(page.top).toBe(100);
});

it('SEEN-01 as long as the page shows that it is loading, its place is waited for', () => {
  page.isLoading = true;
  restore(3000);
  growAfter(19_000);
  expect(page.top).toBe(3000);
});

it('SEEN-01 a page that loads without end is scrolled no more after twenty seconds', () => {
  page.isLoading = true;
  restore(3000);
  growAfter(20_100);
  expect(page.top).toBe(100);
});

it('SEEN-01 who does something while the page is loading stays where they are', () => {
  page.isLoading = true;
  restore(3000);
  vi.advanceTimersByTime(5000);
  inputs.dispatchEvent(new Event('wheel'));
  growAfter(100);
  expect(page.top).toBe(100);
});
