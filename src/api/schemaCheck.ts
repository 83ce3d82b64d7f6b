import type { Static, TSchema } from 'typebox';

/** Where the value is not what its schema says (a JSON pointer), or null. */
type Check = (value: unknown) => string | null;

/** What a schema of the contract may say; the rest of JSON Schema is not used in answers. */
interface Told {
  type?: string;
  anyOf?: readonly Told[];
  const?: unknown;
  enum?: readonly unknown[];
  properties?: Readonly<Record<string, Told>>;
  required?: readonly string[];
  patternProperties?: Readonly<Record<string, Told>>;
  items?: Told;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

const HERE = '';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const ofType: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: Number.isFinite,
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: Array.isArray,
  object: isRecord,
};

function firstProblem<Item>(items: Iterable<Item>, problemIn: (item: Item) => string | null): string | null {
  for (const item of items) {
    const problem = problemIn(item);
    if (problem !== null) return problem;
  }
  return null;
}

function below(name: string | number, problem: string | null): string | null {
  return problem === null ? null : `/${name}${problem}`;
}

function isWithin(
  { minLength = 0, maxLength = Infinity, minimum = -Infinity, maximum = Infinity }: Told,
  value: unknown,
) {
  if (typeof value === 'string') return value.length >= minLength && value.length <= maxLength;
  return typeof value !== 'number' || (value >= minimum && value <= maximum);
}

function checkOf(told: Told): Check {
  const { type = '', properties = {}, required = [], anyOf, items } = told;
  const isTyped = ofType[type] ?? (() => true);
  const options = anyOf?.map(checkOf);
  const named = Object.entries(properties).map(([name, of]) => [name, checkOf(of), required.includes(name)] as const);
  const patterns = Object.entries(told.patternProperties ?? {}).map(
    ([pattern, of]) => [new RegExp(pattern), checkOf(of)] as const,
  );
  const item = items && checkOf(items);
  return (value) => {
    if (!isTyped(value) || !isWithin(told, value)) return HERE;
    if ('const' in told && value !== told.const) return HERE;
    if (told.enum && !told.enum.includes(value)) return HERE;
    if (options && !options.some((option) => option(value) === null)) return HERE;
    if (item && Array.isArray(value)) {
      return firstProblem(value.keys(), (index) => below(index, item(value[index])));
    }
    if (!isRecord(value)) return null;
    return (
      firstProblem(named, ([name, check, isNeeded]) =>
        value[name] !== undefined || isNeeded ? below(name, check(value[name])) : null,
      ) ??
      firstProblem(patterns, ([pattern, check]) =>
        firstProblem(Object.keys(value), (name) => (pattern.test(name) ? below(name, check(value[name])) : null)),
      )
    );
  };
}

const known = new WeakMap<TSchema, Check>();

/** Where an answer, or what a browser kept, is not what its schema says: the first place, as a JSON pointer; null where it is. */
export function problemIn(schema: TSchema, value: unknown): string | null {
  const check = known.get(schema) ?? checkOf(schema);
  known.set(schema, check);
  return check(value);
}

export function isOf<S extends TSchema>(schema: S, value: unknown): value is Static<S> {
  return problemIn(schema, value) === null;
}
