import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { chartOf } from './chart.ts';
import { findMachines } from './machines.ts';
import { householdsOf } from './overview.ts';
import type { PageData } from './page/pageData.ts';
import { promisesAbout } from './promises.ts';
import { DARK, LIGHT, RULES } from './svgStyle.ts';

const PAGE = join(import.meta.dirname, 'page');

/** The program of the page as one script without imports. */
async function script(): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(PAGE, 'main.ts'), formats: ['iife'], name: 'atlas' },
    },
  });
  const [bundle] = [result].flat();
  if (!bundle || !('output' in bundle)) throw new Error('the page was not built');
  return bundle.output.map((part) => ('code' in part ? part.code : '')).join('');
}

/** A drawing without its own colours, which leads to places of the page instead of files. */
function inlined(svg: string): string {
  return svg
    .replace(/<style>[\s\S]*?<\/style>\n?/, '')
    .replace('role="img"', 'role="group"')
    .replaceAll(/<title>[^<]*<\/title>\n?(?=<desc>)|<desc>[^<]*<\/desc>\n?/g, '')
    .replaceAll(/href="(\w+)\.svg"/g, 'href="#/$1"');
}

function style(): string {
  const themes = [
    `:root{${LIGHT};color-scheme:light}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${DARK};color-scheme:dark}}`,
    `:root[data-theme=dark]{${DARK};color-scheme:dark}`,
    `@media print{:root,:root[data-theme]{${LIGHT};color-scheme:light}}`,
  ];
  return [...themes, `.canvas{${RULES}}`, readFileSync(join(PAGE, 'page.css'), 'utf8')].join('\n');
}

/** The atlas as one page that opens from disk; `files` are the drawings by name. */
export async function indexPage(files: ReadonlyMap<string, string>): Promise<string> {
  const drawn = (name: string) => inlined(files.get(`${name}.svg`) ?? '');
  const found = (await findMachines()).map(({ machine, sentence, file }) => ({
    chart: chartOf(machine, sentence),
    file,
  }));
  const households = householdsOf(found.map(({ chart }) => chart));
  const machines = found.map(({ chart, file }) => ({
    chart,
    svg: drawn(chart.id),
    promises: promisesAbout(file),
    livesIn: households.filter(({ child }) => child === chart.id).map(({ owner }) => owner),
    runs: households.filter(({ owner }) => owner === chart.id).map(({ child }) => child),
  }));
  const data: PageData = { machines, overview: drawn('overview') };
  const program = (await script()).replaceAll('</script', '<\\/script');
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
<script type="application/json" id="data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
<script>
${program}
</script>
</body>
</html>
`;
}
