import { type Static, type TSchema, type TUnsafe, Type } from 'typebox';

interface RecordLimits {
  maxProperties?: number;
  additionalProperties?: false;
}

/** What a map's names look like, and what stands behind each. `Type.Record` says the same with 40 KB more in every browser. */
export function recordOf<Value extends TSchema>(
  names: string,
  value: Value,
  limits: RecordLimits = {},
): TUnsafe<Record<string, Static<Value>>> {
  return Type.Unsafe({ type: 'object', patternProperties: { [names]: value }, ...limits });
}
