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
  return import('./ask-to-cancel.ts');
}

beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('CHK-07 INV-24 the way from the payment page cancels it once', async () => {
  const { mayAskToCancel, rememberAsked } = await inDocument('navigate');
  expect(mayAskToCancel('default')).toBe(true);
  rememberAsked();
  // Back to it within the app.
  expect(mayAskToCancel('default')).toBe(false);
});

it.each(['reload', 'back_forward'])(
  'CHK-07 INV-24 a %s of the page cancels nothing',
  async (type) => {
    const { mayAskToCancel } = await inDocument(type);
    expect(mayAskToCancel('default')).toBe(false);
  },
);

it('CHK-07 INV-24 a way within the app cancels nothing', async () => {
  const { mayAskToCancel } = await inDocument('navigate');
  expect(mayAskToCancel('k3x9a1')).toBe(false);
});
