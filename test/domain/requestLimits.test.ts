import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { contract } from '#domain/api/contract.ts';
import { partsOf } from '../support/api/requestLimits.ts';

const parts = contract.flatMap(({ method, path, params, query, body }) =>
  Object.entries({ params, query, body }).flatMap(([place, schema]) =>
    schema ? partsOf(schema).map((part) => ({ ...part, schema, name: `${method} ${path} ${place}${part.path}` })) : [],
  ),
);

describe('the size of one request', () => {
  test('ends somewhere, for every list, map and text of the contract', () => {
    expect(parts.filter(({ limit }) => limit === undefined).map(({ name }) => name)).toEqual([]);
    expect(parts.map(({ name }) => name)).toContain('POST /api/product/price body/{}/[]');
  });

  test('is accepted up to its limit, and not beyond', () => {
    const wrong = parts.filter(({ schema, limit = 0, holding }) => {
      const validator = Compile(schema);
      return !validator.Check(holding(limit)) || validator.Check(holding(limit + 1));
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});
