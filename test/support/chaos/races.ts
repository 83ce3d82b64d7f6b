import { setTimeout as pause } from 'node:timers/promises';
import { revokeToken } from '#domain/api/authentication.ts';
import { addCartLine, getCart } from '#domain/api/cart.ts';
import { type Random, randomFor } from '#server/app/demoData/random.ts';
import { tokenFor } from '../api/accessAttempts.ts';
import { buyerAt, cups, eggs, oysters, ribeye } from '../api/buyer.ts';
import { guideCallsOf, guideLine } from '../api/guideCalls.ts';
import type { Api } from '../api/servedApi.ts';
import { type CampaignOptions, type CampaignResult, oneOf, runCampaign, shuffled } from './campaign.ts';

interface Stage {
  api: Api;
  random: Random;
  /** What was broken. */
  problem: (text: string) => void;
}

const KEYS = [101, 102, 103, 104, 107, 109, 110, 111, 112];
const rivals = (random: Random) => random.integer(2, 8);
const noted = (note: string) => ({ ...eggs, productText1: note });

/** Starts all of them, each after a moment that chance decides, and waits for all. */
async function groupRows<T>(random: Random, runs: readonly (() => Promise<T>)[]): Promise<T[]> {
  const late = runs.map(() => (random.chance(0.5) ? 0 : random.integer(1, 6)));
  return await Promise.all(
    runs.map(async (run, place) => {
      await pause(late[place] ?? 0);
      return await run();
    }),
  );
}

const times = <T>(count: number, run: (place: number) => T) => Array.from({ length: count }, (_, place) => run(place));

const buyer = (api: Api) => buyerAt(() => api, 'chef');

async function orderedNotes({ database }: Api): Promise<string[]> {
  const rows = await database.selectFrom('sales_order_line').select('product_text1').execute();
  return rows.flatMap(({ product_text1: note }) => (note === null ? [] : [note]));
}

async function countOrders({ database }: Api): Promise<number> {
  const { orders } = await database
    .selectFrom('sales_order')
    .select(({ fn }) => fn.countAll<string>().as('orders'))
    .executeTakeFirstOrThrow();
  return Number(orders);
}

async function notesInCart(api: Api): Promise<string[]> {
  return (await buyer(api).cart()).lines.flatMap(({ productText1 }) => (productText1 === null ? [] : [productText1]));
}

/** Every acknowledged line once, in an order or in the cart, and no refused one. */
async function checkNotes({ api, problem }: Stage, acknowledged: readonly string[]): Promise<void> {
  const kept = [...(await orderedNotes(api)), ...(await notesInCart(api))].sort();
  const wanted = [...acknowledged].sort();
  if (JSON.stringify(kept) !== JSON.stringify(wanted)) problem(`acknowledged [${wanted}], kept [${kept}]`);
}

async function submitsOfOneKey({ api, random, problem }: Stage): Promise<void> {
  const chef = buyer(api);
  await chef.addAll([eggs, oysters]);
  const replies = await groupRows(
    random,
    times(rivals(random), () => () => chef.submit({ idempotencyKey: 'one' })),
  );
  const answers = new Set(replies.map(({ status, body }) => `${status} ${body.orderNumber} ${body.accepted}`));
  if (answers.size !== 1 || replies[0]?.body.accepted !== true) problem(`one key was answered [${[...answers]}]`);
  const orders = await countOrders(api);
  if (orders !== 1) problem(`one key made ${orders} orders`);
}

async function submitsOfOneCart({ api, random, problem }: Stage): Promise<void> {
  const chef = buyer(api);
  await chef.add(eggs);
  const { version } = await chef.cart();
  const isSeen = random.chance(0.5);
  const replies = await groupRows(
    random,
    times(
      rivals(random),
      (place) => () => chef.submit({ idempotencyKey: `key-${place}`, ...(isSeen ? { cartVersion: version } : {}) }),
    ),
  );
  const numbers = new Set(replies.flatMap(({ body }) => (body.accepted ? [body.orderNumber] : [])));
  const orders = await countOrders(api);
  if (numbers.size !== 1 || orders !== 1) problem(`one cart made ${orders} orders, returned as [${[...numbers]}]`);
}

async function addsOfTwoTabs(stage: Stage): Promise<void> {
  const { api, random } = stage;
  const chef = buyer(api);
  await chef.add(noted('first'));
  const { version } = await chef.cart();
  const acknowledged = ['first'];
  await groupRows(
    random,
    times(rivals(random), (place) => async () => {
      const note = `note-${place}`;
      const seen = random.chance(0.5) ? { cartVersion: version } : {};
      const { status } = await chef.add(noted(note), seen);
      if (status === 200) acknowledged.push(note);
    }),
  );
  await checkNotes(stage, acknowledged);
}

