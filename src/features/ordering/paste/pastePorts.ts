import { fromPromise } from 'xstate';
import { validateCart } from '#domain/api/cart.ts';
import { type CheckedLines, LINES_LIMIT } from '#domain/cart/cart.ts';
import { preparePasteIndex } from '#domain/paste/words/pasteIndex.ts';
import type { ProductTable } from '#domain/product/productTable.ts';
import type { PasteCheck, TextFile } from '#machines/ordering/paste/pastedList.ts';
import { type Api, answerOf } from '../../../api/client.ts';
import { takeTurns } from '../../../loading/takeTurns.ts';
import { decodeText } from './decodeText.ts';

/** Reads a file that the buyer chose; the file itself is never uploaded. */
export const readTextFile = fromPromise<string, { file: TextFile }>(async ({ input }) =>
  decodeText(await input.file.arrayBuffer()),
);

export const prepareIndex = fromPromise<void, { products: ProductTable }>(({ input }) =>
  preparePasteIndex(input.products, takeTurns),
);

/** Validates lines on the server, in batches of the request limit; unknown codes go with the first batch. */
export function checkPastePort(api: Api) {
  return fromPromise<CheckedLines, PasteCheck>(async ({ input, signal }) => {
    const answers: CheckedLines[] = [];
    let from = 0;
    do {
      const lines = input.lines.slice(from, from + LINES_LIMIT);
      const unknownCodes = from === 0 ? [...input.unknownCodes] : [];
      answers.push(await answerOf(api.call(validateCart, { body: { lines, unknownCodes }, signal })));
      from += LINES_LIMIT;
    } while (from < input.lines.length);
    return {
      errors: answers.flatMap(({ errors }) => errors),
      discontinuedCodes: answers[0]?.discontinuedCodes ?? [],
    };
  });
}
