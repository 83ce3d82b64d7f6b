import { open, opendir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  isPicturePath,
  type PictureSource,
  SOURCE_BYTES,
  type SourceRead,
  SourceTrouble,
  sourceTexts,
} from './pictureSource.ts';

/** Files of all folders; links are not followed, so that nothing outside is read. */
async function* filesIn(folder: string, path: string): AsyncGenerator<string> {
  for await (const entry of await opendir(join(folder, path))) {
    const inner = path === '' ? entry.name : `${path}/${entry.name}`;
    if (entry.isDirectory()) yield* filesIn(folder, inner);
    else if (entry.isFile() && isPicturePath(inner)) yield inner;
  }
}

async function read(file: string, knownVersion: string | null): Promise<SourceRead> {
  const opened = await open(file);
  try {
    const { size, mtimeMs } = await opened.stat();
    if (size > SOURCE_BYTES) return { refusal: sourceTexts.tooLarge };
    const version = `${size} ${Math.round(mtimeMs)}`;
    return version === knownVersion ? 'unchanged' : { bytes: await opened.readFile(), version };
  } finally {
    await opened.close();
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : null);

/** A local folder; size and time show changes. */
export function folderSource(folder: string): PictureSource {
  return {
    async *list() {
      try {
        yield* filesIn(folder, '');
      } catch (error) {
        throw new SourceTrouble(sourceTexts.noFolder, { cause: error });
      }
    },
    read: async (path, knownVersion) => {
      try {
        return await read(join(folder, path), knownVersion);
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return { refusal: sourceTexts.gone };
        throw new SourceTrouble(sourceTexts.noFolder, { cause: error });
      }
    },
  };
}
