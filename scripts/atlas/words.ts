/** A literal among computed parameters: it is given up if event or context is read. */
const UNKNOWN: unknown = new Proxy(() => undefined, {
  get: (_, key) => {
    if (key === Symbol.toPrimitive) throw new Error('not known before it runs');
    return UNKNOWN;
  },
});
const LONGEST_TEXT = 60;
const SENDING = ['xstate.raise', 'xstate.sendTo', 'xstate.emit'];

/** `enteringDelivery` and `select-customer` in words. */
export function inWords(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
}

/** The same at the start of a line. */
export function asTitle(name: string): string {
  const words = inWords(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The constant texts and numbers among parameters, such as the page's name for `isPage`. */
export function plainValues(params: unknown): string[] {
  let values: unknown = params;
  try {
    if (typeof params === 'function') values = params({ context: UNKNOWN, event: UNKNOWN });
    if (typeof values !== 'object' || values === null || values === UNKNOWN) return [];
    return Object.values(values)
      .filter((value) => typeof value === 'string' || typeof value === 'number')
      .map(String);
  } catch {
    return [];
  }
}

interface Composed {
  guards?: readonly unknown[];
}

/**
 * The condition of an inline guard: a kind (`is saved`), the result of a function (`is period`), or a value that is
 * set.
 */
const INLINE_GUARDS: readonly (readonly [form: RegExp, words: (name: string) => string])[] = [
  [/\.kind\s*===\s*["'](\w+)["']$/, (kind) => `is ${inWords(kind)}`],
  [/=>\s*\(?(?:0,\s*[\w$]+\.)?(\w+)\)?\([^()]*\)$/, inWords],
  [/(\w+)\s*===\s*null$/, (name) => `no ${inWords(name)}`],
  [/(\w+)\s*!==\s*null$/, (name) => `has ${inWords(name)}`],
];

function inlineGuardWords(guard: unknown): string {
  const source = String(guard);
  for (const [form, words] of INLINE_GUARDS) {
    const name = form.exec(source)?.[1];
    if (name !== undefined) return words(name);
  }
  throw new Error(`A guard that no drawing can say needs a name: ${source}`);
}

/** A negated guard in words: `is not touched`, `has no address`. */
function denied(words: string): string {
  const verbs: Readonly<Record<string, string>> = { is: 'is not', has: 'has no', can: 'cannot', may: 'may not' };
  const [verb = '', ...rest] = words.split(' ');
  return [verbs[verb] ?? `not ${verb}`, ...rest].join(' ');
}

/** Any guard in words, followed by its plain parameters: `is page: cart`. */
export function guardWords(guard: unknown): string {
  if (typeof guard === 'string') return inWords(guard);
  if (typeof guard === 'function') {
    const parts = ((guard as Composed).guards ?? []).map(guardWords);
    if (guard.name === 'not') return denied(parts.join(' '));
    if (guard.name === 'and' || guard.name === 'or') return parts.join(` ${guard.name} `);
    return guard.name === 'stateIn' ? 'state in' : inlineGuardWords(guard);
  }
  const { type, params } = guard as { type: string; params?: unknown };
  return [inWords(type), plainValues(params).join(', ')].filter((part) => part !== '').join(': ');
}

/** Milliseconds in a readable unit. */
export function timeWords(milliseconds: number): string {
  if (milliseconds < 1000) return `${milliseconds} ms`;
  if (milliseconds < 60_000) return `${milliseconds / 1000} s`;
  return `${milliseconds / 60_000} min`;
}

interface BuiltIn {
  type?: string;
  event?: unknown;
}

function eventType(event: unknown): string | null {
  return typeof event === 'object' && event !== null && 'type' in event ? String(event.type) : null;
}

/**
 * The effect of an action outside the machine's context, or null. Named actions are looked up in the machine; an
 * assignment is not an effect.
 */
export function effectWords(action: unknown, named: Readonly<Record<string, unknown>>): string | null {
  if (typeof action === 'function') {
    const { type, event } = action as BuiltIn;
    const sent = eventType(event);
    const isSent = type !== undefined && SENDING.includes(type) && sent !== null && !sent.startsWith('xstate.');
    return isSent ? `send ${sent}` : null;
  }
  const { type, params } =
    typeof action === 'string' ? { type: action } : (action as { type: string; params?: unknown });
  const implementation = named[type];
  if (typeof implementation === 'function' && (implementation as BuiltIn).type === 'xstate.assign') return null;
  const values = typeof params === 'function' ? [] : plainValues(params);
  const text = [inWords(type), values.join(', ')].filter((part) => part !== '').join(': ');
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1)}…` : text;
}
