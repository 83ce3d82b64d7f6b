import fastJsonStringify from 'fast-json-stringify';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import { type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { Settings } from 'typebox/system';
import { TEXT_LIMIT } from '#domain/schema/limits.ts';

/** A union value has errors for each of its members; the relevant one must be among them. */
Settings.Set({ maxErrors: 100 });

const INTEGER = /^-?\d{1,15}$/;

const FLAGS: Readonly<Record<string, boolean>> = { true: true, false: false };

function readValue(schema: TSchema, value: unknown): unknown {
  if (Type.IsBoolean(schema) && typeof value === 'string') return FLAGS[value.toLowerCase()] ?? value;
  return Type.IsInteger(schema) && typeof value === 'string' && INTEGER.test(value) ? Number(value) : value;
}

/**
 * Paths and queries are text. Only plain digits become an integer, `true` and `false` a flag: `1.5`, `1e3` and blanks
 * stay text, and are refused.
 */
function readTexts(schema: TSchema, values: unknown): unknown {
  if (!Type.IsObject(schema) || typeof values !== 'object' || values === null) return values;
  const read = Object.entries(values).map(([name, value]) => {
    const property = schema.properties[name];
    return [name, property ? readValue(property, value) : value];
  });
  return Object.fromEntries(read);
}

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

/**
 * A text that the contract does not know, longer than any that it does. Lists and maps were counted before the body was
 * parsed.
 */
function excessIn(body: unknown, textLimit: number): Excess | null {
  const open: { value: unknown; path: string }[] = [{ value: body, path: '' }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next;
    if (typeof value === 'string' && value.length > textLimit) {
      return {
        instancePath: path,
        message: `must not have more than ${textLimit} (maxLength)`,
        keyword: 'maxLength',
        params: { limit: textLimit },
        schemaPath: '#',
      };
    }
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, part] of Object.entries(value)) open.push({ value: part, path: `${path}/${name}` });
  }
  return null;
}

/** Compiled at first use: a starting server would compile hundreds, most of them for responses that it never sends. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

export const compileSerializer: FastifySerializerCompiler<TSchema> = ({ schema }) => {
  const serialize = once(() => fastJsonStringify(schema));
  return (answer) => serialize()(answer);
};

export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const compile = once(() => ({ compiled: Compile(schema), textLimit: longestText(schema) }));
  return (given: unknown) => {
    const { compiled, textLimit } = compile();
    const value = httpPart === 'body' ? given : readTexts(schema, given);
    if (!compiled.Check(value)) return { error: compiled.Errors(value) };
    const excess = httpPart === 'body' ? excessIn(value, textLimit) : null;
    return excess ? { error: [excess] } : { value };
  };
};
