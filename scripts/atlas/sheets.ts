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

function paragraph(text: string): string {
  return wrapped(text).replaceAll('\n  ', '\n');
}

const PHOTOGRAPHS = paragraph(
  'No pictures are committed. `npm run atlas` photographs the screen of each state and shows the photographs below ' +
    'the chart on the page that it writes, `docs/statecharts/index.html`.',
);

function nameOf(chart: Chart, id: string): string {
  const keys = id.slice(chart.id.length + 1).split('.');
  return id === chart.id ? 'any state' : keys.map(asTitle).join(' › ');
}

function conditionOf(chart: Chart, { guard }: ChartTransition): string {
  const condition = conditionWords(chart.id, guard);
  if (condition === null) return '';
  return condition === 'otherwise' ? 'no other case applies' : condition;
}

function whyOf(chart: Chart, transition: ChartTransition): string {
  const condition = conditionOf(chart, transition);
  const joint = condition.startsWith('if ') ? ' ' : ', and ';
  const cause = causeWords(transition);
  const isSilent = transition.kind === 'always' && condition !== '';
  const why = isSilent ? condition.charAt(0).toUpperCase() + condition.slice(1) : cause;
  const when = isSilent || condition === '' ? '' : `${joint}${condition}`;
  const does = transition.effects.map(effectSentence).join(', ');
  return `${why}${when}${does === '' ? '' : `; it ${does}`}`;
}

function list(items: readonly string[], none: string): string[] {
  return items.length === 0 ? [none] : items.map((item) => wrapped(`- ${item}`, '  '));
}

function steps(chart: Chart): string[] {
  return chart.path.map((id, index) => {
    const state = chart.states.find((one) => one.id === id);
    const before = chart.path[index - 1];
    const [way] = before === undefined ? [] : pathTransitions(chart.states, chart.transitions, [before, id]);
    const why = way ? `${whyOf(chart, way)}: ` : '';
    return wrapped(`${index + 1}. ${why}**${nameOf(chart, id)}**. ${state?.description ?? ''}`, '  ');
  });
}

/** What a user can do in a failure. */
function waysOut(chart: Chart, { id, tags }: ChartState): string {
  const isWay = ({ source, kind, targets }: ChartTransition) => source === id && kind === 'event' && targets.length > 0;
  const ways = tags.includes('failed') ? chart.transitions.filter(isWay) : [];
  return ways.map((way) => ` ${causeWords(way)} leads to ${nameOf(chart, way.targets[0] ?? '')}.`).join('');
}

/** Each state that a failure leads to, with the failures that lead there and the ways out. */
function troubles(chart: Chart): string[] {
  const failing = chart.transitions.filter(({ isTrouble }) => isTrouble);
  const causesOf = (id: string | undefined) =>
    failing
      .filter(({ targets: [to] }) => to === id)
      .map((one) => `${whyOf(chart, one)} (in ${nameOf(chart, one.source)})`)
      .join('; ');
  const leading = chart.states
    .filter(({ id }) => causesOf(id) !== '')
    .map(
      (state) => `**${nameOf(chart, state.id)}**: ${causesOf(state.id)}. ${state.description}${waysOut(chart, state)}`,
    );
  const staying = causesOf(undefined);
  return staying === '' ? leading : [...leading, `The flow goes on: ${staying}.`];
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
    paragraph(`For product owners. ${chart.sentence} [The chart](${chart.id}.svg).`),
    '',
    '## What is the happy path?',
    '',
    ...steps(chart),
    '',
    paragraph(`Success: ${success}`),
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
