import { afterEach, beforeEach, expect, it, vi } from 'vitest';

class Navigation {
  readonly type: string;
  constructor(type: string) {
    this.type = type;
  }
}

/** The module in a document that was opened in this way. */
async function inDocument(type: string) {
  vi.stubGlobal('PerformanceNavigationTiming', Navigation);
  const getEntriesByType = () => [new Navigation(type)];
  vi.stubGlobal('performance', { now: Date.now, getEntriesByType });
  return import('./just-come.ts');
}

beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('CHK-07 INV-24 the way from the payment page cancels it once', async () => {
  const { isJustCome, noteAsked } = await inDocument('navigate');
  expect(isJustCome('default')).toBe(true);
  noteAsked();
  // Back to it within the app.
  expect(isJustCome('default')).toBe(false);
});

it.each(['reload', 'back_forward'])(
  'CHK-07 INV-24 a %s of the page cancels nothing',
  async (type) => {
    const { isJustCome } = await inDocument(type);
    expect(isJustCome('default')).toBe(false);
  },
);

it('CHK-07 INV-24 a way within the app cancels nothing', async () => {
  const { isJustCome } = await inDocument('navigate');
  expect(isJustCome('k3x9a1')).toBe(false);
});
