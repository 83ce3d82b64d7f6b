import { createActor, toPromise, waitFor } from 'xstate';
import { listOrders } from '#domain/api/history.ts';
import { guideCreation } from '#domain/guide/guideWrite.ts';
import { signInMachine } from '#machines/access/signIn/signInMachine.ts';
import { guideWriteMachine } from '#machines/guides/guideWrite/guideWriteMachine.ts';
import { failureOf } from '#machines/lib/failure.ts';
import { addLinesMachine } from '#machines/ordering/addLines/addLinesMachine.ts';
import { outcomeLines } from '#machines/ordering/checkout/submission.ts';
import { submissionMachine } from '#machines/ordering/checkout/submissionMachine.ts';
import { cartMachine } from '#machines/shop/cart/cartMachine.ts';
import { type Random, randomFor } from '#server/app/demoData/random.ts';
import { answerOf, createApi } from '#src/api/client.ts';
import { createCredentialStore } from '#src/app/session/credentials.ts';
import { sessionPorts } from '#src/app/session/sessionPorts.ts';
import { cartPorts } from '#src/cart/cartPorts.ts';
import { validateLinesPort } from '#src/cart/validateLinesPort.ts';
import { checkoutPorts } from '#src/features/ordering/checkout/checkoutPorts.ts';
import { createSubmissionStore } from '#src/features/ordering/checkout/submissionStore.ts';
import { guidePorts } from '#src/guide/guidePorts.ts';
import { createCardEntries } from '#src/payment/cardEntries.ts';
import { buyerAt, eggs, oysters } from '../api/buyer.ts';
import { FIXTURE_PASSWORD, OYSTER, tokenOf } from '../api/fixture.ts';
import { guideCallsOf } from '../api/guideCalls.ts';
import { placeOrders } from '../api/placedOrders.ts';
import type { Api } from '../api/servedApi.ts';
import { answerFrom } from '../api/servedFetch.ts';
import { BrowserRequest } from '../screens/browserRequest.ts';
import { memoryStorage } from '../screens/memoryStorage.ts';
import { type CampaignOptions, type CampaignResult, oneOf, runCampaign } from './campaign.ts';
import { CLIENT_FAULTS } from './clientFaults.ts';
import { developersWordIn } from './developerWords.ts';

interface Stage {
  api: Api;
  client: ReturnType<typeof createApi>;
  /** What was broken. */
  problem: (text: string) => void;
  /** How many faults are to come. */
  faults: { left: string[] };
}

const PATIENCE = { timeout: 20_000 };
/** Every wait of a machine is over at once: its clock has jumped. */
const JUMPING_CLOCK = {
  setTimeout: (run: (...args: unknown[]) => void) => setTimeout(run, 1),
  clearTimeout: (id: ReturnType<typeof setTimeout>) => clearTimeout(id),
};
const noLeaving = () => {
  throw new Error('nothing is left here');
};

const cartOf = (api: Api) => buyerAt(() => api, 'chef');

function checkTexts({ problem }: Stage, shown: readonly string[]): void {
  for (const text of shown) {
    const word = developersWordIn(text);
    if (word !== null) problem(`shows no words for people (${word}): ${text}`);
  }
}

function openCart({ client }: Stage, texts: string[]) {
  const cart = createActor(
    cartMachine.provide({
      actors: cartPorts(client, () => false).actors,
      actions: { notify: (_, { text }) => void texts.push(String(text)) },
    }),
  );
  return cart.start();
}

async function settled(cart: ReturnType<typeof openCart>) {
  await waitFor(
    cart,
    (now) => now.context.writes.length === 0 && (now.matches('failed') || now.matches({ loaded: 'idle' })),
    PATIENCE,
  );
}

/** What the cart shows once the line works again is what the server has. */
async function checkCart({ api, problem, faults }: Stage, cart: ReturnType<typeof openCart>): Promise<void> {
  faults.left = [];
  cart.send({ type: 'cart.refresh' });
  await settled(cart);
  const server = await cartOf(api).cart();
  const shown = cart.getSnapshot().context.cart;
  if (JSON.stringify(shown.lines) !== JSON.stringify(server.lines))
    problem(`the cart shows ${shown.lines.length} lines of ${server.lines.length}`);
}

