import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom';

/** What a query may be given as. */
type QueryInit = URLSearchParams | Record<string, string>;

/** Puts another query into the address, or what a function makes of the present one. */
export type SetSearchParams = (
  next: QueryInit | ((present: URLSearchParams) => QueryInit),
  options?: Pick<NavigateOptions, 'replace'>,
) => void;

/** The query of the address, and what changes it. Path and hash: the path stays, the hash goes. */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback<SetSearchParams>(
    (next, options) => {
      // The address's own query: what is drawn follows it a moment later, and a letter typed right
      // after a tab would bring the tab before back.
      const present = new URLSearchParams(window.location.search);
      const chosen = typeof next === 'function' ? next(present) : next;
      void navigate(`?${new URLSearchParams(chosen)}`, options);
    },
    [navigate],
  );
  return [params, change];
}
