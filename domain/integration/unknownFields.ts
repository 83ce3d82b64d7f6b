import { type TSchema, Type } from 'typebox';

/** The paths of fields that the schema does not define, such as `lines[0].qty`. */
export function unknownFields(schema: TSchema, value: unknown, at = ''): string[] {
  if (Type.IsArray(schema) && Array.isArray(value)) {
    return value.flatMap((item, place) => unknownFields(schema.items, item, `${at}[${place}]`));
  }
  if (!Type.IsObject(schema) || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const path = at === '' ? name : `${at}.${name}`;
    const property = schema.properties[name];
    return property ? unknownFields(property, part, path) : [path];
  });
}
