import { fromPromise } from 'xstate';
import { preparePasteIndex } from '#domain/paste/pasteIndex.ts';
import type { ProductTable } from '#domain/product/productTable.ts';
import type { TextFile } from '#machines/ordering/paste/pastedList.ts';
import { takeTurns } from '../loading/takeTurns.ts';
import { decodeText } from './decodeText.ts';

/** Reads a file that the buyer chose; it never leaves the browser as a file. */
export const readTextFile = fromPromise<string, { file: TextFile }>(async ({ input }) =>
  decodeText(await input.file.arrayBuffer()),
);

export const prepareIndex = fromPromise<void, { products: ProductTable }>(({ input }) =>
  preparePasteIndex(input.products, takeTurns),
);
