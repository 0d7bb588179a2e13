import type { EarlyInput, EarlyInputs } from './early-input.ts';
import { type Field, setNativeValue } from './native-value.ts';

/**
 * Puts a value into a field so that React notices it. React's setter first notes an empty value; the
 * native setter then leaves a new one for React to find at the event.
 */
function setValue(target: Field, value: string) {
  const isSelect = target instanceof HTMLSelectElement;
  if (!isSelect) target.value = '';
  setNativeValue(target, value);
  if (!isSelect) target.dispatchEvent(new Event('input', { bubbles: true }));
  target.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Where the focus went from each element, by keys that were replayed there. */
type FocusMoves = Map<Element, Element>;

function isByKey(event: MouseEvent | KeyboardEvent): boolean {
  // A click that a key made (Enter on a button) has no press count.
  return event instanceof KeyboardEvent || event.detail === 0;
}

/** Keys go where the keys before them have moved the focus, as the visitor meant. */
function followed({ event, target }: EarlyInput & { kind: 'event' }, moves: FocusMoves): Element {
  return (isByKey(event) ? moves.get(target) : undefined) ?? target;
}

function play(input: EarlyInput, moves: FocusMoves): void {
  switch (input.kind) {
    case 'event': {
      const { event } = input;
      followed(input, moves).dispatchEvent(
        event instanceof KeyboardEvent
          ? new KeyboardEvent(event.type, event)
          : new MouseEvent(event.type, event),
      );
      return;
    }
    case 'value':
      setValue(input.target, input.value);
      return;
    case 'submit':
      input.target.requestSubmit(input.submitter);
  }
}

/** The page renders the result of an input before the next one, as if a person had done it. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Replays the visitor's actions one after the other, and leaves the rest to the page. */
export async function replay(inputs: EarlyInputs): Promise<void> {
  const moves: FocusMoves = new Map();
  for (let next = inputs.queue.shift(); next !== undefined; next = inputs.queue.shift()) {
    const { activeElement } = document;
    inputs.isCatching = false;
    play(next, moves);
    inputs.isCatching = true;
    const led = document.activeElement;
    if (led !== null && led !== activeElement) moves.set(next.target, led);
    await nextTask();
    // A visitor who has gone on to something else has left the field: what they typed is valid.
    if (next.kind === 'value' && document.activeElement !== next.target) {
      next.target.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      await nextTask();
    }
  }
  inputs.release();
}
