import { ACTORS, CONDITIONS, EFFECTS, EVENTS } from './catalog.ts';
import type { ChartTransition } from './chart.ts';
import { asTitle, inWords } from './words.ts';

const VERBS =
  'add cancel change compare copy end exchange fetch find go hold keep load make open pass post prepare reach read recall request resend reset save send set store upload validate verify watch write'.split(
    ' ',
  );
const IRREGULAR: Readonly<Record<string, string>> = {
  find: 'found',
  go: 'gone',
  hold: 'held',
  keep: 'kept',
  make: 'made',
  read: 'read',
  resend: 'resent',
  reset: 'reset',
  send: 'sent',
  set: 'set',
  write: 'written',
};
const PAST = /(ed|taken|shown|hidden|kept|left|sent|elsewhere)$/;

function titled(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function participle(verb: string): string {
  return IRREGULAR[verb] ?? (/e$/.test(verb) ? `${verb}d` : verb.replace(/([^aeiou])y$/, '$1i').concat('ed'));
}

/** `cart.changed` as `Cart changed`, `cart.retry` as `Retry cart`, `rows.setQuantity` as `Rows: set quantity`. */
export function eventWords(type: string): string {
  const known = EVENTS[type];
  if (known !== undefined) return known;
  const [about = '', ...rest] = type.split('.');
  const verb = rest.map(inWords).join(' ');
  if (verb === '') return asTitle(about);
  if (PAST.test(verb)) return titled(`${inWords(about)} ${verb}`);
  return verb.includes(' ') ? `${asTitle(about)}: ${verb}` : titled(`${verb} ${inWords(about)}`);
}

function actorWords(actor: string, kind: 'done' | 'error'): string {
  const known = ACTORS[actor];
  if (known) return kind === 'done' ? known.done : known.failed;
  const [verb = '', ...rest] = actor.split(' ');
  if (!VERBS.includes(verb) || rest.length === 0)
    return titled(kind === 'done' ? `${actor} is done` : `${actor} stopped working`);
  const object = rest.join(' ');
  const be = /[^s]s$/.test(object) ? 'are' : 'is';
  return titled(kind === 'done' ? `${object} ${be} ${participle(verb)}` : `${object} could not be ${participle(verb)}`);
}

/** The cause of a transition in words. */
export function causeWords({ kind, label }: Pick<ChartTransition, 'kind' | 'label'>): string {
  if (kind === 'event') return label.includes(' ') ? titled(label) : eventWords(label);
  if (kind === 'always') return 'At once';
  if (kind === 'after') return titled(label);
  return label === 'all done' ? 'Everything in it is done' : actorWords(label, kind);
}

const FORMS: readonly (readonly [RegExp, string])[] = [
  [/^has no (.+)$/, 'there is no $1'],
  [/^lacks (.+)$/, 'there is no $1'],
  [/^no (.+)$/, 'there is no $1'],
  [/^(is|has|was|can|may) (.+)$/, 'it $1 $2'],
  [/^([a-z]+[^s]s( .+)?)$/, 'it $1'],
];

function sentence(guard: string): string {
  for (const [form, words] of FORMS) {
    if (form.test(guard)) return guard.replace(form, words);
  }
  return guard;
}

function known(machineId: string, guard: string): string | undefined {
  return CONDITIONS[`${machineId}: ${guard}`] ?? CONDITIONS[guard];
}

/** A condition as a sentence, or null: `if the cart is empty`. */
export function conditionWords(machineId: string, guard: string | null): string | null {
  if (guard === null || guard === 'otherwise') return guard;
  const parts = known(machineId, guard) === undefined ? guard.split(/ (and|or) /) : [guard];
  const words = parts.map((part, index) => (index % 2 === 1 ? part : (known(machineId, part) ?? sentence(part))));
  return `if ${words.join(' ')}`;
}

/** The machine of a transition. */
export function machineOf({ id }: Pick<ChartTransition, 'id'>): string {
  return /^[^. ]+/.exec(id)?.[0] ?? '';
}

/** What an action does: `store details` as `stores details`, `go to: /cart` as `opens /cart`. */
export function effectSentence(effect: string): string {
  const known = EFFECTS[effect];
  if (known !== undefined) return known;
  const [, text] = /^notify: \w+, (.+)$/.exec(effect) ?? [];
  if (text !== undefined) return `shows “${text}”`;
  const [, page] = /^go to: (.+)$/.exec(effect) ?? [];
  if (page !== undefined) return `opens ${page}`;
  return effect.replace(/^\w+/, (verb) =>
    /(s|sh|ch|o)$/.test(verb) ? `${verb}es` : verb.replace(/([^aeiou])y$/, '$1ie').concat('s'),
  );
}
