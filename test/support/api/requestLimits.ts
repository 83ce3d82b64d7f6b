import { type TSchema, Type } from 'typebox';

/** A list, map or text in a request. */
export interface RequestPart {
  /** As `/lines/[]/unitOfMeasure`. */
  path: string;
  /** The limit of its length; undefined without a limit. */
  limit: number | undefined;
  /** A valid request, as small as possible, in which this part has so many items. */
  holding(size: number): unknown;
}

const KEYS_WITHOUT_END = /[*+]|\{\d+,\}/;

/** Every part of a request's schema without a limit of its length. */
export function partsOf(schema: TSchema): RequestPart[] {
  if (Type.IsUnion(schema)) return schema.anyOf.flatMap(partsOf);
  if (Type.IsObject(schema)) {
    return Object.entries(schema.properties).flatMap(([name, property]) =>
      within(property, `/${name}`, (value) => ({ ...Object(smallest(schema)), [name]: value })),
    );
  }
  if (Type.IsArray(schema)) {
    const list = (size: number) => Array.from({ length: size }, () => smallest(schema.items));
    const items = within(schema.items, '/[]', (value) => [value]);
    return [{ path: '', limit: numberIn(schema, 'maxItems'), holding: list }, ...items];
  }
  if (isMap(schema)) return partsOfMap(schema);
  if (Type.IsString(schema))
    return [{ path: '', limit: numberIn(schema, 'maxLength'), holding: (size) => 'x'.repeat(size) }];
  if (isOfOneSize(schema)) return [];
  throw new Error(`unknown limit of this part: ${JSON.stringify(schema)}`);
}

function numberIn(schema: TSchema, keyword: string): number | undefined {
  const value: unknown = Reflect.get(schema, keyword);
  return typeof value === 'number' ? value : undefined;
}

function isOfOneSize(schema: TSchema): boolean {
  const kinds = [Type.IsInteger, Type.IsNumber, Type.IsBoolean, Type.IsNull, Type.IsLiteral, Type.IsEnum];
  return kinds.some((isKind) => isKind(schema));
}

type MapSchema = TSchema & { patternProperties: Record<string, TSchema> };

function isMap(schema: TSchema): schema is MapSchema {
  return 'patternProperties' in schema;
}

function partsOfMap(schema: MapSchema): RequestPart[] {
  const [[pattern, values] = ['', {}]] = Object.entries(schema.patternProperties);
  const isBounded = 'maxProperties' in schema && typeof schema.maxProperties === 'number';
  const hasFiniteKeys = !KEYS_WITHOUT_END.test(pattern) && 'additionalProperties' in schema;
  const map = (size: number) =>
    Object.fromEntries(Array.from({ length: size }, (_, index) => [String(index + 1), smallest(values)]));
  return [
    { path: '', limit: isBounded && hasFiniteKeys ? Number(schema.maxProperties) : undefined, holding: map },
    ...within(values, '/{}', (value) => ({ 1: value })),
  ];
}

function within(schema: TSchema, path: string, put: (value: unknown) => unknown): RequestPart[] {
  return partsOf(schema).map((part) => ({
    path: path + part.path,
    limit: part.limit,
    holding: (size) => put(part.holding(size)),
  }));
}

/** The smallest value that the schema takes. */
export function smallest(schema: TSchema): unknown {
  if (Type.IsUnion(schema)) return schema.anyOf.map(smallest)[0];
  if (Type.IsObject(schema)) {
    const required = schema.required ?? [];
    return Object.fromEntries(
      Object.entries(schema.properties).flatMap(([name, property]) =>
        required.includes(name) ? [[name, smallest(property)]] : [],
      ),
    );
  }
  if (Type.IsArray(schema)) return [];
  if (isMap(schema)) return {};
  if (Type.IsInteger(schema) || Type.IsNumber(schema)) return numberIn(schema, 'minimum') ?? 1;
  if (Type.IsBoolean(schema)) return true;
  if (Type.IsNull(schema)) return null;
  if (Type.IsLiteral(schema)) return schema.const;
  if (Type.IsEnum(schema)) return schema.enum[0];
  if (Type.IsString(schema)) return 'x'.repeat(numberIn(schema, 'minLength') ?? 1);
  throw new Error(`no smallest value is known for ${JSON.stringify(schema)}`);
}
