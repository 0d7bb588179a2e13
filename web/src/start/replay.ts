import type { EarlyInput, EarlyInputs } from './early-input.ts';

/**
 * Puts a value into a field so that React hears of it: through the field's own setter it takes
 * note of an empty one, past it (the prototype's setter) it finds a new one at the event.
 */
function setValue(
  target: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  value: string,
) {
  const prototype: unknown = Object.getPrototypeOf(target);
  const own = Object.getOwnPropertyDescriptor(prototype, 'value');
  if (!(target instanceof HTMLSelectElement)) target.value = '';
  own?.set?.call(target, value);
  if (!(target instanceof HTMLSelectElement)) {
    target.dispatchEvent(new Event('input', { bubbles: true }));
  }
  target.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The element as it stands now; a link that was drawn anew is known by where it leads. */
function standing(target: Element): Element {
  if (target.isConnected || !(target instanceof HTMLAnchorElement)) return target;
  const href = CSS.escape(target.getAttribute('href') ?? '');
  return document.querySelector(`a[href="${href}"]`) ?? target;
}

function play(input: EarlyInput): void {
  switch (input.kind) {
    case 'event': {
      const { event, target } = input;
      standing(target).dispatchEvent(
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

/** Does what the visitor did, one after the other, and leaves the rest to the page. */
export async function replay(inputs: EarlyInputs): Promise<void> {
  for (let next = inputs.queue.shift(); next !== undefined; next = inputs.queue.shift()) {
    inputs.isCatching = false;
    play(next);
    inputs.isCatching = true;
    // The page draws what came of it before it hears the next, as when it were done by hand.
    await new Promise((resolve) => setTimeout(resolve));
  }
  inputs.release();
}

/** Without the app: follows the last link that was pressed, as the browser would have. */
export function giveBack(inputs: EarlyInputs): void {
  inputs.release();
  const link = inputs.queue.findLast(({ target }) => target instanceof HTMLAnchorElement)?.target;
  if (link instanceof HTMLAnchorElement) location.assign(link.href);
}
