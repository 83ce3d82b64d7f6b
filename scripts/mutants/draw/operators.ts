import { type Node, type Place, textOf } from './syntax.ts';

/** The replacement of a range in a file, and its effect: the end of a sentence. */
export interface Mistake {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly says: string;
}

type Operator = (place: Place) => Mistake | readonly Mistake[] | null;

const LONGEST_QUOTE = 72;

const BOUNDARIES: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  lessThan: 'lessThanOrEqualTo',
  lessThanOrEqualTo: 'lessThan',
  greaterThan: 'greaterThanOrEqualTo',
  greaterThanOrEqualTo: 'greaterThan',
  lt: 'lte',
  lte: 'lt',
  gt: 'gte',
  gte: 'gt',
};

/** Fields of one type that are easily confused. */
const CONFUSED = [
  ['code', 'name'],
  ['id', 'key'],
  ['from', 'to'],
  ['from', 'until'],
  ['first', 'last'],
  ['before', 'after'],
  ['width', 'height'],
  ['amount', 'balance'],
  ['total', 'balance'],
  ['total', 'tax'],
  ['start', 'end'],
  ['top', 'bottom'],
  ['created', 'updated'],
] as const;

const CLEANS_UP = /^(delete|clear|remove|abort|release|unref|revoke|discard|forget)/;

function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return `\`${line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE)}…` : line}\``;
}

function instead(place: Place, node: Node, text: string, says: string): Mistake {
  return { start: node.start, end: node.end, text, says: `${says} ${quote(textOf(place, node))}` };
}

const parentOf = ({ path }: Place) => path.at(-1);

/** The statement removed, or replaced by an empty block where one is required. */
function withoutStatement(place: Place, says: string): Mistake {
  const isBlock = /^(Program|BlockStatement|SwitchCase)$/.test(parentOf(place)?.type ?? '');
  return instead(place, place.node, isBlock ? '' : '{}', says);
}

/** The name of a called method, with its position. */
function calledMethod({ node }: Place) {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return null;
  const { object, property } = node.callee;
  return property.type === 'Identifier' && !node.callee.computed ? { object, property, name: property.name } : null;
}

const boundary: Operator = (place) => {
  const { node } = place;
  if (node.type === 'BinaryExpression') {
    const other = BOUNDARIES[node.operator];
    const text = `${textOf(place, node.left)} ${other} ${textOf(place, node.right)}`;
    return other ? instead(place, node, text, 'moves the boundary to the other side in') : null;
  }
  const called = calledMethod(place);
  const other = called && BOUNDARIES[called.name];
  if (called && other) {
    const { start, end } = called.property;
    return { start, end, text: other, says: `takes the boundary of ${quote(textOf(place, node))} the other way` };
  }
  if (called?.name !== 'where' || node.type !== 'CallExpression') return null;
  const sign = node.arguments[1];
  const otherSign = sign?.type === 'Literal' && typeof sign.value === 'string' ? BOUNDARIES[sign.value] : undefined;
  return sign && otherSign
    ? {
        start: sign.start,
        end: sign.end,
        text: `'${otherSign}'`,
        says: `takes ${quote(textOf(place, node))} the other way`,
      }
    : null;
};

const condition: Operator = (place) => {
  const { node } = place;
  if (node.type !== 'IfStatement' && node.type !== 'ConditionalExpression') return null;
  return instead(place, node.test, `!(${textOf(place, node.test)})`, 'inverts');
};

const andOr: Operator = (place) => {
  const { node } = place;
  if (node.type !== 'LogicalExpression' || node.operator === '??') return null;
  const other = node.operator === '&&' ? '||' : '&&';
  const halves = `(${textOf(place, node.left)}) ${other} (${textOf(place, node.right)})`;
  const text = parentOf(place)?.type === 'LogicalExpression' ? `(${halves})` : halves;
  const says = other === '||' ? 'is content with either half of' : 'asks for both halves of';
  return instead(place, node, text, says);
};

const writeLeftOut: Operator = (place) => {
  const { node } = place;
  if (node.type !== 'ExpressionStatement' || node.expression.type !== 'AwaitExpression') return null;
  return withoutStatement(place, 'leaves out');
};

