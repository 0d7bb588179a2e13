import { describe, expect, it } from 'vitest';
import { parseForm } from './form.ts';

describe('parseForm', () => {
  it('nests by brackets, and makes arrays of counted names', () => {
    expect(parseForm('a[0][b]=1&a[1][b]=2&c[d]=x+y&e=%C3%A9')).toEqual({
      a: [{ b: '1' }, { b: '2' }],
      c: { d: 'x y' },
      e: 'é',
    });
  });

  it('appends for empty brackets', () => {
    expect(parseForm('expand[]=line_items&expand[]=payment_intent')).toEqual({
      expand: ['line_items', 'payment_intent'],
    });
  });

  it('keeps uncounted number names as an object', () => {
    expect(parseForm('metadata[7]=x')).toEqual({ metadata: { 7: 'x' } });
  });

  it('refuses a name that is text and branch at once', () => {
    expect(parseForm('a=1&a[b]=2')).toBeNull();
    expect(parseForm('a[b=2')).toBeNull();
  });

  it('never touches a prototype', () => {
    const form = parseForm('__proto__[polluted]=1');
    expect(Object.hasOwn(form ?? {}, '__proto__')).toBe(true);
    expect('polluted' in {}).toBe(false);
  });
});
