import type { Chart, ChartState, ChartTransition } from './chart.ts';
import { readFeatures } from './features.ts';
import { pathTransitions, READINGS } from './happyPaths.ts';
import { invariantsAbout } from './invariants.ts';
import { causeWords, conditionWords, effectSentence } from './labels.ts';
import { wrapped } from './readme.ts';
import { asTitle } from './words.ts';

interface Charted {
  chart: Chart;
  /** The path of its machine's file. */
  file: string;
}

const PHOTOGRAPHS = wrapped(
  'No pictures are committed. `npm run atlas` photographs the screen of each state and shows the photographs below ' +
    'the chart on the page that it writes, `docs/statecharts/index.html`.',
);

function nameOf(chart: Chart, id: string): string {
  const state = chart.states.find((one) => one.id === id);
  return !state || state.parent === null ? 'Anywhere' : asTitle(state.key);
}

function whyOf(chart: Chart, transition: ChartTransition): string {
  const condition = conditionWords(chart.id, transition.guard);
  const does = transition.effects.map(effectSentence).join(', ');
  const text = [causeWords(transition), condition].filter((part) => part !== null).join(' ');
  return does === '' ? text : `${text}; it ${does}`;
}

function list(items: readonly string[], none: string): string[] {
  return items.length === 0 ? [none] : items.map((item) => wrapped(`- ${item}`));
}

function steps(chart: Chart): string[] {
  return chart.path.map((id, index) => {
    const state = chart.states.find((one) => one.id === id);
    const before = chart.path[index - 1];
    const [way] = before === undefined ? [] : pathTransitions(chart.states, chart.transitions, [before, id]);
    const why = way ? `${whyOf(chart, way)}: ` : '';
    return wrapped(`${index + 1}. ${why}**${nameOf(chart, id)}**. ${state?.description ?? ''}`);
  });
}

function waysOut(chart: Chart, { id }: ChartState): string {
  const ways = chart.transitions.filter(({ source, targets }) => source === id && targets.length > 0);
  return ways.map((way) => `${causeWords(way)} leads to ${nameOf(chart, way.targets[0] ?? '')}`).join('; ');
}

/** Each state that a failure leads to, with the failures that lead there and the ways out. */
function troubles(chart: Chart): string[] {
  const failing = chart.transitions.filter(({ isTrouble, targets }) => isTrouble && targets.length > 0);
  const targets = [...new Set(failing.map(({ targets: [to = ''] }) => to))];
  const leading = targets.map((id) => {
    const state = chart.states.find((one) => one.id === id);
    const causes = failing
      .filter(({ targets: [to] }) => to === id)
      .map((one) => `${whyOf(chart, one)} (in ${nameOf(chart, one.source)})`);
    const ways = state ? waysOut(chart, state) : '';
    return `**${nameOf(chart, id)}**: ${causes.join('; ')}. ${state?.description ?? ''}${ways === '' ? '' : ` ${ways}.`}`;
  });
  const staying = chart.transitions
    .filter(({ isTrouble, targets: to }) => isTrouble && to.length === 0)
    .map((one) => `${whyOf(chart, one)} (in ${nameOf(chart, one.source)}). The flow goes on.`);
  return [...leading, ...staying];
}

function capabilities(chart: Chart): string[] {
  const known = readFeatures();
  const ids = [...new Set(chart.states.flatMap(({ features }) => features))].toSorted();
  return ids.map((id) => `${id}: ${known.get(id)?.capability ?? ''}`);
}

/** One page about a flow for product owners; only for flows with a happy path. */
function sheetOf({ chart, file }: Charted, success: string): string {
  return [
    `# ${asTitle(chart.id)}`,
    '',
    wrapped(`For product owners. ${chart.sentence} [The chart](${chart.id}.svg).`),
    '',
    '## What is the happy path?',
    '',
    ...steps(chart),
    '',
    wrapped(`Success: ${success}`),
    '',
    PHOTOGRAPHS,
    '',
    '## What can go wrong?',
    '',
    ...list(troubles(chart), 'Nothing can fail here.'),
    '',
    '## What never happens?',
    '',
    'Each sentence is a test that runs with every change.',
    '',
    ...list(
      invariantsAbout(file).map(({ sentence }) => sentence),
      'No test is named yet.',
    ),
    '',
    '## Which capabilities does it serve?',
    '',
    ...list(capabilities(chart), 'None.'),
    '',
  ].join('\n');
}

/** The sheets by file name. */
export function sheetsOf(charts: readonly Charted[]): [string, string][] {
  return charts.flatMap((charted): [string, string][] => {
    const reading = READINGS[charted.chart.id];
    return reading ? [[`${charted.chart.id}.md`, sheetOf(charted, reading.success)]] : [];
  });
}
