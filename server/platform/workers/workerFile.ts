import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The file of a thread's or process's program, and its Node options. The build puts all of them beside its main file.
 */
export function workerFile(source: URL): { path: string; execArgv: string[] } {
  const path = fileURLToPath(source);
  const extension = extname(import.meta.filename);
  if (extension === '.ts') return { path, execArgv: ['--import', 'tsx'] };
  return { path: join(import.meta.dirname, `${basename(path, '.ts')}${extension}`), execArgv: [] };
}
