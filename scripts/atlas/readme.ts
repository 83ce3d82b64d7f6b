import { asTitle } from './words.ts';

const WIDTH = 120;

/** The flows that matter most to the business, as pictures before the list of the others. */
const FIRST = [
  'checkout',
  'payment',
  'session',
  'cartPage',
  'quickEntry',
  'makePayment',
  'landingEditing',
  'signIn',
] as const;

interface Listed {
  readonly chart: { readonly id: string; readonly sentence: string };
  /** The path of the machine's file from the root of the repository. */
  readonly file: string;
}

const INTRODUCTION = `# Statecharts

For product owners and developers. Every flow of the storefront, drawn from the code that runs it. A box is a state, a
line leads to the next one and says why. Each drawing explains its signs at its foot. [The atlas](../atlas.md) shows the
same drawings as a page to click through, with pictures and what each state means.

\`npm run atlas -- --drawings\` writes these files, and \`npm run check\` fails when one of them differs from the code.

- [Which machine lives in which](overview.svg)
- [The eight charts to read first](#the-eight-charts-to-read-first)
- [All other charts](#all-other-charts)

## The eight charts to read first
`;

/** A text in lines of at most 120 characters, without breaks inside links. */
export function wrapped(text: string, indent = ''): string {
  const lines = [''];
  for (const word of text.split(/ (?![^[]*\])/)) {
    const line = `${lines.at(-1)}${lines.at(-1) === '' ? '' : ' '}${word}`;
    if (line.length <= WIDTH) lines[lines.length - 1] = line;
    else lines.push(`${indent}${word}`);
  }
  return lines.join('\n');
}

function pictureOf({ chart: { id, sentence } }: Listed): string[] {
  const title = asTitle(id);
  return [`### ${title}`, '', wrapped(sentence), '', `[![Chart of ${title}](${id}.svg)](${id}.svg)`, ''];
}

const areaOf = ({ file }: Listed) => file.split('/')[1] ?? '';

/** The charts that matter first as pictures, and an index of the others by area. */
export function readmeOf(listed: readonly Listed[]): string {
  const first = FIRST.flatMap((id) => listed.filter(({ chart }) => chart.id === id));
  const others = listed.filter((one) => !first.includes(one));
  const areas = [...new Set(others.map(areaOf))].sort();
  const sections = areas.flatMap((area) => [
    `### ${asTitle(area)}`,
    '',
    ...others
      .filter((one) => areaOf(one) === area)
      .map(({ chart: { id, sentence } }) => wrapped(`- [${asTitle(id)}](${id}.svg): ${sentence}`, '  ')),
    '',
  ]);
  return [INTRODUCTION, ...first.flatMap(pictureOf), '## All other charts', '', ...sections].join('\n');
}
