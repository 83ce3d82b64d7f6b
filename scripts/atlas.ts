/**
 * `npm run atlas` draws every machine into docs/statecharts, walks them all with pictures, and builds the page of them,
 * index.html, which is not committed. With --drawings it does not walk: the page shows what the last walks left. With
 * --check it only tells which drawings are stale.
 */
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { atlasFiles, drawnCharts } from './atlas/atlasFiles.ts';
import { FOLDER, keepDrawings, staleness } from './atlas/committed.ts';
import { indexPage } from './atlas/indexPage.ts';
import { pageDataOf } from './atlas/pageDataOf.ts';
import { picturesTold } from './atlas/picturesTold.ts';
import { PICTURES, walksLeftIn } from './atlas/walksLeft.ts';

const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, drawings: { type: 'boolean', default: false } },
});

async function timed<Result>(work: () => Result | Promise<Result>): Promise<[Result, string]> {
  const start = performance.now();
  const result = await work();
  return [result, `${((performance.now() - start) / 1000).toFixed(1)} s`];
}

function walk(): boolean {
  rmSync(PICTURES, { recursive: true, force: true });
  const { status } = spawnSync(process.execPath, ['scripts/walks.mjs'], {
    cwd: join(import.meta.dirname, '..'),
    stdio: 'inherit',
    env: { ...process.env, WALK_PICTURES: PICTURES },
  });
  return status === 0;
}

async function build(files: ReadonlyMap<string, string>): Promise<void> {
  const [{ data, page }, duration] = await timed(async () => {
    const data = await pageDataOf(files, walksLeftIn());
    return { data, page: await indexPage(data) };
  });
  writeFileSync(join(FOLDER, 'index.html'), page);
  const megabytes = (Buffer.byteLength(page) / 1_000_000).toFixed(1);
  console.log(`docs/statecharts/index.html, ${megabytes} MB, in ${duration}`);
  for (const line of picturesTold(data)) console.log(line);
}

const [files, drawn] = await timed(async () => atlasFiles(await drawnCharts()));
const stale = staleness(files);
const { changed, gone } = stale;

if (values.check) {
  for (const name of [...changed, ...gone]) console.error(`docs/statecharts/${name} is not what the machines say`);
  if (changed.length + gone.length > 0) {
    console.error('npm run atlas -- --drawings draws them again');
    process.exitCode = 1;
  }
} else {
  keepDrawings(files, stale);
  console.log(`${files.size} drawings in ${drawn}, ${changed.length} of them changed, ${gone.length} removed`);
  if (!values.drawings) {
    const [isWalked, walked] = await timed(walk);
    console.log(`Walks in ${walked}${isWalked ? '' : ', not all of them passed'}`);
    if (!isWalked) process.exitCode = 1;
  }
  await build(files);
}