async function addToCart(stage: Stage): Promise<void> {
  const { api, problem } = stage;
  const texts: string[] = [];
  const cart = openCart(stage, texts);
  await waitFor(cart, (now) => !now.hasTag('busy'), PATIENCE);
  cart.send({ type: 'cart.write', command: { kind: 'add', line: eggs, idempotencyKey: 'key-1' } });
  await settled(cart);
  const quantity = (await cartOf(api).cart()).lines.reduce((sum, line) => sum + line.orderQuantity, 0);
  if (quantity > 1) problem(`one line was added ${quantity} times`);
  if (quantity === 0 && texts.length === 0) problem('a line that is not in the cart was added in silence');
  checkTexts(stage, texts);
  await checkCart(stage, cart);
  cart.stop();
}

async function removeFromCart(stage: Stage): Promise<void> {
  const { api, problem, faults } = stage;
  const wanted = faults.left;
  faults.left = [];
  await cartOf(api).addAll([eggs, oysters]);
  const texts: string[] = [];
  const cart = openCart(stage, texts);
  await settled(cart);
  const [seen] = cart.getSnapshot().context.cart.lines;
  if (!seen) return problem('the cart was not loaded');
  faults.left = wanted;
  cart.send({ type: 'cart.write', command: { kind: 'remove', seen, description: '' } });
  await settled(cart);
  const isGone = (await cartOf(api).cart()).lines.every(({ id }) => id !== seen.id);
  if (!isGone && texts.length === 0) problem('a line that is still in the cart was removed in silence');
  checkTexts(stage, texts);
  await checkCart(stage, cart);
  cart.stop();
}

async function addEnteredLines(stage: Stage): Promise<void> {
  const { api, client, problem, faults } = stage;
  const cart = openCart(stage, []);
  const add = (isRepeat: boolean) =>
    toPromise(
      createActor(addLinesMachine.provide({ actors: { validateLines: validateLinesPort(client) } }), {
        input: { lines: [eggs, oysters], conflicts: [], cart, idempotencyKey: 'key-1', isRepeat },
      }).start(),
    );
  const quantities = async () => (await cartOf(api).cart()).lines.map(({ orderQuantity }) => orderQuantity).join();
  const outcome = await add(false);
  await settled(cart);
  if ('text' in outcome) checkTexts(stage, [outcome.text]);
  const now = await quantities();
  const allowed = { added: ['1,10'], failed: [''], unknown: ['', '1,10'], refused: [''], cancelled: [''] };
  if (!allowed[outcome.kind].includes(now)) problem(`the lines are called ${outcome.kind}, the cart has [${now}]`);
  faults.left = [];
  if (outcome.kind === 'unknown' && (await add(true)).kind !== 'added')
    problem('unanswered lines cannot be sent again');
  if (outcome.kind === 'unknown' && (await quantities()) !== '1,10')
    problem(`lines that were sent again are kept as [${await quantities()}]`);
  await checkCart(stage, cart);
  cart.stop();
}

async function submitOrder(stage: Stage): Promise<void> {
  const { api, client, problem, faults } = stage;
  const chef = cartOf(api);
  await chef.addAll([eggs, oysters]);
  const { version } = await chef.cart();
  const ports = checkoutPorts(client, {
    submissions: createSubmissionStore(memoryStorage()),
    cards: createCardEntries(),
    leaving: noLeaving,
  });
  const submission = {
    key: 'key-1',
    buyer: { username: 'chef', customerKey: OYSTER },
    cartVersion: version,
    orderTotal: null,
    by: 'account' as const,
    deliveryAddressId: null,
  };
  const planned = faults.left.join();
  const outcome = await toPromise(
    createActor(submissionMachine.provide({ actors: { send: ports.sendOrder, ask: ports.askOrder } }), {
      input: { submission, isInterrupted: false },
      clock: JUMPING_CLOCK,
    }).start(),
  );
  checkTexts(stage, outcomeLines(outcome));
  const rows = await api.database
    .selectFrom('sales_order')
    .select('order_number')
    .where('cart_version', 'is not', null)
    .execute();
  const texts = outcome.kind === 'order' && outcome.order.accepted ? outcome.order.orderNumber : null;
  const placed = rows.map((row) => row.order_number).join();
  if (placed !== (texts ?? ''))
    problem(`the orders [${placed}] are called ${outcome.kind} ${texts ?? ''} after ${planned}`);
}

