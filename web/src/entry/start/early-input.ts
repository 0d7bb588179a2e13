type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Something a visitor did before the page could answer. */
export type EarlyInput =
  | { kind: 'event'; target: Element; event: MouseEvent | KeyboardEvent }
  | { kind: 'value'; target: Field; value: string }
  | { kind: 'submit'; target: HTMLFormElement; submitter: HTMLElement | null };

/** What the visitor does, in order, until it is replayed. */
export type EarlyInputs = {
  queue: EarlyInput[];
  /** False while an input is being replayed, which must not be caught again. */
  isCatching: boolean;
  /** Leaves everything that comes from now on to the page. */
  release: () => void;
};

const ANSWERING = 'a, button, label, input, summary, [role]';
const TYPED_INTO =
  'textarea, select, summary, video, input:not([type=checkbox], [type=radio], [type=submit])';

function isField(target: EventTarget | null): target is Field {
  return target instanceof Element && target.matches('input, textarea, select');
}

/** True where the browser itself does all that the click asks for. */
function isLeftToBrowser(event: MouseEvent, target: Element): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return true;
  if (target.matches(TYPED_INTO)) return true;
  if (!(target instanceof HTMLAnchorElement)) return false;
  const isSamePage = target.pathname === location.pathname && target.search === location.search;
  const isElsewhere = target.origin !== location.origin || target.target === '_blank';
  return isElsewhere || (isSamePage && target.hash !== '');
}

function catchClick(event: MouseEvent): EarlyInput | null {
  if (!(event.target instanceof Element)) return null;
  const target = event.target.closest(ANSWERING) ?? event.target;
  if (isLeftToBrowser(event, target)) return null;
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

function keepValue(queue: EarlyInput[], target: Field): void {
  const last = queue.at(-1);
  if (last?.kind === 'value' && last.target === target) last.value = target.value;
  else queue.push({ kind: 'value', target, value: target.value });
}

/** Begins to catch: clicks, keys, typing, choices and sent forms, before anybody else sees them. */
export function catchInputs(): EarlyInputs {
  const listening = new AbortController();
  const inputs: EarlyInputs = { queue: [], isCatching: true, release: () => listening.abort() };
  const options = { capture: true, signal: listening.signal };
  const holding =
    <T extends Event>(read: (event: T) => EarlyInput | null) =>
    (event: T) => {
      const input = inputs.isCatching ? read(event) : null;
      if (input === null) return;
      event.stopImmediatePropagation();
      inputs.queue.push(input);
    };
  const typing = ({ target }: Event) => {
    if (!inputs.isCatching || !isField(target) || !target.matches(TYPED_INTO)) return;
    keepValue(inputs.queue, target);
  };
  addEventListener('click', holding(catchClick), options);
  addEventListener('keydown', holding(catchKey), options);
  addEventListener('submit', holding(catchSubmit), options);
  addEventListener('input', typing, options);
  addEventListener('change', typing, options);
  return inputs;
}
