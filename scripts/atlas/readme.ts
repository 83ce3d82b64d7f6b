import { asTitle } from './words.ts';

const WIDTH = 120;

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
`;

/** A list item in lines of at most 120 characters, without breaks inside links. */
function wrapped(item: string): string {
  const lines = [''];
  for (const word of item.split(/ (?![^[]*\])/)) {
    const line = `${lines.at(-1)}${lines.at(-1) === '' ? '' : ' '}${word}`;
    if (line.length <= WIDTH) lines[lines.length - 1] = line;
    else lines.push(`  ${word}`);
  }
  return lines.join('\n');
}

const areaOf = ({ file }: Listed) => file.split('/')[1] ?? '';

/** The index of the drawings, by area. */
export function readmeOf(listed: readonly Listed[]): string {
  const areas = [...new Set(listed.map(areaOf))].sort();
  const sections = areas.flatMap((area) => [
    `## ${asTitle(area)}`,
    '',
    ...listed
      .filter((one) => areaOf(one) === area)
      .map(({ chart: { id, sentence } }) => wrapped(`- [${asTitle(id)}](${id}.svg): ${sentence}`)),
    '',
  ]);
  return [INTRODUCTION, ...sections].join('\n');
}
