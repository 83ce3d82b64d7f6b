import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WalkReport } from '../../test/support/runner/walkRecord.ts';
import type { Picture } from './page/pageData.ts';

/** The output of a run of the walks. */
export interface WalksLeft {
  report: WalkReport;
  /** The pictures by state id, the narrowest first. */
  pictures: ReadonlyMap<string, readonly Picture[]>;
}

const WALKS = join(import.meta.dirname, '../../.walks');
/** The folder where the walks store their pictures. */
export const PICTURES = join(WALKS, 'pictures');
const PICTURE = /^(.+)-(\d+)\.webp$/;

function picturesIn(folder: string): Map<string, Picture[]> {
  const pictures = new Map<string, Picture[]>();
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const [, stateId, width] = PICTURE.exec(name) ?? [];
    if (stateId === undefined) continue;
    const src = `data:image/webp;base64,${readFileSync(join(folder, name), 'base64')}`;
    const known = pictures.get(stateId) ?? [];
    pictures.set(
      stateId,
      [...known, { width: Number(width), src }].toSorted((left, right) => left.width - right.width),
    );
  }
  return pictures;
}

/** The output of the last walks in `.walks`, or null. */
export function walksLeftIn(folder = WALKS): WalksLeft | null {
  const path = join(folder, 'report.json');
  if (!existsSync(path)) return null;
  const report: WalkReport = JSON.parse(readFileSync(path, 'utf8'));
  return { report, pictures: picturesIn(join(folder, 'pictures')) };
}
