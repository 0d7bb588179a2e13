import { useEffect, type RefObject } from 'react';
import * as z from 'zod/mini';
import { useKeptValue } from '#features/learn/tools/use-kept-inputs.ts';
import { useToast, type Toast } from '#ui/overlays/toast.tsx';

/** The ids of the boxes that are ticked. */
const Ticks = z.array(z.string());
type Ticks = z.infer<typeof Ticks>;

const NONE: Ticks = [];

/** A toast, to be seen where the reader is: an article's lists are longer than a screen. */
const LOST: Toast = {
  title: 'This device does not keep your ticks',
  text: 'It has no room for them. They last until you leave the page.',
  tone: 'warning',
};

/**
 * Keeps the boxes of an article's lists ticked on this device. The text is compiled HTML that React
 * does not know, so its boxes are set and listened to directly.
 * @param slug the article; @param text the element that holds its text.
 * @returns true once this device could not keep them.
 */
export function useTicks(slug: string, text: RefObject<HTMLElement | null>): boolean {
  const { value: ticks, set, isLost } = useKeptValue(`reef-ticks-${slug}`, Ticks, NONE);
  const toast = useToast();
  useEffect(() => {
    const boxes = [...(text.current?.querySelectorAll<HTMLInputElement>('input[data-task]') ?? [])];
    for (const box of boxes) box.checked = ticks.includes(box.id);
    const keep = () => {
      if (!set(boxes.filter(({ checked }) => checked).map(({ id }) => id))) toast(LOST);
    };
    for (const box of boxes) box.addEventListener('change', keep);
    return () => {
      for (const box of boxes) box.removeEventListener('change', keep);
    };
    // `set` is a new function at every render, and always stores under the same key.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [slug, text, ticks, toast]);
  return isLost;
}
