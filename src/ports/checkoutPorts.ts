import { fromCallback, fromPromise } from 'xstate';
import * as endpoints from '#domain/api/cart.ts';
import { Cart, Estimate, type ValidDates } from '#domain/cart/cart.ts';
import type { Offer } from '#domain/checkout/offer.ts';
import { texts } from '#domain/texts.ts';
import type { LeavingRef } from '#machines/leaving/leavingMachine.ts';
import { PortFailure } from '#machines/lib/failure.ts';
import type { AskAnswer, Buyer, Submission, SubmitAnswer } from '#machines/ordering/checkout/submission.ts';
import { type Api, answerOf, type Refused } from '../api/client.ts';
import { isOf } from '../api/schemaCheck.ts';
import type { SubmissionStore } from './submissionStore.ts';

const WORK = { id: 'checkout', question: texts.leaving.unsavedData };

/** A clock that is fast has the server asked no more often than this; none can wait longer than a timer can. */
const [SOONEST_MS, LATEST_MS] = [60_000, 2 ** 31 - 1];

function passing(instant: string, signal: AbortSignal): Promise<void> {
  const left = Date.parse(instant) - Date.now();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, Math.min(Math.max(left, SOONEST_MS), LATEST_MS));
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

async function loadOffer(api: Api, signal: AbortSignal): Promise<Offer> {
  const [cart, estimate] = await Promise.all([
    answerOf(api.call(endpoints.getCart, { signal })),
    answerOf(api.call(endpoints.getEstimate, { signal })),
  ]);
  return { cart, estimate };
}

/** A refusal that brings the newest cart: what would be ordered is not what was shown. */
async function refusal(api: Api, { message, errors, body }: Refused): Promise<SubmitAnswer> {
  const { cart, estimate } = body;
  if (!isOf(Cart, cart)) return { kind: 'refused', messages: errors.length > 0 ? errors : [message] };
  const newest = isOf(Estimate, estimate) ? estimate : await answerOf(api.call(endpoints.getEstimate, {}));
  return { kind: 'moved', offer: { cart, estimate: newest } };
}

async function sendOrder(api: Api, { key, cartVersion, orderTotal }: Submission): Promise<SubmitAnswer> {
  const answered = await api.call(endpoints.submitCart, {
    body: orderTotal === null ? null : { orderTotal },
    headers: { 'Idempotency-Key': key, 'X-Cart-Version': String(cartVersion) },
  });
  if (answered.kind === 'answer') return { kind: 'order', order: answered.answer };
  if (answered.kind === 'refused') return await refusal(api, answered);
  throw new PortFailure({ kind: 'unexpected', status: 204, detail: '' });
}

async function askOrder(api: Api, idempotencyKey: string): Promise<AskAnswer> {
  const answered = await api.call(endpoints.getSubmitResult, { params: { idempotencyKey } });
  if (answered.kind === 'answer') return { kind: 'order', order: answered.answer };
  if (answered.kind === 'refused' && answered.status === 404) return { kind: 'unknown' };
  throw new PortFailure({
    kind: 'unexpected',
    status: answered.kind === 'refused' ? answered.status : 204,
    detail: '',
  });
}

/** What checkout needs from the server, from the browser's storage and from the guard of unsaved work. */
export function checkoutPorts(api: Api, submissions: SubmissionStore, leaving: () => LeavingRef) {
  return {
    recallSubmission: fromPromise<Submission | null, Buyer>(async ({ input }) => submissions.read(input)),
    loadDates: fromPromise<ValidDates, { shipTo: string }>(({ input: { shipTo }, signal }) =>
      answerOf(api.call(endpoints.getValidDates, { query: shipTo === '' ? {} : { shipto: shipTo }, signal })),
    ),
    awaitCutOff: fromPromise<void, { orderBy: string }>(({ input, signal }) => passing(input.orderBy, signal)),
    loadOffer: fromPromise<Offer>(({ signal }) => loadOffer(api, signal)),
    sendOrder: fromPromise<SubmitAnswer, Submission>(({ input }) => sendOrder(api, input)),
    askOrder: fromPromise<AskAnswer, { key: string }>(({ input }) => askOrder(api, input.key)),
    holdUnsavedWork: fromCallback(() => {
      leaving().send({ type: 'work.started', work: WORK });
      return () => leaving().send({ type: 'work.settled', id: WORK.id });
    }),
  };
}
