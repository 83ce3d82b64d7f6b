import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'storefront-paper-';
/** No document takes this long: an older file was left by a killed server. */
const LEFT_AFTER_MS = 60 * 60_000;

export interface PdfFile {
  write: (piece: Uint8Array) => void;
  read: () => Promise<Buffer>;
  remove: () => Promise<void>;
}

/** A file that exists while a document is made. */
export async function pdfFile(): Promise<PdfFile> {
  const folder = await mkdtemp(join(tmpdir(), PREFIX));
  const path = join(folder, 'pdf.pdf');
  const file = openSync(path, 'w', 0o600);
  let isOpen = true;
  const close = () => {
    if (isOpen) closeSync(file);
    isOpen = false;
  };
  return {
    write: (piece) => {
      for (let from = 0; from < piece.length; ) from += writeSync(file, piece, from);
    },
    read: async () => {
      close();
      return await readFile(path);
    },
    remove: async () => {
      close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Removes the files of servers that were killed while making documents. */
export async function removeLeftPdfs(now: number = Date.now()): Promise<void> {
  const names = await readdir(tmpdir());
  for (const name of names.filter((one) => one.startsWith(PREFIX))) {
    const folder = join(tmpdir(), name);
    const found = await stat(folder).catch(() => null);
    if (found && now - found.mtimeMs > LEFT_AFTER_MS) await rm(folder, { recursive: true, force: true });
  }
}
