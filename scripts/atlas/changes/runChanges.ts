import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readCharts } from '../readCharts.ts';
import { changesPage } from './changesPage.ts';
import { olderCharts } from './olderCharts.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SHORT_HASH = 10;

/** Draws what changed since a commit into a folder that is not committed. */
export async function runChanges(commit: string): Promise<void> {
  const hash = commit.slice(0, SHORT_HASH);
  const versions = { before: await olderCharts(commit), after: await readCharts() };
  const { html, count } = await changesPage(versions, hash);
  const folder = join(ROOT, '.atlas', hash);
  mkdirSync(folder, { recursive: true });
  const page = join(folder, 'index.html');
  writeFileSync(page, html);
  console.log(`${count} ${count === 1 ? 'chart' : 'charts'} changed since ${hash}: ${relative(process.cwd(), page)}`);
}
