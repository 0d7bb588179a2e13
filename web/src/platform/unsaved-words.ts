/** Whether a form, open or not, holds something typed that only this page has. */
type HoldsWords = () => boolean;

const forms = new Set<HoldsWords>();

/** Registers a form, until the returned function is called. */
export function watchWords(holdsWords: HoldsWords): () => void {
  forms.add(holdsWords);
  return () => void forms.delete(holdsWords);
}

/** Whether a reload of this page would lose something typed. */
export function hasUnsavedWords(): boolean {
  return [...forms].some((holdsWords) => holdsWords());
}