async function writeGuide(stage: Stage): Promise<void> {
  const { api, client, problem, faults } = stage;
  const isOneFault = faults.left.length <= 1;
  const ports = guidePorts(client, noLeaving);
  const guides = guideCallsOf(() => api, 'chef');
  await guides.create('Weekly');
  const isDeletion = faults.left.length % 2 === 0;
  const write = isDeletion ? ({ kind: 'delete', name: 'Weekly' } as const) : guideCreation('Fish', [eggs]);
  const guideList = createActor(cartMachine);
  const outcome = await toPromise(
    createActor(guideWriteMachine.provide({ actors: { sendWrite: ports.sendWrite, loadGuides: ports.loadGuides } }), {
      input: { write, guideList: guideList as never },
    }).start(),
  );
  if ('text' in outcome) checkTexts(stage, [outcome.text]);
  const isDone = (await guides.names()).includes(write.name) !== isDeletion;
  if (outcome.kind === 'done' && !isDone) problem(`a guide whose ${write.kind} was not done is called done`);
  if (outcome.kind !== 'done' && isDone && isOneFault)
    problem(`a guide whose ${write.kind} was done is called ${outcome.kind}`);
}

async function signIn(stage: Stage): Promise<void> {
  const ports = sessionPorts(stage.client, createCredentialStore(memoryStorage()));
  const actor = createActor(signInMachine.provide({ actors: { exchangeGrant: ports.exchangeGrant } })).start();
  actor.send({ type: 'grant.present', grant: { kind: 'password', username: 'chef', password: FIXTURE_PASSWORD } });
  const result = await toPromise(actor);
  if (result.kind === 'refused') checkTexts(stage, [result.reason.text]);
}

async function readHistory(stage: Stage): Promise<void> {
  try {
    const rows = await answerOf(stage.client.call(listOrders, { query: {} }));
    if (rows.length === 0) stage.problem('no orders are shown of a buyer who has some');
  } catch (error) {
    const { detail } = failureOf(error);
    if (detail !== '') checkTexts(stage, [detail]);
  }
}

const FLOWS = { addToCart, removeFromCart, addEnteredLines, submitOrder, writeGuide, signIn, readHistory };

/** Puts faults between `fetch` and the server: each is used once, then the line works again. Returns a function that removes them. */
function troubleFetch(api: Api, faults: Stage['faults']): () => void {
  const before = { fetch: globalThis.fetch, Request: globalThis.Request };
  const serve = async (request: Request) => (await answerFrom(api.app, request)).response;
  globalThis.Request = BrowserRequest;
  globalThis.fetch = async (input) => {
    const request = input instanceof Request ? input : new BrowserRequest(input);
    const fault = CLIENT_FAULTS[faults.left.shift() ?? ''];
    return fault ? await fault(request, serve) : await serve(request);
  };
  return () => void Object.assign(globalThis, before);
}

function plannedFaults(random: Random, place: number): string[] {
  const names = Object.keys(CLIENT_FAULTS);
  const first = names[place % names.length] ?? '';
  const more = Array.from({ length: random.integer(0, 3) }, () => oneOf(random, random.chance(0.5) ? [first] : names));
  return [first, ...more];
}

/** Faults before the ports of the browser's machines: the flow ends, shows the truth in plain words, and duplicates nothing. */
export async function clientCampaign(api: Api, options: CampaignOptions): Promise<CampaignResult> {
  const flows = Object.entries(FLOWS);
  const unhandled: unknown[] = [];
  const remember = (reason: unknown) => void unhandled.push(reason);
  process.on('unhandledRejection', remember);
  const faults: Stage['faults'] = { left: [] };
  const restore = troubleFetch(api, faults);
  const client = createApi(() => ({ token: tokenOf('chef'), customerKey: OYSTER, shipMethod: null }), {
    onSessionEnded: () => undefined,
    onCustomerRefused: () => undefined,
    onShipMethodRefused: () => undefined,
  });
  try {
    return await runCampaign(options, async (place, tally) => {
      await api.reset();
      await placeOrders(api.database);
      const [name, flow] = flows[place % flows.length] ?? [];
      if (!name || !flow) return;
      faults.left = plannedFaults(randomFor(options.seed, 4, place), Math.floor(place / flows.length));
      const texts = `${name}, flow ${place + 1} with ${faults.left.join(', ')}`;
      tally.count(name);
      await flow({ api, client, faults, problem: (text) => tally.problem(`${texts}: ${text}`) }).catch((error) =>
        tally.problem(`${texts}: ${error}`),
      );
      for (const reason of unhandled.splice(0)) tally.problem(`${texts}: unhandled ${reason}`);
    });
  } finally {
    restore();
    process.off('unhandledRejection', remember);
  }
}
