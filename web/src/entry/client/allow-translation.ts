/**
 * Lets React work on a page that the browser translates. A translator replaces texts by elements of
 * its own. React still holds the texts: it inserts before one, or removes one, and the DOM throws,
 * which ends the page (React's issue 11538). From now on such an insertion comes last, and what is
 * gone already needs no removal. What React writes into such a text is not seen, so a text that
 * changes is alone in its element, whose whole content React replaces.
 */
export function allowTranslation(): void {
  // oxlint-disable-next-line typescript/unbound-method -- both are called on the node itself.
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function (node, before) {
    insertBefore.call(this, node, before?.parentNode === this ? before : null);
    return node;
  };
  Node.prototype.removeChild = function (child) {
    if (child.parentNode === this) removeChild.call(this, child);
    return child;
  };
}
