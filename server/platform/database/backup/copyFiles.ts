import { copyFile, lstat, mkdir, open, readdir, readlink, symlink } from 'node:fs/promises';
import { join } from 'node:path';

/** Flushed to disk: a backup that a power failure empties is none. */
async function flush(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

const isGone = (error: NodeJS.ErrnoException) => error.code === 'ENOENT';

interface Options {
  /** A path below the source that is left out; a folder may be kept empty. */
  readonly leaveOut?: (path: string) => 'all' | 'contents' | null;
  /** Each copied file and folder; default nothing. */
  readonly onCopied?: (path: string) => Promise<void>;
}

/** Copies a folder while its files may change or go; what goes meanwhile is left out. */
export async function copyFolder(source: string, target: string, options: Options = {}, below = ''): Promise<void> {
  const { leaveOut = () => null, onCopied = async () => undefined } = options;
  await mkdir(target, { recursive: true, mode: 0o700 });
  await onCopied(target);
  for (const name of await readdir(source)) {
    const path = below === '' ? name : `${below}/${name}`;
    const [from, to] = [join(source, name), join(target, name)];
    const left = leaveOut(path);
    if (left === 'all') continue;
    try {
      const found = await lstat(from);
      if (found.isDirectory() && left === 'contents') {
        await mkdir(to, { mode: 0o700 });
        await onCopied(to);
      } else if (found.isDirectory()) {
        await copyFolder(from, to, options, path);
      } else if (found.isSymbolicLink()) {
        await symlink(await readlink(from), to);
      } else if (found.isFile()) {
        await copyFile(from, to);
        await flush(to);
        await onCopied(to);
      }
    } catch (error) {
      if (!isGone(error as NodeJS.ErrnoException)) throw error;
    }
  }
  await flush(target);
}
