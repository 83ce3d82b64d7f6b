import { fromCallback, fromPromise } from 'xstate';
import * as endpoints from '#domain/api/cart.ts';
import { createMessage } from '#domain/api/punchout.ts';
import type { ValidDates } from '#domain/cart/cart.ts';
import type { Offer } from '#domain/checkout/offer.ts';
import type { IssuerCode } from '#domain/payment/issuers.ts';
import { isRefusedAs } from '#domain/refusal/isRefusedAs.ts';
import { frameText } from '#domain/texts/frameText.ts';
import { punchoutText } from '#domain/texts/punchoutText.ts';
import type { LeavingRef } from '#machines/leaving/leavingMachine.ts';
import { PortFailure } from '#machines/lib/failure.ts';
import type { AskAnswer, Submission, SubmitAnswer } from '#machines/ordering/checkout/submission.ts';
import type { Buyer } from '#machines/sending/buyer.ts';
import type { Submitted } from '#machines/sending/sendOnce.ts';
import { type Api, answerOf } from '../../../api/client.ts';
import type { CardEntries } from '../../../payment/cardEntries.ts';
import { askPayment, type CardSources, loadAcceptedCards, payByCard } from './cardPayment.ts';
import { orderRefusal } from './orderRefusal.ts';
import type { SubmissionStore } from './submissionStore.ts';

const DETAILS = 'checkout';
const CARD = 'card';

/** The shortest interval of requests, for a fast device clock; the longest is the limit of a timer. */
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

/** `postbackUrl`: the address for the cart of a punchout, if the partner sent one. */
interface Sources extends CardSources {
  readonly postbackUrl?: () => string | null;
}

/** One version of a cart is one message; repeated requests do not change it. */
async function makeMessage(
  api: Api,
  { orderTotal }: Pick<Submission, 'orderTotal'>,
  { postbackUrl, headers }: { postbackUrl: string | null; headers: Record<string, string> },
): Promise<SubmitAnswer> {
  if (postbackUrl === null) return { kind: 'refused', messages: [punchoutText('words.noPostback')] };
  const response = await api.call(createMessage, { body: { postbackUrl, orderTotal }, headers });
  if (response.kind === 'answer') return { kind: 'handedOver', form: response.answer };
  if (response.kind === 'refused') return await orderRefusal(api, response);
  throw new PortFailure({ kind: 'unexpected', status: 204, detail: '' });
}

async function sendOrder(api: Api, sources: Sources, submission: Submission): Promise<SubmitAnswer> {
  const { key, cartVersion, orderTotal, by } = submission;
  const headers = { 'Idempotency-Key': key, 'X-Cart-Version': String(cartVersion) };
  if (by === 'procurement') {
    return await makeMessage(api, submission, { postbackUrl: sources.postbackUrl?.() ?? null, headers });
  }
  if (by === 'card') return await payByCard(api, sources, { submission, headers });
  const body = orderTotal === null ? null : { orderTotal };
  const response = await api.call(endpoints.submitCart, { body, headers });
  if (response.kind === 'answer') return { kind: 'order', order: response.answer };
  if (response.kind === 'refused') return await orderRefusal(api, response);
  throw new PortFailure({ kind: 'unexpected', status: 204, detail: '' });
}

async function askOrder(api: Api, sources: Sources, submission: Submission): Promise<AskAnswer> {
  if (submission.by === 'procurement') return await sendOrder(api, sources, submission);
  if (submission.by === 'card') return await askPayment(api, sources.cards, submission);
  const response = await api.call(endpoints.getSubmitResult, { params: { idempotencyKey: submission.key } });
  if (response.kind === 'answer') return { kind: 'order', order: response.answer };
  if (response.kind === 'refused' && isRefusedAs(response, 'notFound', 404)) return { kind: 'unknown' };
  throw new PortFailure({
    kind: 'unexpected',
    status: response.kind === 'refused' ? response.status : 204,
    detail: '',
  });
}

/** From this call on, leaving asks first, until the returned function is called. */
function holdWork(leaving: () => LeavingRef, id: string): () => void {
  leaving().send({ type: 'work.started', work: { id, question: frameText('leaving.unsavedData') } });
  return () => leaving().send({ type: 'work.settled', id });
}

/** The card forms, and a callback for their first input. */
export interface GuardedCards extends CardEntries {
  typed(): void;
}

/** While the page has a form with input, leaving asks first. */
export function guardedCards(cards: CardEntries, leaving: () => LeavingRef): GuardedCards {
  let release: (() => void) | null = null;
  return {
    current: cards.current,
    typed: () => {
      release ??= holdWork(leaving, CARD);
    },
    offer: (form) => {
      const withdraw = cards.offer(form);
      return () => {
        withdraw();
        release?.();
        release = null;
      };
    },
  };
}

/**
 * The ports of checkout: the server, the browser's storage, the form of a card, the service that accepts it, and the
 * guard of unsaved work.
 */
export function checkoutPorts(
  api: Api,
  { submissions, leaving, ...sources }: Sources & { submissions: SubmissionStore; leaving: () => LeavingRef },
) {
  return {
    recallSubmission: fromPromise<Submission | null, Buyer>(async ({ input }) => submissions.read(input)),
    loadDates: fromPromise<ValidDates, { shipTo: string }>(({ input: { shipTo }, signal }) =>
      answerOf(api.call(endpoints.getValidDates, { query: shipTo === '' ? {} : { shipto: shipTo }, signal })),
    ),
    awaitCutOff: fromPromise<void, { orderBy: string }>(({ input, signal }) => passing(input.orderBy, signal)),
    loadOffer: fromPromise<Offer>(({ signal }) => loadOffer(api, signal)),
    loadPaymentTypes: fromPromise<readonly IssuerCode[]>(({ signal }) => loadAcceptedCards(api, signal)),
    sendOrder: fromPromise<SubmitAnswer, Submitted<Submission>>(({ input }) =>
      sendOrder(api, sources, input.submission),
    ),
    askOrder: fromPromise<AskAnswer, Submitted<Submission>>(({ input }) => askOrder(api, sources, input.submission)),
    holdUnsavedWork: fromCallback(() => holdWork(leaving, DETAILS)),
  };
}
