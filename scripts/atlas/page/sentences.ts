import type { Chart, ChartTransition } from '../chart.ts';
import { causeWords, conditionWords, effectSentence, machineOf } from '../labels.ts';
import { asTitle } from '../words.ts';
import type { Answer, Offer } from './play.ts';

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

/** The condition in words, or null. */
export function guardSentence(transition: ChartTransition): string | null {
  return conditionWords(machineOf(transition), transition.guard);
}

/** The target of a transition, or its effect if it has no target. */
export function outcomeWords(chart: Chart, { source, targets, effects }: ChartTransition): string {
  if (targets.length > 0) {
    const names = targets.map((id) => stateName(chart, id)).join(' and ');
    return targets.includes(source) ? `${names} begins again` : names;
  }
  return effects.length > 0 ? `${effects.map(effectSentence).join(', ')}; stays here` : 'stays here';
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
