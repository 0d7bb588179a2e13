/**
 * Calls back with whether an element is in sight in a visible tab, now and when that changes.
 * @returns a function that stops it.
 */
export function onVisibilityChange(
  element: Element,
  onChange: (isVisible: boolean) => void,
): () => void {
  let isSeen = false;
  const notify = () => onChange(isSeen && document.visibilityState === 'visible');
  const observer = new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting === true;
    notify();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', notify);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', notify);
  };
}
