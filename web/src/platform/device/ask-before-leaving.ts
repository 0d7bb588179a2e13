/**
 * Has the browser ask before this page is left or reloaded, until the returned function is called.
 */
export function askBeforeLeaving(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
  return () => stop.abort();
}