async function oneVersionOneChange({ api, random, problem }: Stage): Promise<void> {
  const chef = buyer(api);
  await chef.addAll([eggs, oysters, ribeye]);
  const { version, lines } = await chef.cart();
  const [first, second] = lines;
  if (!first || !second) return problem('the cart was not filled');
  const seen = { cartVersion: version };
  const choices = [
    () => chef.update(first.id, { ...eggs, orderQuantity: 7 }, seen),
    () => chef.remove(first.id, seen),
    () => chef.clear(seen),
    () => chef.changeHeader({ notes: 'rival' }, seen),
    () => chef.add(cups, seen),
    () => chef.addAll([cups], seen),
  ];
  const replies = await groupRows<{ status: number }>(
    random,
    times(rivals(random), () => oneOf(random, choices)),
  );
  const done = replies.filter(({ status }) => status === 200).length;
  const others = replies.filter(({ status }) => status !== 200 && status !== 409);
  if (done !== 1 || others.length > 0)
    problem(`with one version ${done} changes were made; ${others.length} odd answers`);
  const now = (await chef.cart()).version;
  if (now !== version + 1) problem(`one change took the version from ${version} to ${now}`);
}

async function submitAgainstWrites(stage: Stage): Promise<void> {
  const { api, random, problem } = stage;
  const chef = buyer(api);
  await chef.add(noted('first'));
  const acknowledged = ['first'];
  const write = (place: number) => async () => {
    const { status } = await chef.add(noted(`note-${place}`));
    if (status === 200) acknowledged.push(`note-${place}`);
    return null;
  };
  const submit = (place: number) => async () => (await chef.submit({ idempotencyKey: `submit-${place}` })).body;
  const runs = [...times(rivals(random), write), ...times(random.integer(1, 3), submit)];
  const answers = await groupRows(random, shuffled(random, runs));
  await checkNotes(stage, acknowledged);
  const accepted = new Set(answers.flatMap((body) => (body?.accepted ? [body.orderNumber] : [])));
  const orders = await countOrders(api);
  if (accepted.size !== orders) problem(`${orders} orders, ${accepted.size} returned`);
}

async function headerAgainstSubmit({ api, random, problem }: Stage): Promise<void> {
  const chef = buyer(api);
  await chef.add(eggs);
  const [changed, submitted] = await groupRows<{ status: number }>(random, [
    () => chef.changeHeader({ notes: 'gate' }),
    () => chef.submit({ idempotencyKey: 'one' }),
  ]);
  if (changed?.status !== 200 || submitted?.status !== 200)
    problem(`the header was answered ${changed?.status}, the submit ${submitted?.status}`);
  const ordered = await api.database.selectFrom('sales_order').select('notes').execute();
  const kept = [...ordered.map(({ notes }) => notes), (await chef.header()).notes].filter((notes) => notes === 'gate');
  if (ordered.length !== 1 || kept.length !== 1) problem(`the notes are kept ${kept.length} times`);
}

async function repeatedAdds({ api, random, problem }: Stage): Promise<void> {
  const chef = buyer(api);
  const distinct = random.integer(1, 3);
  const count = rivals(random);
  const replies = await groupRows(
    random,
    times(count, (place) => () => chef.add(eggs, { idempotencyKey: `add-${place % distinct}` })),
  );
  const quantity = (await chef.cart()).lines.reduce((sum, line) => sum + line.orderQuantity, 0);
  if (replies.some(({ status }) => status !== 200))
    problem(`adds under a key were answered ${replies.map((r) => r.status)}`);
  if (quantity !== Math.min(distinct, count)) problem(`${Math.min(distinct, count)} keys added ${quantity}`);
}

async function guideOfOneVersion({ api, random, problem }: Stage): Promise<void> {
  const chef = guideCallsOf(() => api, 'chef');
  await chef.create('Weekly', [guideLine(101, 1, 'CS')]);
  const opened = await chef.guide('Weekly');
  const count = rivals(random);
  const replies = await groupRows(
    random,
    times(count, (place) => async () => ({
      place,
      status: (await chef.patch('Weekly', { lines: [guideLine(101, place + 2, 'CS')], version: opened?.version }))
        .status,
    })),
  );
  const winners = replies.filter(({ status }) => status === 200);
  const quantity = (await chef.guide('Weekly'))?.products[0]?.orderQuantity;
  if (winners.length !== 1 || replies.some(({ status }) => status !== 200 && status !== 409))
    problem(`one version of a guide was saved ${winners.length} times: ${replies.map(({ status }) => status)}`);
  else if (quantity !== (winners[0]?.place ?? 0) + 2)
    problem(`the guide has ${quantity}, not the acknowledged quantity`);
}

