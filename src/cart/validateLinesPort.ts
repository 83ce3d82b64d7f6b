import { fromPromise } from 'xstate';
import { validateCart } from '#domain/api/cart.ts';
import { LINES_LIMIT, type LineItem, type SentLine } from '#domain/cart/cart.ts';
import { type Api, answerOf } from '../api/client.ts';
import { inParts } from '../api/inParts.ts';

/** Validates lines on the server, in batches of the request limit. */
export function validateLinesPort(api: Api) {
  return fromPromise<readonly LineItem[], { lines: readonly SentLine[] }>(async ({ input, signal }) => {
    const answers = await inParts(input.lines, LINES_LIMIT, (body) =>
      answerOf(api.call(validateCart, { body, signal })),
    );
    return answers.flatMap(({ errors }) => errors);
  });
}
