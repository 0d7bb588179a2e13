import { type Field, setNativeValue } from './native-value.ts';

/** Something a visitor did before the page could answer. */
export type EarlyInput =
  | { kind: 'event'; target: Element; event: MouseEvent | KeyboardEvent }
  | { kind: 'value'; target: Field; value: string }
  | { kind: 'submit'; target: HTMLFormElement; submitter: HTMLElement | null };

/** The visitor's actions, in order, until they are replayed. */
export type EarlyInputs = {
  queue: EarlyInput[];
  /** False while an input is replayed, which must not be caught again. */
  isCatching: boolean;
  /** Leaves all further input to the page. */
  release: () => void;
};

/** Whether the visitor expects an immediate answer. */
export function isTap(input: EarlyInput): boolean {
  return input.kind === 'submit' || (input.kind === 'event' && input.event.type === 'click');
}

/**
 * Drops taps and keys, which would be a surprise long after they were meant. Typed words stay.
 * @returns whether a tap was among them.
 */
export function dropTaps({ queue }: EarlyInputs): boolean {
  const hadTap = queue.some(isTap);
  queue.splice(0, queue.length, ...queue.filter(({ kind }) => kind === 'value'));
  return hadTap;
}

const ANSWERING = 'a, button, label, input, summary, [role]';
const TYPED_INTO =
  'textarea, select, summary, video, input:not([type=checkbox], [type=radio], [type=submit])';

/** What the browser opens itself. */
const OPENS_POPOVER = '[popovertarget]';

/** True if only the app can answer a touch, a pointer or the focus on this element. */
export function needsApp(target: EventTarget | null): boolean {
  const answering = target instanceof Element ? target.closest(ANSWERING) : null;
  return answering !== null && !answering.matches(`a, ${OPENS_POPOVER}`);
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof Element && target.matches('input, textarea, select');
}

/** True if an earlier key has moved the focus, and this click was made by the next key. */
function isByKeyAfterKeys(event: MouseEvent, queue: readonly EarlyInput[]): boolean {
  const isKey = (input: EarlyInput) => input.kind === 'event' && input.event.type === 'keydown';
  // The key that made the click is itself in the queue.
  return event.detail === 0 && queue.filter(isKey).length > 1;
}

/**
 * True if the browser itself does all that the click asks for. It follows a link to a prerendered
 * page sooner than an app that has not loaded yet could.
 */
function isLeftToBrowser(event: MouseEvent, target: Element, queue: readonly EarlyInput[]) {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return true;
  if (target.matches(`${TYPED_INTO}, ${OPENS_POPOVER}`)) return true;
  return target instanceof HTMLAnchorElement && !isByKeyAfterKeys(event, queue);
}

function catchClick(event: MouseEvent, queue: readonly EarlyInput[]): EarlyInput | null {
  if (!(event.target instanceof Element)) return null;
  const target = event.target.closest(ANSWERING) ?? event.target;
  if (isLeftToBrowser(event, target, queue)) return null;
  event.preventDefault();
  return { kind: 'event', target, event };
}

function catchKey(event: KeyboardEvent): EarlyInput | null {
  if (!(event.target instanceof Element) || isField(event.target)) return null;
  return { kind: 'event', target: event.target, event };
}

function catchSubmit(event: SubmitEvent): EarlyInput | null {
  if (!(event.target instanceof HTMLFormElement)) return null;
  event.preventDefault();
  return { kind: 'submit', target: event.target, submitter: event.submitter };
}

function keepValue(queue: EarlyInput[], target: Field): EarlyInput {
  const last = queue.at(-1);
  const isSame = last?.kind === 'value' && last.target === target;
  const input: EarlyInput = { kind: 'value', target, value: target.value };
  queue.splice(isSame ? -1 : queue.length, 1, input);
  return input;
}

/**
 * Restores what was typed into a field before the next key changes it. While it hydrates the page,
 * the app empties fields, and keys that come before the replay would go into an empty field.
 */
function restoreValue(queue: readonly EarlyInput[], target: Field): void {
  const kept = queue.findLast((input) => input.kind === 'value' && input.target === target);
  if (kept?.kind !== 'value' || kept.value === target.value) return;
  setNativeValue(target, kept.value);
}

/**
 * Starts to catch clicks, keys, typing, choices and sent forms, before any other listener.
 * @param onCaught is called with each; from then on something waits for the app.
 */
export function catchInputs(onCaught: (input: EarlyInput) => void): EarlyInputs {
  const listening = new AbortController();
  const inputs: EarlyInputs = { queue: [], isCatching: true, release: () => listening.abort() };
  const options = { capture: true, signal: listening.signal };
  const holding =
    <T extends Event>(read: (event: T, queue: readonly EarlyInput[]) => EarlyInput | null) =>
    (event: T) => {
      const input = inputs.isCatching ? read(event, inputs.queue) : null;
      if (input === null) return;
      event.stopImmediatePropagation();
      inputs.queue.push(input);
      onCaught(input);
    };
  const typing = ({ target }: Event) => {
    if (!inputs.isCatching || !isField(target) || !target.matches(TYPED_INTO)) return;
    onCaught(keepValue(inputs.queue, target));
  };
  const restoring = ({ target }: Event) => {
    if (inputs.isCatching && isField(target)) restoreValue(inputs.queue, target);
  };
  // By the key already: Safari inserts a letter where the caret was before this event.
  addEventListener('keydown', restoring, options);
  // What comes without a key, such as a paste.
  addEventListener('beforeinput', restoring, options);
  addEventListener('click', holding(catchClick), options);
  addEventListener('keydown', holding(catchKey), options);
  addEventListener('submit', holding(catchSubmit), options);
  addEventListener('input', typing, options);
  addEventListener('change', typing, options);
  return inputs;
}
