import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { oneScript } from '../oneScript.ts';
import { pack } from './page/packed.ts';
import type { PageData } from './page/pageData.ts';
import { DARK, LIGHT, RULES } from './svgStyle.ts';

const PAGE = join(import.meta.dirname, 'page');
const SHEETS = ['page.css', 'chart.css', 'screens.css', 'walked.css'];
const LARGEST_BYTES = 20_000_000;
const MOST_NAMED = 5;

function style(): string {
  const themes = [
    `:root{${LIGHT};color-scheme:light}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${DARK};color-scheme:dark}}`,
    `:root[data-theme=dark]{${DARK};color-scheme:dark}`,
    `@media print{:root,:root[data-theme]{${LIGHT};color-scheme:light}}`,
  ];
  const sheets = SHEETS.map((name) => readFileSync(join(PAGE, name), 'utf8'));
  return [...themes, `.canvas{${RULES}}`, ...sheets].join('\n');
}

function largestPictures({ machines }: PageData): string {
  return machines
    .flatMap(({ walked }) => Object.entries(walked?.pictures ?? {}))
    .flatMap(([id, pictures]) => pictures.map(({ width, src }) => ({ name: `${id}-${width}`, bytes: src.length })))
    .toSorted((left, right) => right.bytes - left.bytes)
    .slice(0, MOST_NAMED)
    .map(({ name, bytes }) => `${name} ${Math.round(bytes / 1000)} kB`)
    .join(', ');
}

/** The program of the atlas with its data; without data, the shop around it sends them. */
export async function atlasPage(data: string): Promise<string> {
  const program = (await oneScript(join(PAGE, 'main.ts'), 'atlas')).replaceAll('</script', '<\\/script');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Statechart atlas</title>
<link rel="icon" href="data:,">
<style>
${style()}
</style>
</head>
<body>
<a class="skip" href="#main">Skip to the chart</a>
<script type="application/json" id="data">${data.replaceAll('<', '\\u003c')}</script>
<script>
${program}
</script>
</body>
</html>
`;
}

/** The atlas as one page that opens from disk; throws if it is too large. */
export async function indexPage(data: PageData, largestBytes = LARGEST_BYTES): Promise<string> {
  const page = await atlasPage(pack(data));
  const bytes = Buffer.byteLength(page);
  if (bytes > largestBytes) {
    const size = `${(bytes / 1_000_000).toFixed(1)} MB, more than ${largestBytes / 1_000_000} MB`;
    throw new Error(`index.html would take ${size}. Its largest pictures: ${largestPictures(data)}`);
  }
  return page;
}
