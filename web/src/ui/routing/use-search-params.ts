import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom';

/** The forms in which a query may be passed. */
type QueryInit = URLSearchParams | Record<string, string>;

/** Puts another query into the address, or what a function makes of the present one. */
export type SetSearchParams = (
  next: QueryInit | ((present: URLSearchParams) => QueryInit),
  options?: Pick<NavigateOptions, 'replace'>,
) => void;

/** The query of the address, and a function to change it. The path stays, the hash is dropped. */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback<SetSearchParams>(
    (next, options) => {
      // The address's own query: what is rendered follows it a moment later, and a letter typed
      // right after a change of tab would bring the old tab back.
      const present = new URLSearchParams(window.location.search);
      const chosen = typeof next === 'function' ? next(present) : next;
      void navigate(`?${new URLSearchParams(chosen)}`, options);
    },
    [navigate],
  );
  return [params, change];
}
