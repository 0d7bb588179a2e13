import * as z from 'zod';
import type { RulesMap, RulesValue } from './value.ts';

/** A tagged value as the storage emulator sends it. */
const Tagged = z.record(z.string(), z.unknown());

const Nested = z.object({ values: z.array(z.unknown()).optional() });
const Fields = z.object({ fields: z.record(z.string(), z.unknown()).optional() });

/** Reads a tagged value of the storage emulator. Unsupported kinds become opaque. */
export function fromTagged(wire: unknown): RulesValue {
  const [tag = '', value] = Object.entries(Tagged.parse(wire))[0] ?? [];
  switch (tag) {
    case 'null_value':
      return null;
    case 'string_value':
      return z.string().parse(value);
    case 'bool_value':
      return z.boolean().parse(value);
    case 'int_value':
      return BigInt(z.number().parse(value));
    case 'float_value':
      return z.number().parse(value);
    case 'list_value':
      return (Nested.parse(value).values ?? []).map(fromTagged);
    case 'map_value':
      return mapOf(value, fromTagged);
    default:
      return { opaque: tag };
  }
}

/** Reads a value of a Firestore document in its REST form. */
export function fromFirestore(wire: unknown): RulesValue {
  const [kind = '', value] = Object.entries(Tagged.parse(wire))[0] ?? [];
  switch (kind) {
    case 'nullValue':
      return null;
    case 'stringValue':
      return z.string().parse(value);
    case 'booleanValue':
      return z.boolean().parse(value);
    case 'integerValue':
      return BigInt(z.string().parse(value));
    case 'doubleValue':
      return Number(value);
    case 'arrayValue':
      return (Nested.parse(value).values ?? []).map(fromFirestore);
    case 'timestampValue':
      return { opaque: kind, millis: BigInt(Date.parse(z.string().parse(value))) };
    case 'mapValue':
      return mapOf(value, fromFirestore);
    default:
      return { opaque: kind };
  }
}

/** Reads the fields of a map in either form. */
export function mapOf(wire: unknown, read: (value: unknown) => RulesValue): RulesMap {
  const fields = Object.entries(Fields.parse(wire).fields ?? {});
  return new Map(fields.map(([name, value]) => [name, read(value)]));
}
