import { useEffect, useRef, type RefObject } from 'react';

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
