import { resolve } from 'node:path';

/** Whether a path is a folder or lies in it. */
export function isInFolder(path: string, folder: string): boolean {
  return `${resolve(path)}/`.startsWith(`${resolve(folder)}/`);
}
