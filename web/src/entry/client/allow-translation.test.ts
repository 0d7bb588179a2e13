import { afterEach, expect, it, vi } from 'vitest';
import { allowTranslation } from './allow-translation.ts';

afterEach(() => vi.unstubAllGlobals());

/** As much of the DOM's nodes as is needed: they refuse a neighbor or a child of somebody else. */
class TreeNode {
  readonly name: string;
  parentNode: TreeNode | null = null;
  children: TreeNode[] = [];
  constructor(name: string) {
    this.name = name;
  }
  insertBefore(node: TreeNode, before: TreeNode | null): TreeNode {
    if (before !== null && before.parentNode !== this) throw new Error('NotFoundError');
    node.parentNode = this;
    this.children.splice(
      before === null ? this.children.length : this.children.indexOf(before),
      0,
      node,
    );
    return node;
  }
  removeChild(child: TreeNode): TreeNode {
    if (child.parentNode !== this) throw new Error('NotFoundError');
    child.parentNode = null;
    this.children.splice(this.children.indexOf(child), 1);
    return child;
  }
}

it('WEB-03 a text that a translator has taken away is no error, and all others are where they belong', () => {
  vi.stubGlobal('Node', TreeNode);
  allowTranslation();
  const parent = new TreeNode('parent');
  const first = new TreeNode('first');
  const last = new TreeNode('last');
  const taken = new TreeNode('taken');
  const names = () => parent.children.map(({ name }) => name);
  parent.insertBefore(last, taken);
  parent.insertBefore(first, last);
  expect(names()).toEqual(['first', 'last']);
  expect(parent.removeChild(taken)).toBe(taken);
  expect(parent.removeChild(first)).toBe(first);
  expect(names()).toEqual(['last']);
});
