import { afterEach, expect, it, vi } from 'vitest';
import { leaveNumbersOnWheel } from './leave-numbers.ts';

afterEach(() => vi.unstubAllGlobals());

/** As much of an input as is needed. */
class Input {
  readonly type: string;
  isFocused = true;
  constructor(type: string) {
    this.type = type;
  }
  blur(): void {
    this.isFocused = false;
  }
}

it('CPM-06 a wheel over a number changes no number: the field loses the focus; others keep it', () => {
  const listeners = new Map<string, (event: object) => void>();
  vi.stubGlobal('HTMLInputElement', Input);
  vi.stubGlobal('document', {
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
  });
  leaveNumbersOnWheel();
  const [price, name] = [new Input('number'), new Input('text')];
  for (const target of [price, name, {}]) listeners.get('wheel')?.({ target });
  expect([price.isFocused, name.isFocused]).toEqual([false, true]);
});
