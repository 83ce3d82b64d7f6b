import { readdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { FORMATS } from '#server/modules/dataImport/read/table.ts';
import type { ImportTarget } from '#server/modules/dataImport/write/importTarget.ts';
import { importTargets } from '#server/modules/dataImport/write/importTargets.ts';
import { StartError } from '#server/platform/startError.ts';

export interface KindFile {
  stored: ImportTarget;
  path: string;
}

const READ: ReadonlySet<string> = new Set(FORMATS.map((format) => `.${format}`));
/** `Ship-Tos.csv` is a file of ship-tos. */
const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '');

/** The files of a folder with their kinds, which their names give, in the order of import. */
export async function filesByKind(folder: string): Promise<KindFile[]> {
  const found = await stat(folder).catch(() => null);
  if (!found?.isDirectory()) throw new StartError(`${folder} is not a folder.`);
  const names = (await readdir(folder)).filter((name) => READ.has(extname(name).toLowerCase())).sort();
  const known = importTargets.map(({ kind }) => kind.name);
  const unknown = names.filter(
    (name) => !known.some((kind) => plain(kind) === plain(name.slice(0, -extname(name).length))),
  );
  if (unknown.length > 0)
    throw new StartError(`${unknown.join(', ')}: name each file after its kind: ${known.join(', ')}.`);
  const files = importTargets.flatMap((stored) => {
    const own = names.filter((name) => plain(name.slice(0, -extname(name).length)) === plain(stored.kind.name));
    if (own.length > 1) throw new StartError(`${own.join(' and ')} are of the same kind: keep one of them.`);
    return own.map((name) => ({ stored, path: join(folder, name) }));
  });
  if (files.length === 0)
    throw new StartError(`${folder} has no file to import, such as products.csv. Kinds are ${known.join(', ')}.`);
  return files;
}