async function guideWithoutVersion({ api, random, problem }: Stage): Promise<void> {
  const chef = guideCallsOf(() => api, 'chef');
  await chef.create('Weekly');
  const keys = shuffled(random, KEYS).slice(0, rivals(random));
  const replies = await groupRows(
    random,
    keys.map((key) => () => chef.patch('Weekly', { lines: [guideLine(key, 12)] })),
  );
  const kept = (await chef.guide('Weekly'))?.products.map(({ productKey }) => productKey).toSorted();
  if (replies.some(({ status }) => status !== 200) || JSON.stringify(kept) !== JSON.stringify(keys.toSorted()))
    problem(`the guide has [${kept}] of [${keys}], answered ${replies.map(({ status }) => status)}`);
}

async function guideNames({ api, random, problem }: Stage): Promise<void> {
  const chef = guideCallsOf(() => api, 'chef');
  const replies = await groupRows(
    random,
    times(rivals(random), (place) => () => chef.create(place % 2 ? 'FISH' : 'Fish')),
  );
  const made = replies.filter(({ status }) => status === 200).length;
  const names = (await chef.names()).filter((name) => name.toLowerCase() === 'fish');
  if (made !== 1 || names.length !== 1) problem(`one name: ${made} guides acknowledged, ${names.length} there`);
}

async function guideDeletedAndSaved({ api, random, problem }: Stage): Promise<void> {
  const chef = guideCallsOf(() => api, 'chef');
  await chef.create('Weekly', [guideLine(101, 1, 'CS')]);
  const [removed, saved] = await groupRows<{ status: number }>(random, [
    () => chef.remove('Weekly'),
    () => chef.patch('Weekly', { name: 'Renamed', lines: [guideLine(110, 1, 'EA')] }),
  ]);
  const names = (await chef.names()).filter((name) => name === 'Weekly' || name === 'Renamed');
  const answers = `${removed?.status} ${saved?.status}`;
  const wanted: Record<string, string> = { '200 404': '', '404 200': 'Renamed' };
  if (wanted[answers] !== names.join())
    problem(`deleted and renamed at once: answered ${answers}, there is [${names}]`);
}

async function signOutAgainstWrites(stage: Stage): Promise<void> {
  const { api, random, problem } = stage;
  const token = await tokenFor(api, { id: 1, username: 'chef' });
  const acknowledged: string[] = [];
  let isOut = false;
  const write = (place: number) => async () => {
    const wasOut = isOut;
    const { status } = await api.call(addCartLine, { token, body: noted(`note-${place}`) });
    if (status === 200) acknowledged.push(`note-${place}`);
    if (status !== 200 && status !== 401) problem(`a write beside the end of its session was answered ${status}`);
    if (status === 200 && wasOut) problem('a write was made after its session had ended');
  };
  const end = async () => {
    const { status } = await api.call(revokeToken, { token });
    if (status !== 200) problem(`the end of the session was answered ${status}`);
    isOut = true;
  };
  await groupRows(random, shuffled(random, [...times(rivals(random), write), end]));
  await checkNotes(stage, acknowledged);
  const { status } = await api.call(getCart, { token });
  if (status !== 401) problem(`an ended session reads the cart: ${status}`);
}

async function removesAndUpdates({ api, random, problem }: Stage): Promise<void> {
  const chef = buyer(api);
  await chef.addAll([eggs, oysters]);
  const [line] = (await chef.cart()).lines;
  if (!line) return problem('the cart was not filled');
  const quantities = times(rivals(random), (place) => place + 2);
  const runs = [
    ...quantities.map((orderQuantity) => async () => ({
      removes: false,
      status: (await chef.update(line.id, { ...eggs, orderQuantity })).status,
    })),
    async () => ({ removes: true, status: (await chef.remove(line.id)).status }),
  ];
  const replies = await groupRows(random, shuffled(random, runs));
  const odd = replies.filter(({ removes, status }) => status !== 200 && (removes || status !== 404));
  const left = (await chef.cart()).lines;
  if (odd.length > 0 || left.length !== 1)
    problem(`a removed line: ${left.length} lines left, ${odd.length} odd answers`);
}

const RACES: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  submitsOfOneKey,
  submitsOfOneCart,
  addsOfTwoTabs,
  oneVersionOneChange,
  submitAgainstWrites,
  headerAgainstSubmit,
  repeatedAdds,
  guideOfOneVersion,
  guideWithoutVersion,
  guideNames,
  guideDeletedAndSaved,
  signOutAgainstWrites,
  removesAndUpdates,
};

/** Rivals at one cart, guide or session at the same moment: no order lost or duplicated, and all acknowledged changes are there. */
export async function racesCampaign(api: Api, options: CampaignOptions): Promise<CampaignResult> {
  const kinds = Object.entries(RACES);
  return await runCampaign(options, async (place, tally) => {
    const [name, race] = kinds[place % kinds.length] ?? [];
    if (!name || !race) return;
    await api.reset();
    const random = randomFor(options.seed, 2, place);
    tally.count(name);
    await race({ api, random, problem: (text) => tally.problem(`${name}, race ${place + 1}: ${text}`) });
  });
}
