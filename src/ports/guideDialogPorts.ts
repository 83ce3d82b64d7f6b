import { fromPromise } from 'xstate';
import { listOrderGuides } from '#domain/api/orderGuides.ts';
import type { Guide } from '#domain/guide/guide.ts';
import { type Api, answerOf } from '../api/client.ts';

/** The customer's guides as they are now: asked what became of a change that got no answer. */
export function loadGuidesPort(api: Api) {
  return fromPromise<readonly Guide[]>(() => answerOf(api.call(listOrderGuides, {})));
}
