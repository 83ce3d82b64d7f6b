import type { Static, TSchema } from 'typebox';

/** The JSON pointer to a value that does not match its schema, or null. */
type Check = (value: unknown) => string | null;

/** The parts of JSON Schema that the contract uses in responses. */
interface JsonSchema {
  type?: string;
  anyOf?: readonly JsonSchema[];
  const?: unknown;
  enum?: readonly unknown[];
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  patternProperties?: Readonly<Record<string, JsonSchema>>;
  items?: JsonSchema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  maxItems?: number;
  pattern?: string;
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

type Test = (value: unknown) => boolean;

/** The tests of a value without parts, in order. */
function testsOf(schema: JsonSchema): readonly Test[] {
  const { type = '', minLength, maxLength, minimum, maximum, multipleOf, maxItems, pattern } = schema;
  const tests: Test[] = [];
  const typed = ofType[type];
  if (typed) tests.push(typed);
  if (minLength !== undefined) tests.push((value) => typeof value !== 'string' || value.length >= minLength);
  if (maxLength !== undefined) tests.push((value) => typeof value !== 'string' || value.length <= maxLength);
  if (minimum !== undefined) tests.push((value) => typeof value !== 'number' || value >= minimum);
  if (maximum !== undefined) tests.push((value) => typeof value !== 'number' || value <= maximum);
  if (multipleOf !== undefined) tests.push((value) => typeof value !== 'number' || value % multipleOf === 0);
  if (maxItems !== undefined) tests.push((value) => !Array.isArray(value) || value.length <= maxItems);
  if (pattern !== undefined) {
    const wanted = new RegExp(pattern, 'u');
    tests.push((value) => typeof value !== 'string' || wanted.test(value));
  }
  if ('const' in schema) tests.push((value) => value === schema.const);
  if (schema.enum) tests.push((value) => schema.enum?.includes(value) === true);
  return tests;
}

function isPlain({ properties, patternProperties, items, anyOf }: JsonSchema): boolean {
  return !properties && !patternProperties && !items && (anyOf ?? []).every(isPlain);
}

/** Most of the data is long columns of plain values, so each test runs over a column on its own. */
function checkOfColumn(schema: JsonSchema): Check {
  const isOption = (schema.anyOf ?? []).map((option) => checkOf(option));
  const isAnyOption = (value: unknown) => isOption.some((option) => option(value) === null);
  const tests = schema.anyOf ? [isAnyOption, ...testsOf(schema)] : testsOf(schema);
  return (column) => {
    if (!Array.isArray(column)) return null;
    const misses = tests.map((test) => column.findIndex((value) => !test(value))).filter((index) => index >= 0);
    return misses.length === 0 ? null : below(Math.min(...misses), HERE);
  };
}

function checkOfItems(schema: JsonSchema): Check {
  if (isPlain(schema)) return checkOfColumn(schema);
  const check = checkOf(schema);
  return (items) =>
    Array.isArray(items) ? firstProblem(items.keys(), (index) => below(index, check(items[index]))) : null;
}

function checkOf(schema: JsonSchema): Check {
  const { properties = {}, required = [], anyOf, items } = schema;
  const tests = testsOf(schema);
  const options = anyOf?.map(checkOf);
  const named = Object.entries(properties).map(([name, of]) => [name, checkOf(of), required.includes(name)] as const);
  const patterns = Object.entries(schema.patternProperties ?? {}).map(
    ([pattern, of]) => [new RegExp(pattern), checkOf(of)] as const,
  );
  const problemInItems = items && checkOfItems(items);
  return (value) => {
    for (const test of tests) if (!test(value)) return HERE;
    if (options && !options.some((option) => option(value) === null)) return HERE;
    if (problemInItems && Array.isArray(value)) return problemInItems(value);
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

/**
 * The first place where a response or a stored record does not match its schema, as a JSON pointer; null if it matches.
 */
export function problemIn(schema: TSchema, value: unknown): string | null {
  const check = known.get(schema) ?? checkOf(schema);
  known.set(schema, check);
  return check(value);
}

export function isOf<S extends TSchema>(schema: S, value: unknown): value is Static<S> {
  return problemIn(schema, value) === null;
}