const filterLeftOut: Operator = (place) => {
  const { node } = place;
  const called = calledMethod(place);
  if (called && /^(where|andWhere|filter|whereRef)$/.test(called.name)) {
    const { start, end } = { start: called.object.end, end: node.end };
    return { start, end, text: '', says: `takes also what ${quote(place.source.slice(start, end))} leaves out` };
  }
  if (node.type !== 'TaggedTemplateExpression') return null;
  const text = textOf(place, node);
  return [...text.matchAll(/\s+and\s+[\w."]+\s*(?:=|<>|<=?|>=?)\s*(?:\$\{[^{}]*\}|[\w."]+)/g)].map((match) => ({
    start: node.start + match.index,
    end: node.start + match.index + match[0].length,
    text: '',
    says: `leaves out ${quote(match[0])}`,
  }));
};

const caseSensitive: Operator = (place) => {
  const { node } = place;
  const called = calledMethod(place);
  if (called && /^to(Locale)?(Lower|Upper)Case$/.test(called.name)) {
    return instead(place, node, textOf(place, called.object), 'compares case-sensitively in');
  }
  if (node.type !== 'TaggedTemplateExpression') return null;
  return [...textOf(place, node).matchAll(/\blower\(([^()]+)\)/g)].map((match) => ({
    start: node.start + match.index,
    end: node.start + match.index + match[0].length,
    text: match[1] ?? '',
    says: `compares case-sensitively in ${quote(match[0])}`,
  }));
};

const lastWord = (name: string) =>
  name
    .split(/(?=[A-Z])|_/)
    .at(-1)
    ?.toLowerCase() ?? name;

function isConfused(one: string, other: string): boolean {
  if (one === other) return false;
  if (CONFUSED.some((pair) => pair.includes(one as never) && pair.includes(other as never))) return true;
  return one !== lastWord(one) && lastWord(one) === lastWord(other) && lastWord(one).length > 1;
}

/** Reads of a field as `object.field`, by the names of the object and the field. */
function fieldRead({ node, path, source }: Place) {
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return null;
  if (/(Texts|[eE]ndpoints|[A-Z]{2})$/.test(source.slice(node.object.start, node.object.end))) return null;
  const parent = path.at(-1);
  if (parent?.type === 'CallExpression' && parent.callee === node) return null;
  if (parent?.type === 'AssignmentExpression' && parent.left === node) return null;
  return {
    object: source.slice(node.object.start, node.object.end),
    field: node.property.name,
    property: node.property,
  };
}

const otherField: Operator = (place) => {
  const read = fieldRead(place);
  if (!read) return null;
  const { start, end } = read.property;
  const fields = new Set([...place.source.matchAll(/\b[a-zA-Z_]\w*(?=\??[,:;)} ])/g)].map(([name]) => name));
  return [...fields]
    .filter((field) => isConfused(read.field, field) && place.source.includes(`${read.object}.${field}`))
    .map((field) => ({
      start,
      end,
      text: field,
      says: `reads ${quote(`${read.object}.${field}`)} for ${quote(`${read.object}.${read.field}`)}`,
    }));
};

