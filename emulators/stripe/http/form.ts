/** A form's value: text, or nested by the brackets in the field's name. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };

/** A whole form. */
export type Form = { [name: string]: FormValue };

type Branch = Map<string, Branch | string>;

/** `a[b][]` → `['a', 'b', '']`; null for a name of another form. */
function pathOf(name: string): string[] | null {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!match?.[1]) return null;
  const steps = (match[2] ?? '').matchAll(/\[([^[\]]*)\]/g);
  return [match[1], ...[...steps].map((step) => step[1] ?? '')];
}

function plant(tree: Branch, path: string[], value: string): boolean {
  let branch = tree;
  for (const [depth, step] of path.entries()) {
    const key = step === '' ? String(branch.size) : step;
    if (depth === path.length - 1) {
      branch.set(key, value);
      return true;
    }
    const next = branch.get(key) ?? new Map<string, Branch | string>();
    if (typeof next === 'string') return false;
    branch.set(key, next);
    branch = next;
  }
  return true;
}

function toValue(branch: Branch | string): FormValue {
  if (typeof branch === 'string') return branch;
  const keys = [...branch.keys()];
  if (keys.length > 0 && keys.every((key, i) => key === String(i)))
    return [...branch.values()].map(toValue);
  return toObject(branch);
}

// Own properties only: a field named `__proto__` is a field like any other.
const toObject = (branch: Branch): Form =>
  Object.fromEntries([...branch].map(([key, value]) => [key, toValue(value)]));

/**
 * Reads a form or a query as Stripe does: `a[b][0][c]=v` nests, `a[]=v` appends, the last of two
 * equal names wins. Returns null if names contradict each other or are malformed.
 */
export function parseForm(text: string): Form | null {
  const tree: Branch = new Map();
  for (const [name, value] of new URLSearchParams(text)) {
    const path = pathOf(name);
    if (path === null || !plant(tree, path, value)) return null;
  }
  return toObject(tree);
}
