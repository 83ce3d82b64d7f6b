import { LEVELS, type Level } from '../../../test/support/runner/walkRecord.ts';
import type { ChartTransition } from '../chart.ts';
import { causeWords, effectSentence } from '../labels.ts';
import { element, list } from './dom.ts';
import { hrefOf } from './links.ts';
import type { PageMachine, Walked } from './pageData.ts';
import { guardSentence, outcomeWords } from './sentences.ts';

/** The folder of the walks. */
export const LEVEL_WORDS: Readonly<Record<Level, string>> = {
  machine: 'alone',
  shop: 'in the shop',
};

function countsOf({ taken }: Walked, id: string): HTMLElement {
  const counts = LEVELS.flatMap((level) => {
    const count = taken[id]?.[level];
    return count === undefined ? [] : [`${count}× ${LEVEL_WORDS[level]}`];
  });
  const isWalked = counts.length > 0;
  return element(
    'span',
    { class: isWalked ? 'walks' : 'walks unwalked' },
    isWalked ? `Walked ${counts.join(' · ')}` : 'No walk took this way',
  );
}

function invariantsOf({ guardedBy }: Walked, id: string): HTMLElement | null {
  const sentences = guardedBy[id] ?? [];
  if (sentences.length === 0) return null;
  const summary = sentences.length === 1 ? 'Guarded by 1 invariant' : `Guarded by ${sentences.length} invariants`;
  return element('details', { class: 'guarded' }, element('summary', {}, summary), list(sentences));
}

/** A transition in words, with its count in the walks and the invariants that test it. */
export function wayOn({ chart, walked }: PageMachine, transition: ChartTransition): HTMLElement {
  const { id, targets, description, isTrouble, effects } = transition;
  const condition = guardSentence(transition);
  const remark = [description, targets.length > 0 ? effects.map(effectSentence).join(', ') : '']
    .filter((text) => text !== '')
    .join(' · ');
  const [target] = targets;
  const outcome = outcomeWords(chart, transition);
  return element(
    'li',
    { class: isTrouble ? 'trouble' : '' },
    element('strong', {}, causeWords(transition)),
    condition === null ? null : element('em', {}, ` ${condition}`),
    ' → ',
    target === undefined ? outcome : element('a', { href: hrefOf(chart.id, target) }, outcome),
    remark === '' ? null : element('div', { class: 'remark' }, remark),
    walked ? element('div', { class: 'kept' }, countsOf(walked, id), invariantsOf(walked, id)) : null,
  );
}
