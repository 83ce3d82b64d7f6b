import type { FastifySchemaCompiler } from 'fastify';
import { type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { Settings } from 'typebox/system';
import { ITEMS_LIMIT, KEYS_LIMIT, TEXT_LIMIT } from '#domain/api/limits.ts';

/** Of a value that may be one of many, each of those has its errors: the one that says what is wrong must be among them. */
Settings.Set({ maxErrors: 100 });

const INTEGER = /^-?\d{1,15}$/;

const FLAGS: Readonly<Record<string, boolean>> = { true: true, false: false };

function readValue(schema: TSchema, value: unknown): unknown {
  if (Type.IsBoolean(schema) && typeof value === 'string') return FLAGS[value.toLowerCase()] ?? value;
  return Type.IsInteger(schema) && typeof value === 'string' && INTEGER.test(value) ? Number(value) : value;
}

/** Paths and queries are text. Only plain digits become an integer, `true` and `false` a flag: `1.5`, `1e3` and blanks stay what they are, and are refused. */
function readTexts(schema: TSchema, values: unknown): unknown {
  if (!Type.IsObject(schema) || typeof values !== 'object' || values === null) return values;
  const read = Object.entries(values).map(([name, value]) => {
    const property = schema.properties[name];
    return [name, property ? readValue(property, value) : value];
  });
  return Object.fromEntries(read);
}

/** Further down than the contract goes anywhere. */
const DEEPEST = 16;

interface Excess {
  instancePath: string;
  message: string;
  keyword: string;
  params: { limit: number };
  schemaPath: string;
}

/** A text is as long as the contract lets any of the body be, where that is more than a person writes. */
function longestText(schema: unknown): number {
  if (typeof schema !== 'object' || schema === null) return TEXT_LIMIT;
  const { maxLength } = schema as { maxLength?: unknown };
  return Math.max(typeof maxLength === 'number' ? maxLength : TEXT_LIMIT, ...Object.values(schema).map(longestText));
}

/** What a value that stands alone is too much by. */
function excessOf(value: unknown, instancePath: string, depth: number, textLimit: number): Excess | null {
  const over = (keyword: string, limit: number): Excess => ({
    instancePath,
    message: `must not have more than ${limit} (${keyword})`,
    keyword,
    params: { limit },
    schemaPath: '#',
  });
  if (depth > DEEPEST) return over('maxDepth', DEEPEST);
  if (typeof value === 'string') return value.length > textLimit ? over('maxLength', textLimit) : null;
  if (Array.isArray(value)) return value.length > ITEMS_LIMIT ? over('maxItems', ITEMS_LIMIT) : null;
  if (typeof value !== 'object' || value === null) return null;
  return Object.keys(value).length > KEYS_LIMIT ? over('maxProperties', KEYS_LIMIT) : null;
}

/** What the contract does not know is ignored, but neither without end nor without a floor. */
function excessIn(body: unknown, textLimit: number): Excess | null {
  const open: { value: unknown; path: string; depth: number }[] = [{ value: body, path: '', depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path, depth } = next;
    const excess = excessOf(value, path, depth, textLimit);
    if (excess) return excess;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, part] of Object.entries(value))
      open.push({ value: part, path: `${path}/${name}`, depth: depth + 1 });
  }
  return null;
}

export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const compiled = Compile(schema);
  const textLimit = longestText(schema);
  return (given: unknown) => {
    const value = httpPart === 'body' ? given : readTexts(schema, given);
    if (!compiled.Check(value)) return { error: compiled.Errors(value) };
    const excess = httpPart === 'body' ? excessIn(value, textLimit) : null;
    return excess ? { error: [excess] } : { value };
  };
};
