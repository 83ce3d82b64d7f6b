import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
/** `import type` and `export type` vanish before anything runs. */
const IMPORT = /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/g;

/** Each module that a file loads, and the packages, with the way to them. */
function loadedBy(entry: string): Map<string, string> {
  const ways = new Map([[entry, entry]]);
  for (const [file, way] of ways) {
    if (!file.endsWith('.ts')) continue;
    for (const [, name = ''] of readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)) {
      const loaded = moduleOf(file, name);
      if (!ways.has(loaded)) ways.set(loaded, `${way} > ${loaded}`);
    }
  }
  return ways;
}

function moduleOf(file: string, name: string): string {
  if (name.startsWith('#')) return name.slice(1);
  return name.startsWith('.') ? relative(ROOT, join(ROOT, dirname(file), name)) : name;
}

const DRAWING =
  /^(pdfkit|fontkit|bidi-js|linebreak|server\/platform\/pdf\/.*|server\/modules\/documents\/pdf\/.*|server\/modules\/images\/(makeSizes|takePicture|readablePicture)\.ts|server\/app\/demoData\/pictures\/.*|server\/modules\/catalog\/(buildCatalogue|compressor)\.ts)$/;

test('the thread that answers calls draws nothing: only the others load what documents, pictures and the catalogue are made with', () => {
  const drawingLoadedBy = (entry: string) =>
    [...loadedBy(entry)].flatMap(([name, way]) => (DRAWING.test(name) ? way : []));
  expect(drawingLoadedBy('server/app/main.ts')).toEqual([]);
  expect(drawingLoadedBy('server/modules/documents/pdfWorker.ts')).toContain(
    'server/modules/documents/pdfWorker.ts > server/modules/documents/pdf/productScan.ts',
  );
  expect(drawingLoadedBy('server/modules/images/pictureWorker.ts')).toContain(
    'server/modules/images/pictureWorker.ts > server/modules/images/makeSizes.ts',
  );
  expect(drawingLoadedBy('server/modules/catalog/catalogueWorker.ts')).toContain(
    'server/modules/catalog/catalogueWorker.ts > server/modules/catalog/buildCatalogue.ts',
  );
});
