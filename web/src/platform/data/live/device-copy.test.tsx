import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { type LiveList, LOADING_LIST, useLiveQuery } from './live-query.ts';
import { useWholeList } from './device-copy.ts';

const WHOLE: LiveList<string> = {
  ...LOADING_LIST,
  phase: 'ready',
  isFromCache: false,
  items: ['one', 'two'],
};
const KEPT: LiveList<string> = { ...WHOLE, isFromCache: true, items: ['one'] };

type Read = { list: LiveList<string>; key: string; isOnline?: boolean };

/** What is shown at the end of these lists, which follow each other. */
function shownOf(...lists: readonly Read[]) {
  let shown = null;
  function Probe() {
    const [at, setAt] = useState(0);
    const { list = WHOLE, key = '', isOnline = true } = lists[at] ?? {};
    const { phase, items, isDeviceCopy } = useWholeList(list, key, isOnline);
    shown = { phase, items, isDeviceCopy };
    if (at < lists.length - 1) setAt(at + 1);
    return null;
  }
  renderToStaticMarkup(<Probe />);
  return shown;
}

it('CAL-02 USER-08 ORD-01 a part of a list from this device is not shown before the server has answered', () => {
  const waiting = { phase: 'loading', items: [], isDeviceCopy: false };
  expect(shownOf({ list: KEPT, key: 'May' })).toEqual(waiting);
  const whole = { list: WHOLE, key: 'May' };
  expect(shownOf(whole)).toEqual({ phase: 'ready', items: ['one', 'two'], isDeviceCopy: false });
  expect(shownOf(whole, { list: KEPT, key: 'June' })).toEqual(waiting);
});

it('CAL-02 USER-08 ORD-01 without signal it is shown as a part', () => {
  const away = { key: 'May', isOnline: false };
  const part = { phase: 'ready', items: ['one'], isDeviceCopy: true };
  expect(shownOf({ list: KEPT, ...away })).toEqual(part);
  expect(shownOf({ list: { ...KEPT, items: [] }, ...away })).toMatchObject({
    phase: 'loading',
    isDeviceCopy: false,
  });
});

it('CAL-02 USER-08 ORD-01 a list that the server has answered stays while it is asked again', () => {
  const again = { ...WHOLE, isFromCache: true };
  expect(shownOf({ list: WHOLE, key: 'May' }, { list: again, key: 'May' })).toEqual({
    phase: 'ready',
    items: ['one', 'two'],
    isDeviceCopy: false,
  });
});

it('CAL-02 what one query has read is never taken for the answer to the next', () => {
  const [may, june] = [{ collection: 'may' }, { collection: 'june' }];
  const lists = new Map<unknown, Set<unknown>>();
  function Probe() {
    const [spec, setSpec] = useState(may);
    const { retry } = useLiveQuery(spec, z.string());
    lists.set(spec, (lists.get(spec) ?? new Set()).add(retry));
    if (spec === may) setSpec(june);
    return null;
  }
  renderToStaticMarkup(<Probe />);
  expect(lists.get(june)).not.toContain([...(lists.get(may) ?? [])][0]);
});

it('ORD-01 USER-08 CLAIM-03 a list is not empty where its documents do not parse', () => {
  const unread = { ...WHOLE, items: [], unparsed: 1 };
  expect(shownOf({ list: unread, key: 'May' })).toMatchObject({ phase: 'error', items: [] });
  expect(shownOf({ list: { ...unread, unparsed: 0 }, key: 'May' })).toMatchObject({
    phase: 'ready',
  });
  expect(shownOf({ list: { ...WHOLE, unparsed: 1 }, key: 'May' })).toMatchObject({
    phase: 'ready',
  });
});
