import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from './store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('createStore', () => {
  it('tells its subscribers of changes, and of nothing else', () => {
    const store = createStore(1);
    const listener = vi.fn<() => void>();
    const leave = store.subscribe(listener);
    store.set(2);
    store.set(2);
    leave();
    store.set(3);
    expect(listener).toHaveBeenCalledOnce();
    expect(store.get()).toBe(3);
    expect(store.getInitial()).toBe(1);
  });

  it('keeps its source open from the first subscriber until a while after the last', () => {
    const stop = vi.fn<() => void>();
    const start = vi.fn<() => () => void>(() => stop);
    const store = createStore(0, start, 1000);
    const first = store.subscribe(() => {});
    const second = store.subscribe(() => {});
    first();
    second();
    vi.advanceTimersByTime(900);
    const third = store.subscribe(() => {});
    vi.advanceTimersByTime(5000);
    expect(start).toHaveBeenCalledOnce();
    expect(stop).not.toHaveBeenCalled();
    third();
    vi.advanceTimersByTime(1000);
    expect(stop).toHaveBeenCalledOnce();
  });
});
