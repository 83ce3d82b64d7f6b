import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '../../imports/sourceFiles.mjs';
import { drawMutants } from './draw.ts';

const SOURCES = ['domain', 'machines', 'server', 'src'];

interface Wanted {
  readonly seed: number;
  readonly count: number;
  /** The number of drawn mutants to skip before the first written one. */
  readonly after: number;
  readonly folder: string;
}

/** Writes drawn mutants into a folder and keeps the existing ones. */
export function writeDrawn({ seed, count, after, folder }: Wanted): void {
  mkdirSync(folder, { recursive: true });
  for (const { name, patch } of drawMutants(sourceFiles(SOURCES), { seed, count: after + count }).slice(after)) {
    const path = join(folder, `${name}.patch`);
    const isThere = existsSync(path);
    if (!isThere) writeFileSync(path, patch);
    console.log(`${isThere ? 'kept   ' : 'written'} ${name}: ${patch.split('\n')[0]}`);
  }
}
