import * as z from 'zod';

type Context = z.core.$RefinementCtx;

/** Adds one of Stripe's own messages; `api/parse-params.ts` turns it into the error. */
export function complain(ctx: Context, message: string, code?: string, path?: string[]): never {
  ctx.addIssue({
    code: 'custom',
    message,
    params: { stripeCode: code },
    ...(path === undefined ? {} : { path }),
  });
  return z.NEVER;
}

/** Text of at most `most` characters, not empty. */
export const text = (most = 5000) =>
  z.string().transform((value, ctx) => {
    if (value === '')
      return complain(
        ctx,
        'You passed an empty string. Remove the parameter instead.',
        'parameter_invalid_empty',
      );
    if (value.length > most)
      return complain(
        ctx,
        `Invalid string: must be at most ${most} characters`,
        'parameter_invalid_string_too_long',
      );
    return value;
  });

/** A whole number of at least `least`. */
export const integer = (least = 0) =>
  z.string().transform((value, ctx) => {
    if (!/^-?\d{1,15}$/.test(value))
      return complain(ctx, `Invalid integer: ${value}`, 'parameter_invalid_integer');
    const number = Number(value);
    if (number < least)
      return complain(
        ctx,
        `This value must be greater than or equal to ${least}.`,
        'parameter_invalid_integer',
      );
    return number;
  });

/** `true` or `false`. */
export const boolean = () =>
  z.string().transform((value, ctx) => {
    if (value === 'true' || value === 'false') return value === 'true';
    return complain(ctx, `Invalid boolean: ${value}`);
  });

/** One of a list of words. */
export const oneOf = <const T extends string>(words: readonly T[]) =>
  z.string().transform((value, ctx): T => {
    const word = words.find((candidate) => candidate === value);
    if (word !== undefined) return word;
    return complain(ctx, `Invalid value: must be one of ${words.join(', ')}`);
  });

/** A three-letter currency, in lower case as Stripe keeps it. */
export const currency = () =>
  z.string().transform((value, ctx) => {
    if (/^[a-z]{3}$/i.test(value)) return value.toLowerCase();
    return complain(ctx, `Invalid currency: ${value}`);
  });

/** An absolute http or https address; the template {CHECKOUT_SESSION_ID} may be in it. */
export const url = () =>
  text().transform((value, ctx) => {
    const parsed = URL.canParse(value) ? new URL(value) : null;
    if (parsed?.protocol === 'http:' || parsed?.protocol === 'https:') return value;
    return complain(ctx, 'Not a valid URL', 'url_invalid');
  });

/** An e-mail address. */
export const email = () =>
  z.string().transform((value, ctx) => {
    if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) && value.length <= 254) return value;
    return complain(ctx, `Invalid email address: ${value}`, 'email_invalid');
  });

/** Stripe's metadata: at most 50 keys of 40 characters with values of 500. */
export const metadata = () =>
  z.record(z.string(), z.string()).superRefine((entries, ctx) => {
    if (Object.keys(entries).length > 50) complain(ctx, 'Metadata can have up to 50 keys.');
    for (const [key, value] of Object.entries(entries)) {
      if (key.length > 40)
        complain(
          ctx,
          `Metadata keys can have up to 40 characters, but you passed in a key that is ${key.length} characters. Invalid key: ${key}`,
        );
      if (value.length > 500)
        complain(
          ctx,
          `Metadata values can have up to 500 characters, but you passed in a value that is ${value.length} characters. Invalid value: ${value}`,
          undefined,
          [key],
        );
    }
  });

/** The `expand` list that every endpoint takes. */
export const expand = () => z.array(z.string()).optional();

/** An endpoint that takes nothing but `expand`. */
export const ExpandOnlyParams = z.strictObject({ expand: expand() });
