import type { ChartState } from '../chart.ts';
import { element } from './dom.ts';
import { hrefOf } from './links.ts';
import type { LevelReach, PageMachine, Reached } from './pageData.ts';
import { photographed } from './photographed.ts';
import { statePath } from './sentences.ts';
import { LEVEL_WORDS } from './wayOn.ts';

/** `7 of 9`; an incomplete count is highlighted if all are required. */
export function reachCell(reached: Reached | null | undefined, isAllAsked: boolean): HTMLElement {
  if (!reached || reached.wanted === 0) return element('td', { class: 'muted' }, '–');
  const isShort = isAllAsked && reached.reached < reached.wanted;
  return element('td', { class: isShort ? 'short' : '' }, `${reached.reached}/${reached.wanted}`);
}

function levelRow({ level, walks, states, transitions, guards }: LevelReach): HTMLElement {
  return element(
    'tr',
    {},
    element('th', { scope: 'row' }, LEVEL_WORDS[level]),
    reachCell(states, true),
    reachCell(transitions, level === 'machine'),
    reachCell(guards, true),
    element('td', {}, String(walks)),
  );
}

function heads(...titles: readonly string[]): HTMLElement {
  const cells = titles.map((title) => element('th', { scope: 'col' }, title));
  return element('thead', {}, element('tr', {}, ...cells));
}

/** The states with a screen and no picture, with the reasons. */
export function unpicturedOf({ chart, walked }: PageMachine): HTMLElement[] {
  const reasonOf = ({ id }: ChartState) => walked?.unpictured[id];
  return chart.states.flatMap((state) => {
    const reason = reasonOf(state);
    if (reason === undefined) return [];
    const link = element('a', { href: hrefOf(chart.id, state.id) }, statePath(chart, state.id));
    return [element('li', {}, link, `: ${reason}`)];
  });
}

/** The coverage of one machine, level by level. */
export function reachOf(machine: PageMachine): HTMLElement | null {
  const { walked } = machine;
  if (!walked) return null;
  const { reached, wanted } = photographed(walked);
  const missing = unpicturedOf(machine);
  const pictures =
    wanted === 0 ? 'It has no screen of its own.' : `${reached} of ${wanted} states with a screen are photographed.`;
  return element(
    'details',
    { open: '', class: 'reach' },
    element('summary', {}, 'What the walks reached'),
    element(
      'table',
      {},
      heads('Walked', 'States', 'Ways on', 'Guards', 'Walks'),
      element('tbody', {}, ...walked.levels.map(levelRow)),
    ),
    element('p', {}, pictures),
    missing.length === 0
      ? null
      : element(
          'details',
          {},
          element('summary', {}, `${missing.length} not photographed`),
          element('ul', {}, ...missing),
        ),
  );
}