const utc: Operator = (place) => {
  const { node } = place;
  const parent = parentOf(place);
  const isArgument = parent?.type === 'CallExpression' && parent.arguments.some((argument) => argument === node);
  const name =
    node.type === 'Identifier'
      ? node.name
      : node.type === 'MemberExpression' && node.property.type === 'Identifier'
        ? node.property.name
        : '';
  if (isArgument && /timeZone$/i.test(name)) return instead(place, node, "'UTC'", 'counts days in UTC, whatever is');
  if (node.type !== 'TaggedTemplateExpression') return null;
  return [...textOf(place, node).matchAll(/at time zone (?:coalesce\(\(.*?\), 'UTC'\)|(?!'UTC')[\w.]+\b(?!\())/g)].map(
    (match) => ({
      start: node.start + match.index,
      end: node.start + match.index + match[0].length,
      text: "at time zone 'UTC'",
      says: `counts days in UTC, not ${quote(match[0])}`,
    }),
  );
};

const fallback: Operator = (place) => {
  const { node } = place;
  if (node.type !== 'LogicalExpression' || node.operator !== '??') return null;
  const { left, right } = node;
  const before = textOf(place, left);
  if (right.type === 'Literal') {
    if (typeof right.value === 'boolean')
      return instead(place, node, `${before} ?? ${!right.value}`, 'takes the wrong default in');
    if (typeof right.value === 'number')
      return instead(place, node, `${before} ?? ${right.value + 1}`, 'takes the wrong default in');
    return null;
  }
  if (!/^(Identifier|MemberExpression|CallExpression|ChainExpression)$/.test(right.type)) return null;
  return instead(place, node, `${textOf(place, right)} ?? ${before}`, 'takes first what is only the default in');
};

const swallow: Operator = (place) => {
  const { node } = place;
  if (node.type === 'ThrowStatement') return withoutStatement(place, 'goes on without');
  if (node.type !== 'Property' || node.key.type !== 'Identifier' || node.key.name !== 'onError') return null;
  if (node.value.type !== 'ObjectExpression') return null;
  const says = `says nothing of a failure:`;
  const actions = node.value.properties.find(
    (property) => property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'actions',
  );
  if (actions?.type !== 'Property') return null;
  return instead(place, actions.value, '[]', says);
};

const offByOne: Operator = (place) => {
  const { node } = place;
  if (node.type === 'BinaryExpression' && /^[+-]$/.test(node.operator)) {
    if (node.right.type !== 'Literal' || node.right.value !== 1) return null;
    return instead(place, node, textOf(place, node.left), 'is off by one in');
  }
  const called = calledMethod(place);
  if (!called || node.type !== 'CallExpression' || !/^(slice|limit|at|toSpliced|padStart|splice)$/.test(called.name))
    return null;
  return node.arguments.flatMap((argument): Mistake[] => {
    if (argument.type === 'Literal' && typeof argument.value === 'number') {
      const says = `is off by one in ${quote(textOf(place, node))}`;
      return [{ start: argument.start, end: argument.end, text: `${argument.value + 1}`, says }];
    }
    if (called.name === 'at' || argument.type === 'SpreadElement' || argument.type === 'UnaryExpression') return [];
    if (argument.type === 'Literal' || argument.type === 'BinaryExpression') return [];
    const says = `is off by one in ${quote(textOf(place, node))}`;
    return [{ start: argument.start, end: argument.end, text: `${textOf(place, argument)} - 1`, says }];
  });
};

const EMPTY = /^(null|false|\[\]|''|0|undefined|NO_\w+|new (Map|Set)\(\))$/;

const resetLeftOut: Operator = (place) => {
  const { node, path } = place;
  if (node.type !== 'Property' || node.key.type !== 'Identifier') return null;
  const assigned = path.findLast(
    (above) =>
      above.type !== 'ObjectExpression' &&
      above.type !== 'ArrowFunctionExpression' &&
      above.type !== 'ParenthesizedExpression',
  );
  const isAssigned =
    assigned?.type === 'CallExpression' && assigned.callee.type === 'Identifier' && assigned.callee.name === 'assign';
  if (!isAssigned || !EMPTY.test(textOf(place, node.value))) return null;
  const { start } = node;
  const end = node.end + (/^\s*,[ ]?/.exec(place.source.slice(node.end))?.[0].length ?? 0);
  return { start, end, text: '', says: `keeps what ${quote(textOf(place, node))} clears` };
};

const cleanupLeftOut: Operator = (place) => {
  const { node } = place;
  if (node.type !== 'ExpressionStatement' || node.expression.type !== 'CallExpression') return null;
  const { callee } = node.expression;
  const name =
    callee.type === 'Identifier'
      ? callee.name
      : callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
        ? callee.property.name
        : '';
  return CLEANS_UP.test(name) ? withoutStatement(place, 'leaves out') : null;
};

/** The kinds of mistakes, by the names of their files. */
export const OPERATORS: Readonly<Record<string, Operator>> = {
  boundary,
  condition,
  'and-or': andOr,
  'write-left-out': writeLeftOut,
  'filter-left-out': filterLeftOut,
  'case-told': caseSensitive,
  'other-field': otherField,
  utc,
  fallback,
  swallow,
  'off-by-one': offByOne,
  'reset-left-out': resetLeftOut,
  'cleanup-left-out': cleanupLeftOut,
};
