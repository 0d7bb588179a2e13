import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * A ref for a form: after a refused submit the first invalid field gets the focus, so that its
 * error is read out.
 * @param refusal changes with every refused submit, even if the invalid fields stay the same; null
 * or 0 before the first.
 */
export function useFirstInvalid<T extends HTMLElement = HTMLFormElement>(
  refusal: object | number | null,
): RefObject<T | null> {
  const form = useRef<T>(null);
  useEffect(() => {
    if (refusal === null || refusal === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);
  return form;
}

/** What is wrong with a form's fields, by field. */
export type Faults<Name extends string> = Partial<Record<Name, string>>;

/** The faults of a form as it shows them. */
export type ShownFaults<Name extends string> = {
  /** A ref for the form. */
  form: RefObject<HTMLFormElement | null>;
  faults: Faults<Name>;
  /** Shows the faults of a submit, none if it is sent; the first invalid field gets the focus. */
  show: (found: Faults<Name>) => void;
  /** Ends the faults of fields that changed: a field that was filled since is not red. */
  drop: (...names: readonly string[]) => void;
};

function withoutFaults<Name extends string>(faults: Faults<Name>, names: readonly string[]) {
  const left = { ...faults };
  for (const name in left) if (names.includes(name)) delete left[name];
  return left;
}

/** The faults of a form's fields, each shown until its field changes. */
export function useFaults<Name extends string>(): ShownFaults<Name> {
  const [{ found, left }, setFaults] = useState<{ found: Faults<Name>; left: Faults<Name> }>({
    found: {},
    left: {},
  });
  const form = useFirstInvalid(found);
  const drop = (...names: readonly string[]) =>
    setFaults((present) => ({ ...present, left: withoutFaults(present.left, names) }));
  return { form, faults: left, show: (next) => setFaults({ found: next, left: next }), drop };
}
