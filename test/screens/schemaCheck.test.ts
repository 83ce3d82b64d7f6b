import fc from 'fast-check';
import { type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { contract } from '#domain/api/contract.ts';
import { isOf, problemIn } from '../../src/api/schemaCheck.ts';

const KNOWN = new Set([
  ...'type items required properties anyOf const enum patternProperties'.split(' '),
  ...'minLength maxLength pattern minimum maximum multipleOf maxItems'.split(' '),
]);

const answers = contract.flatMap(({ method, path, answer, refusals = {} }) =>
  [answer, ...Object.values(refusals)].flatMap((schema) => (schema ? [{ name: `${method} ${path}`, schema }] : [])),
);

interface Part extends TSchema {
  anyOf?: Part[];
  items?: Part;
  properties?: Record<string, Part>;
  patternProperties?: Record<string, Part>;
}

function partsOf(schema: Part): Part[] {
  const { anyOf = [], items, properties = {}, patternProperties = {} } = schema;
  const inside = [
    ...anyOf,
    ...(items ? [items] : []),
    ...Object.values(properties),
    ...Object.values(patternProperties),
  ];
  return [schema, ...inside.flatMap(partsOf)];
}

/** A value that may well be right: every field, one item of each list and name of each map. */
function likely(schema: Part): fc.Arbitrary<unknown> {
  const { anyOf, items, properties, patternProperties } = schema;
  if (anyOf) return fc.oneof(...anyOf.map(likely));
  if (Type.IsLiteral(schema)) return fc.constant(schema.const);
  if (Type.IsEnum(schema)) return fc.constantFrom(...schema.enum);
  if (items) return fc.array(likely(items), { maxLength: 3 });
  if (properties) {
    const fields = Object.entries(properties).map(([name, part]) => [name, likely(part)] as const);
    return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  }
  if (patternProperties) {
    const [values] = Object.values(patternProperties).map(likely);
    return fc.dictionary(fc.constantFrom('11', '12'), values ?? fc.constant(null));
  }
  if (Type.IsInteger(schema)) return fc.oneof(fc.integer({ min: -1, max: 5 }), fc.constantFrom(100, 105, 110, 610));
  if (Type.IsNumber(schema)) return fc.double();
  if (Type.IsBoolean(schema)) return fc.boolean();
  return Type.IsNull(schema) ? fc.constant(null) : fc.string({ unit: 'grapheme-ascii', maxLength: 5 });
}

describe('an answer', () => {
  test('is described in no words that the check does not know', () => {
    const words = new Set(answers.flatMap(({ schema }) => partsOf(schema).flatMap((part) => Object.keys(part))));
    expect([...words].filter((word) => !KNOWN.has(word))).toEqual([]);
  });

  test.each(answers)('of $name is valid for the storefront where it is valid for the server', ({ schema }) => {
    const server = Compile(schema);
    const values = fc.oneof({ weight: 4, arbitrary: likely(schema) }, fc.jsonValue());
    fc.assert(
      fc.property(values, (value) => {
        expect(isOf(schema, value)).toBe(server.Check(value));
      }),
      { numRuns: 60 },
    );
  });

  test('that is wrong shows where', () => {
    const schema = Type.Object({ lines: Type.Array(Type.Object({ id: Type.Integer() })) });
    expect([
      problemIn(schema, { lines: [{ id: 1 }, { id: 1.5 }] }),
      problemIn(schema, { lines: 'none' }),
      problemIn(schema, null),
      problemIn(schema, { lines: [] }),
    ]).toEqual(['/lines/1/id', '/lines', '', null]);
  });
});
