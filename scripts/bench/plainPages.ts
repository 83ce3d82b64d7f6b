import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { BUILD } from './benchShop.ts';

const SOURCES = join(import.meta.dirname, 'plain');
/** Cached by browsers without expiry, as the storefront's own files are. */
const SERVED = 'assets/plain';
const BODIES = {
  firstRow: '<main></main>',
  search: '<input type="search" aria-label="Search products"><output></output><main></main>',
};

export type PlainPage = keyof typeof BODIES;

const pageFile = (page: PlainPage) => `plain-${page}.html`;

/** The path of a page with a list of that many rows. */
export function plainAddress(page: PlainPage, rows: number): string {
  return `/${pageFile(page)}?rows=${rows}`;
}

async function serve(path: string, text: string): Promise<void> {
  const file = join(BUILD, 'web', path);
  await writeFile(file, text);
  await writeFile(`${file}.br`, brotliCompressSync(text));
}

/** Serves pages without a framework from the shop, with the same script policy. */
export async function withPlainPages<Answer>(use: () => Promise<Answer>): Promise<Answer> {
  const pages = Object.keys(BODIES) as PlainPage[];
  try {
    await mkdir(join(BUILD, 'web', SERVED), { recursive: true });
    await serve(`${SERVED}/style.css`, await readFile(join(SOURCES, 'style.css'), 'utf8'));
    for (const page of pages) {
      await serve(`${SERVED}/${page}.js`, await readFile(join(SOURCES, `${page}.js`), 'utf8'));
      await serve(
        pageFile(page),
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Plain</title>
<link rel="stylesheet" href="/${SERVED}/style.css"><script type="module" src="/${SERVED}/${page}.js"></script></head>
<body>${BODIES[page]}</body></html>`,
      );
    }
    return await use();
  } finally {
    const files = [SERVED, ...pages.flatMap((page) => [pageFile(page), `${pageFile(page)}.br`])];
    for (const file of files) await rm(join(BUILD, 'web', file), { recursive: true, force: true });
  }
}
