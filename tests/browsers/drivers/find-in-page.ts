/* oxlint-disable unicorn/consistent-function-scoping -- runs in the page, with all it needs inside */

/** What a visitor can point at. */
export type Kind = 'button' | 'link' | 'tab' | 'field' | 'label' | 'heading';

/** An element by its kind and its name; `within` is a selector of an ancestor. */
export type Target = { kind: Kind; name: string; isWhole: boolean; within: string | null };

/**
 * The first element of that name that can be pressed now: visible, enabled, not moving, covered by
 * nothing. Scrolls to it. `window.lastLook` says what was in the way, or that no press has reached
 * the element yet (`wasMissed`); `window.looks` has the last six different ones. Runs in the page, so that everything it needs is inside.
 */
export async function findInPage(target: Target): Promise<Element | null> {
  const selectors = {
    button: 'button:not([role="tab"]), [role="button"], [role="menuitem"], summary',
    link: 'a[href]',
    tab: '[role="tab"]',
    field: 'input, select, textarea',
    label: 'label',
    heading: 'h1, h2, h3',
  };
  const words = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string => {
    const label = element.getAttribute('aria-label');
    if (label !== null) return words(label);
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const by = ids.map((id) => words(document.querySelector(`#${CSS.escape(id)}`)?.textContent));
    if (by.length > 0) return by.join(' ');
    const isField = 'labels' in element && element.matches('input, select, textarea');
    if (!isField) return words(element.textContent);
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    return words(labels[0]?.textContent) || words(element.getAttribute('placeholder'));
  };
  const isNamed = (element: Element) => {
    const name = nameOf(element);
    return target.isWhole ? name === target.name : name.startsWith(target.name);
  };
  const note = (lastLook: string) => {
    const known: unknown = Reflect.get(window, 'looks');
    const looks: unknown[] = Array.isArray(known) ? known.slice(-5) : [];
    // The same answer again and again would push out what came before it.
    if (looks.at(-1) !== lastLook) looks.push(lastLook);
    Object.assign(window, { lastLook, looks });
    return null;
  };
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const scopes =
    target.within === null ? [document] : [...document.querySelectorAll(target.within)];
  const all = scopes.flatMap((scope) => [...scope.querySelectorAll(selectors[target.kind])]);
  const named = all.filter((one) => isShown(one) && isNamed(one));
  const element = named.find((one) => !one.matches(':disabled, [aria-disabled="true"]'));
  if (element === undefined) return note(named.length > 0 ? 'disabled' : 'not there');
  // A window that opens: a press where its button was lands outside, and closes it.
  const isOpening =
    element.closest('[data-closed]') !== null ||
    document
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === 'running' &&
          effect instanceof KeyframeEffect &&
          effect.getComputedTiming().iterations === 1 &&
          effect.target !== element &&
          effect.target?.contains(element),
      );
  if (isOpening) return note('opening');
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const place = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const before = place();
  // At least two frames, if frames are drawn: a busy machine may pause a movement for longer.
  const aMoment = new Promise((resolve) => setTimeout(resolve, 60));
  const twoFrames = new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(resolve)),
  );
  const longest = new Promise((resolve) => setTimeout(resolve, 500));
  await Promise.race([Promise.all([aMoment, twoFrames]), longest]);
  const now = place();
  if (Math.hypot(before.x - now.x, before.y - now.y) > 1) return note('moving');
  const top = document.elementFromPoint(now.x, now.y);
  if (top === null) return note('out of sight');
  const isIt = (other: unknown) =>
    other instanceof Node && (element.contains(other) || other.contains(element));
  if (!isIt(top)) return note(`covered by ${top.outerHTML.slice(0, 120)}`);
  note('not pressed yet');
  // An ancestor that is hit is a miss: the element has moved away under the press.
  const isWithin = (other: unknown) => other instanceof Node && element.contains(other);
  const onPress = ({ target: pressed }: Event) => {
    const html = pressed instanceof Element ? pressed.outerHTML.slice(0, 120) : 'no element';
    note(isWithin(pressed) ? 'hit' : `missed: ${html}`);
  };
  // Only a click presses a label or a link, and there is no click if a moving page takes them away
  // between down and up.
  const pressing = target.kind === 'label' || target.kind === 'link' ? 'click' : 'pointerdown';
  // An element that was only typed into still waits for its press.
  const earlier: unknown = Reflect.get(window, 'awaitedPress');
  if (earlier instanceof AbortController) earlier.abort();
  const awaitedPress = new AbortController();
  Object.assign(window, { awaitedPress });
  addEventListener(pressing, onPress, { capture: true, once: true, signal: awaitedPress.signal });
  return element;
}

/**
 * Whether the press after the last `findInPage` hit something else: pictures that load move what is
 * below them. Waits for the press, up to ten seconds: a busy page receives it after the driver has
 * reported it, and a second press would land on whatever the first one opened. Returns false on a
 * page that the press has led to. Runs in the page.
 */
export async function wasMissed(): Promise<boolean> {
  const isAwaited = () => Reflect.get(window, 'lastLook') === 'not pressed yet';
  for (let looks = 0; isAwaited() && looks < 500; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return isAwaited() || String(Reflect.get(window, 'lastLook')).startsWith('missed');
}
