import type { Page } from 'playwright-core';
import type { DemoBuyer } from '../../test/support/demoBuyer.ts';
import { dialog } from '../../test/support/shopping.ts';
import { stopCalls } from '../../test/support/stoppedCalls.ts';
import { keeperOf } from './heldCalls.ts';

/** Whose cart a scene shows; `look/carts.ts` fills them. */
export type Buyer = keyof typeof BUYERS;

/** People of the demo data; a salesperson with the customer whose cart is meant. */
export const BUYERS = {
  chef: { username: 'chef' },
  admin: { username: 'admin' },
  rep: { username: 'rep' },
  /** A consumer without an address. */
  shopper: { username: 'shopper@example.com' },
  /** Must read a message and give a P.O. */
  hospital: { username: 'rep', customerKey: 103 },
  /** Sees no prices. */
  priceless: { username: 'rep', customerKey: 104 },
  /** Its cart changes while an order of it is reviewed. */
  tavern: { username: 'rep', customerKey: 111 },
  /** Four ship-tos, 200 lines in the cart. */
  hotels: { username: 'rep', customerKey: 106 },
  /** A category is excluded; nothing in the cart. */
  school: { username: 'rep', customerKey: 105 },
  /** Owes more than the limit of its credit. */
  overLimit: { username: 'rep', customerKey: 109 },
  /** Thousands of entries on its account. */
  depot: { username: 'rep', customerKey: 120 },
  /** The longest customer name; too little in the cart to order. */
  resort: { username: 'rep', customerKey: 108 },
} as const satisfies Record<string, { username: string; customerKey?: number }>;

/** One screen in one of its states: how to get there, and what is seen once it is there. */
interface Shown {
  readonly name: string;
  /** What the network does to it: set before the page is opened, or before one goes on. */
  readonly network?: Network;
  /** From the page as it is to the state; resolves when it is on screen. */
  readonly show: (page: Page, buyer: DemoBuyer | null) => Promise<void>;
  /** Only on windows up to this width, CSS pixels: a drawer, a search over the header. */
  readonly upTo?: number;
  /** Other contents in states that other scenes lead into: it is looked at, but no walk needs it. */
  readonly isVariant?: true;
}

/** Begins with a visit. */
export interface Opening extends Shown {
  /** A guest when absent. */
  readonly as?: Buyer;
  readonly at: string;
  /** What the browser kept of a visit before, and what its tab did, by the names of its storage. */
  readonly kept?: Readonly<Record<string, string>>;
  readonly keptInTab?: Readonly<Record<string, string>>;
  /** Runs in the page before the shop does. */
  readonly script?: string;
}

/** Goes on where another scene has come to, in its page and as its visitor: it takes half the time of a visit. */
export interface Continuation extends Shown {
  /** The name of the other scene. */
  readonly after: string;
}

export type Scene = Opening | Continuation;

type Network = (page: Page) => Promise<void>;

const answering = new WeakSet<Network>();

/** Who does this to the network keeps nobody waiting: each call has its answer, or learns at once that none comes. */
function atOnce(network: Network): Network {
  answering.add(network);
  return network;
}

/** A scene waits where others pass: on its way a call is held, or may be. */
export const isHeld = (way: readonly Scene[]): boolean =>
  way.some(({ network }) => network !== undefined && !answering.has(network));

/** Answers of these calls do not come, unless a later scene has one for them. */
export function hold(...paths: string[]) {
  return async (page: Page): Promise<void> => {
    for (const path of paths) await stopCalls(page, path, keeperOf(page, path));
  };
}

/** Answers of these calls never come when they change something. */
export function holdChanges(path: string) {
  return async (page: Page): Promise<void> => {
    await stopCalls(page, path, (call) => (call.method === 'GET' ? call.fallback() : undefined));
  };
}

/** So many calls go their way; answers of the later ones never come. */
export function holdAfter(answered: number, path: string) {
  return async (page: Page): Promise<void> => {
    let calls = 0;
    await stopCalls(page, path, (call) => {
      calls += 1;
      return calls <= answered ? call.fallback() : undefined;
    });
  };
}

/** These calls get no answer: the network is gone. */
export function cut(...paths: string[]) {
  return atOnce(async (page) => {
    for (const path of paths) await stopCalls(page, path, (call) => call.abort());
  });
}

/** These calls are answered here. */
export function answer(path: string, json: unknown, status = 200, method?: string) {
  return atOnce(async (page) => {
    await stopCalls(page, path, (call) =>
      method === undefined || call.method === method ? call.fulfill({ status, json }) : call.fallback(),
    );
  });
}

/** These calls go their way again, whatever was done to them before. */
export function letGo(...paths: string[]) {
  return atOnce(async (page) => {
    for (const path of paths) await stopCalls(page, path, (call) => call.proceed());
  });
}

/** One after the other; of two about the same call the later one counts. */
export function all(...networks: Network[]): Network {
  const inTurn: Network = async (page) => {
    for (const network of networks) await network(page);
  };
  return networks.every((network) => answering.has(network)) ? atOnce(inTurn) : inTurn;
}

/** Does this, and waits until the page asks the server for that. */
export async function asks(page: Page, path: string, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.waitForRequest(path), act()]);
}

export const sees = (text: string | RegExp) => async (page: Page) => {
  await page.getByText(text).filter({ visible: true }).first().waitFor();
};

/** The shape of what is coming, once the program of the page is there: it appears after a moment. */
export const waits = async (page: Page): Promise<void> => {
  await page
    .locator('[aria-busy=true]')
    .filter({ hasNotText: /^Loading / })
    .first()
    .waitFor();
};

/** Closes the dialog of this name by Escape, before something else is shown. */
export async function leaves(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Escape');
  await dialog(page, name).waitFor({ state: 'hidden' });
}
