import { useEffect, type RefObject } from 'react';
import * as z from 'zod/mini';
import { useStored } from '#features/learn/tools/use-stored.ts';

/** The ids of the boxes that are ticked. */
const Ticks = z.array(z.string());
type Ticks = z.infer<typeof Ticks>;

const NONE: Ticks = [];

/**
 * Keeps the boxes of an article's lists ticked on this device. The text is compiled HTML that React
 * does not know, so its boxes are set and listened to directly.
 * @param slug the article; @param text the element that holds its text.
 */
export function useTicks(slug: string, text: RefObject<HTMLElement | null>): void {
  const [ticks, setTicks] = useStored(`reef-ticks-${slug}`, Ticks, NONE);
  useEffect(() => {
    const boxes = [...(text.current?.querySelectorAll<HTMLInputElement>('input[data-task]') ?? [])];
    for (const box of boxes) box.checked = ticks.includes(box.id);
    const keep = () => setTicks(boxes.filter(({ checked }) => checked).map(({ id }) => id));
    for (const box of boxes) box.addEventListener('change', keep);
    return () => {
      for (const box of boxes) box.removeEventListener('change', keep);
    };
    // `setTicks` is a new function at every render, and always stores under the same key.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [slug, text, ticks]);
}
