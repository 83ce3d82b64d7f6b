import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { atlasFiles, drawnCharts } from './atlasFiles.ts';
import { FOLDER, keepDrawings, type Staleness, staleness } from './committed.ts';
import { indexPage } from './indexPage.ts';
import { pageDataOf } from './pageDataOf.ts';
import { pictureReport } from './pictureReport.ts';
import { PICTURES, walksLeftIn } from './walksLeft.ts';

async function timed<Result>(work: () => Result | Promise<Result>): Promise<[Result, string]> {
  const start = performance.now();
  const result = await work();
  return [result, `${((performance.now() - start) / 1000).toFixed(1)} s`];
}

function walk(): boolean {
  rmSync(PICTURES, { recursive: true, force: true });
  const { status } = spawnSync(process.execPath, ['scripts/walks.mjs'], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: 'inherit',
    env: { ...process.env, STATE_PICTURES: PICTURES },
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
  for (const line of pictureReport(data)) console.log(line);
}

/** Lists each stale drawing; returns whether there is none. */
function compare({ changed, gone }: Staleness): boolean {
  for (const name of [...changed, ...gone]) console.error(`docs/statecharts/${name} is not what the machines say`);
  if (changed.length + gone.length === 0) return true;
  console.error('npm run atlas -- --drawings draws them again');
  return false;
}

interface AtlasOptions {
  /** Only compares the drawings and writes nothing. */
  isCheck: boolean;
  isDrawingsOnly: boolean;
}

/** Returns whether no drawing is stale and no walk failed. */
export async function runAtlas({ isCheck, isDrawingsOnly }: AtlasOptions): Promise<boolean> {
  const [files, drawn] = await timed(async () => atlasFiles(await drawnCharts()));
  const stale = staleness(files);
  if (isCheck) return compare(stale);
  keepDrawings(files, stale);
  const { changed, gone } = stale;
  console.log(`${files.size} drawings in ${drawn}, ${changed.length} of them changed, ${gone.length} removed`);
  let isWalked = true;
  if (!isDrawingsOnly) {
    const [isPassed, walked] = await timed(walk);
    console.log(`Walks in ${walked}${isPassed ? '' : ', not all of them passed'}`);
    isWalked = isPassed;
  }
  await build(files);
  return isWalked;
}
