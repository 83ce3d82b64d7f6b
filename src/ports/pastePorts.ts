import { fromPromise } from 'xstate';
import type { TextFile } from '#machines/ordering/paste/pastedList.ts';
import { decodeText } from './decodeText.ts';

/** Reads a file that the buyer chose; it never leaves the browser as a file. */
export const readTextFile = fromPromise<string, { file: TextFile }>(async ({ input }) =>
  decodeText(await input.file.arrayBuffer()),
);
