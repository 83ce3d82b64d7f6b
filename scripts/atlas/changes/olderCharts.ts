import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Chart } from '../chart.ts';

const ROOT = join(import.meta.dirname, '../../..');
const READER = 'scripts/atlas/readCharts.ts';
/** What the machines and the reader of charts need; a commit may lack some of it. */
const NEEDED = ['machines', 'domain', 'docs', 'src', 'package.json', 'tsconfig.json', 'server'];

function git(folder: string, ...parameters: readonly string[]): string {
  return execFileSync('git', parameters, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

/** The full hash of a commit; a sentence that says why there is none. */
export function findCommit(name: string, folder = ROOT): { hash: string } | { reason: string } {
  try {
    git(folder, 'rev-parse', '--git-dir');
  } catch {
    return { reason: 'This folder is not a git checkout, so there is no older version to compare with.' };
  }
  try {
    return { hash: git(folder, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`) };
  } catch {
    return { reason: `There is no commit ${name} in this checkout.` };
  }
}

/** The charts of an older commit, whose machines are read by the program of today. */
export async function olderCharts(commit: string): Promise<Chart[]> {
  const folder = mkdtempSync(join(tmpdir(), 'atlas-before-'));
  try {
    const paths = git(ROOT, 'ls-tree', '--name-only', commit).split('\n');
    const archive = join(folder, 'before.tar');
    git(
      ROOT,
      'archive',
      '--format=tar',
      `--output=${archive}`,
      commit,
      ...NEEDED.filter((path) => paths.includes(path)),
    );
    execFileSync('tar', ['-xf', archive, '-C', folder]);
    cpSync(join(ROOT, 'scripts/atlas'), join(folder, 'scripts/atlas'), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
    const reader: typeof import('../readCharts.ts') = await import(pathToFileURL(join(folder, READER)).href);
    return await reader.readCharts();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
