import type { Chart, ChartTransition } from '../chart.ts';
import { asTitle, inWords } from '../words.ts';
import type { Answer, Offer } from './play.ts';

/** `is empty`, `leaves layout`: conditions on the machine itself. */
const SUBJECTLESS = /^(can|may|[a-z]+s) /;

/** `cart.addLines` as `Cart: add lines`. */
export function eventWords(type: string): string {
  const [about = '', ...rest] = type.split('.');
  return rest.length === 0 ? asTitle(about) : `${asTitle(about)}: ${rest.map(inWords).join(' ')}`;
}

export function stateName(chart: Chart, id: string): string {
  return asTitle(chart.states.find((state) => state.id === id)?.key ?? id);
}

/** The path from the machine's root to this state. */
export function statePath(chart: Chart, id: string): string {
  return id
    .slice(chart.id.length + 1)
    .split('.')
    .map(asTitle)
    .join(' › ');
}

/** The same, if the machine itself may be the subject. */
export function placeWords(chart: Chart, id: string): string {
  return statePath(chart, id) || `Everywhere in ${asTitle(chart.id)}`;
}

/** The event in words. */
export function causeWords({ kind, label }: Pick<ChartTransition, 'kind' | 'label'>): string {
  const named = label.charAt(0).toUpperCase() + label.slice(1);
  if (kind === 'event') return label === 'anything else' ? named : eventWords(label);
  if (kind === 'always') return 'At once';
  if (kind === 'done') return label === 'all done' ? 'Everything in it is done' : `${named}: done`;
  return kind === 'error' ? `${named}: failed` : named;
}

/** The condition in words, or null. */
export function guardSentence({ guard }: ChartTransition): string | null {
  if (guard === null || guard === 'otherwise') return guard;
  return SUBJECTLESS.test(guard) ? `if it ${guard}` : `if ${guard}`;
}

/** The target of a transition, or its effect if it has no target. */
export function outcomeWords(chart: Chart, { source, targets, effects }: ChartTransition): string {
  if (targets.length > 0) {
    const names = targets.map((id) => stateName(chart, id)).join(' and ');
    return targets.includes(source) ? `${names} begins again` : names;
  }
  return effects.length > 0 ? `${effects.join(', ')}; stays here` : 'stays here';
}

/** One result of an event: `if it is empty → Cart`. */
export function answerWords(chart: Chart, answer: Answer): string {
  return answer
    .map((transition) => [guardSentence(transition), `→ ${outcomeWords(chart, transition)}`])
    .map((parts) => parts.filter((part) => part !== null).join(' '))
    .join(', and ');
}

export function stepWords(chart: Chart, offer: Offer | null, taken: Answer): string {
  return offer === null ? 'It begins' : `${causeWords(offer)} ${answerWords(chart, taken)}`;
}

export function firstSentence(text: string): string {
  const [first = ''] = text.split(/(?<=[a-z]\.) (?=[A-Z])/);
  return first;
}
