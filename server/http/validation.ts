import type { FastifySchemaCompiler } from 'fastify';
import { type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';

const INTEGER = /^-?\d{1,15}$/;

function readValue(schema: TSchema, value: unknown): unknown {
  return Type.IsInteger(schema) && typeof value === 'string' && INTEGER.test(value) ? Number(value) : value;
}

/** Paths and queries are text. Only plain digits become an integer: `1.5`, `1e3` and blanks stay what they are, and are refused. */
function readTexts(schema: TSchema, values: unknown): unknown {
  if (!Type.IsObject(schema) || typeof values !== 'object' || values === null) return values;
  const read = Object.entries(values).map(([name, value]) => {
    const property = schema.properties[name];
    return [name, property ? readValue(property, value) : value];
  });
  return Object.fromEntries(read);
}

export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const compiled = Compile(schema);
  return (given: unknown) => {
    const value = httpPart === 'body' ? given : readTexts(schema, given);
    if (compiled.Check(value)) return { value };
    return { error: compiled.Errors(value) };
  };
};
