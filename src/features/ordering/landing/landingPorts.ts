import { fromPromise } from 'xstate';
import { getLanding, type StoredLanding } from '#domain/api/landing.ts';
import { listPushProductKeys } from '#domain/api/products.ts';
import { type Api, answerOf } from '../../../api/client.ts';

/** The keys of this week's specials, in order. */
export async function askPushProductKeys(api: Api): Promise<readonly number[]> {
  const found = await answerOf(api.call(listPushProductKeys, {}));
  return found.toSorted((left, right) => left.sequence - right.sequence).map(({ productKey }) => productKey);
}

export function landingPorts(api: Api) {
  return {
    loadLanding: fromPromise<StoredLanding>(() => answerOf(api.call(getLanding, {}))),
    loadSpecials: fromPromise<readonly number[]>(() => askPushProductKeys(api)),
  };
}
