/**
 * `npm run atlas` draws every machine into docs/statecharts and builds the page of them, index.html, which is not
 * committed; with --check it only tells which drawings are stale.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { atlasFiles } from './atlas/atlasFiles.ts';
import { indexPage } from './atlas/indexPage.ts';

const FOLDER = join(import.meta.dirname, '../docs/statecharts');

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const start = performance.now();
const files = await atlasFiles();
mkdirSync(FOLDER, { recursive: true });

function committed(name: string): string | null {
  const path = join(FOLDER, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

const changed = [...files].filter(([name, text]) => committed(name) !== text).map(([name]) => name);
const gone = readdirSync(FOLDER).filter((name) => /\.(svg|md)$/.test(name) && !files.has(name));
const secondsSince = (moment: number) => ((performance.now() - moment) / 1000).toFixed(1);
const seconds = secondsSince(start);

if (values.check) {
  for (const name of [...changed, ...gone]) console.error(`docs/statecharts/${name} is not what the machines say`);
  if (changed.length + gone.length > 0) {
    console.error('npm run atlas draws them again');
    process.exitCode = 1;
  }
} else {
  for (const name of changed) writeFileSync(join(FOLDER, name), files.get(name) ?? '');
  for (const name of gone) rmSync(join(FOLDER, name));
  console.log(`${files.size} files in ${seconds} s, ${changed.length} of them changed, ${gone.length} removed`);
  const begin = performance.now();
  const page = await indexPage(files);
  writeFileSync(join(FOLDER, 'index.html'), page);
  const kilobytes = Math.round(Buffer.byteLength(page) / 1000);
  console.log(`docs/statecharts/index.html, ${kilobytes} kB, in ${secondsSince(begin)} s`);
}
