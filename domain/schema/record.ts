import { type Static, type TSchema, type TUnsafe, Type } from 'typebox';

interface RecordLimits {
  maxProperties?: number;
  additionalProperties?: false;
}

/**
 * The pattern of a map's keys, and the schema of its values. `Type.Record` does the same with 40 KB more in every
 * browser.
 */
export function recordOf<Value extends TSchema>(
  names: string,
  value: Value,
  limits: RecordLimits = {},
): TUnsafe<Record<string, Static<Value>>> {
  return Type.Unsafe({ type: 'object', patternProperties: { [names]: value }, ...limits });
}
