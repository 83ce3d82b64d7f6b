import { contract } from '#domain/api/contract.ts';
import { MENU_KEYS } from '#domain/settings/menu.ts';
import { randomFor } from '#server/app/demoData/random.ts';
import { shownCustomerKey } from '#server/modules/customers/walkIn.ts';
import { type Attempt, allowGuests, attempt, ownerNamed, pathOf, tokenFor } from '../api/accessAttempts.ts';
import { type CallerName, expectedStatus } from '../api/accessGates.ts';
import { accessTable } from '../api/accessTable.ts';
import { FIXTURE_NOW, OYSTER, QUIET, STRANGER, TIDE } from '../api/fixture.ts';
import { ADMIN_MARK, fillOwnedObjects, fingerprintOfOthers, MARKED, markOf, type Owner } from '../api/ownedObjects.ts';
import type { Api } from '../api/servedApi.ts';
import { type CampaignOptions, type CampaignResult, type CampaignTally, runCampaign, shuffled } from './campaign.ts';

type Token = 'none' | 'active' | 'revoked' | 'expired' | 'garbage' | 'empty';

interface CampaignCaller {
  says: string;
  token: Token;
  /** The caller, and the default customer they act for; without an active token, the owner of the requested objects. */
  owner: string;
  isSalesperson?: true;
  guests?: 'off';
  menu?: 'hidden' | 'locked';
}

const CALLERS: readonly CampaignCaller[] = [
  { says: 'guest', token: 'none', owner: 'chef' },
  { says: 'signed out, guests off', token: 'none', owner: 'baker', guests: 'off' },
  { says: 'buyer', token: 'active', owner: 'chef' },
  { says: 'consumer', token: 'active', owner: 'shopper' },
  { says: 'another consumer', token: 'active', owner: 'neighbour' },
  { says: 'buyer of another customer', token: 'active', owner: 'baker' },
  { says: 'administrator', token: 'active', owner: 'admin' },
  { says: 'salesperson', token: 'active', owner: 'rep', isSalesperson: true },
  { says: 'salesperson on key 0', token: 'active', owner: 'repDesk', isSalesperson: true },
  { says: 'revoked', token: 'revoked', owner: 'chef' },
  { says: 'expired', token: 'expired', owner: 'baker' },
  { says: 'garbage token', token: 'garbage', owner: 'chef' },
  { says: 'empty token', token: 'empty', owner: 'chef' },
  { says: 'hidden menu', token: 'active', owner: 'chef', menu: 'hidden' },
  { says: 'locked menu', token: 'active', owner: 'chef', menu: 'locked' },
];

type KeyKind = 'none' | 'own' | 'served' | 'foreign' | 'garbled';

const KEYS: readonly { kind: KeyKind; value?: string }[] = [
  { kind: 'none' },
  { kind: 'own' },
  { kind: 'served' },
  { kind: 'foreign', value: String(STRANGER) },
  { kind: 'foreign', value: '424242' },
  ...['x', '-1', '1.5', '1e3', '99999999999', `${OYSTER}, ${TIDE}`, "1002' or '1'='1", ''].map((value) => ({
    kind: 'garbled' as const,
    value,
  })),
];

const ACTING_GATES: ReadonlySet<string> = new Set(['browsers', 'buyers', 'submitters', 'business']);
const WHOSE = ['own', 'another', 'absent'] as const;
/** The owner of the foreign objects. */
const FOREIGN = ['chef', 'baker', 'shopper', 'neighbour', 'repDesk'] as const;
const DEAD: Partial<Record<Token, true>> = { revoked: true, expired: true, garbage: true, empty: true };

interface Cell {
  caller: CampaignCaller;
  key: (typeof KEYS)[number];
  name: string;
  asked: Omit<Attempt, 'headers' | 'owner'>;
}

/** Objects of users who act for another customer than this caller. */
function foreignCells(cell: Cell): Cell[] {
  if (cell.asked.whose !== 'another') return [cell];
  const { customerKey } = actingOwner(cell);
  return FOREIGN.map(ownerNamed)
    .filter((foreign) => foreign.customerKey !== customerKey)
    .map((foreign) => ({ ...cell, asked: { ...cell.asked, foreign } }));
}

/** Every call of the contract, by every caller, with every kind of key, for own, foreign and missing objects. */
function everyCell(): Cell[] {
  return contract.flatMap((endpoint) => {
    const name = `${endpoint.method} ${endpoint.path}`;
    const row = accessTable[name];
    if (!row) throw new Error(`no row for ${name}`);
    return WHOSE.filter((whose) => row[whose] !== undefined).flatMap((whose) =>
      CALLERS.flatMap((caller) =>
        KEYS.flatMap((key) => foreignCells({ caller, key, name, asked: { endpoint, row, whose } })),
      ),
    );
  });
}

/** The customer they act for: a salesperson's other customer where the call names it. */
function actingOwner({ caller, key }: Cell): Owner {
  return ownerNamed(caller.isSalesperson && key.kind === 'served' ? 'repTide' : caller.owner);
}

function keyValue(cell: Cell): string | undefined {
  const { caller, key } = cell;
  if (key.kind === 'own') return String(shownCustomerKey(ownerNamed(caller.owner).customerKey));
  if (key.kind !== 'served') return key.value;
  if (caller.isSalesperson) return String(TIDE);
  return String(ownerNamed(caller.owner).customerKey === TIDE ? QUIET : TIDE);
}

const isConsumer = ({ owner }: CampaignCaller): boolean => owner === 'shopper' || owner === 'neighbour';

/** A call that only consumers make, or only others, by one. */
function isOfConsumer(caller: CampaignCaller, { row }: Cell['asked']): boolean {
  return (row.gate === 'consumers' || row.gate === 'business') && isConsumer(caller);
}

/** The column of the access table for this caller. */
function columnOf({ caller, key, asked }: Cell): CallerName {
  if (caller.token === 'none') return caller.guests === 'off' ? 'signed out, guests off' : 'guest';
  if (DEAD[caller.token]) return 'revoked';
  if (caller.isSalesperson) {
    if (key.kind === 'own' || key.kind === 'served') return 'salesperson';
    return key.kind === 'foreign' ? 'salesperson, foreign customer' : 'salesperson, garbled customer';
  }
  if (caller.owner === 'admin' && asked.row.gate === 'admins') return 'admin';
  if (isOfConsumer(caller, asked) && key.kind !== 'foreign' && key.kind !== 'served') return 'consumer';
  if (key.kind === 'foreign' || key.kind === 'served') return 'stranger';
  return caller.owner === 'admin' ? 'admin' : 'customer';
}

function expectedOf(cell: Cell): number | undefined {
  const { caller, key, asked, name } = cell;
  const { row, whose, endpoint } = asked;
  const isActive = caller.token === 'active';
  if (isActive && caller.menu && endpoint.menuKeys) return 403;
  if (isActive && caller.menu && name === 'GET /api/menu/log/:entry' && whose === 'own') return 403;
  if (isActive && isConsumer(caller) && name === 'POST /api/cart/submit') {
    return key.kind === 'garbled' ? 400 : 403;
  }
  if (isActive && isConsumer(caller) && (row.gate === 'business' || row.gate === 'businessUsers')) return 403;
  const needsCustomer = ACTING_GATES.has(row.gate) || isOfConsumer(caller, asked);
  if (isActive && needsCustomer && key.kind === 'garbled') return 400;
  return expectedStatus(row, columnOf(cell), whose);
}

async function headersOf(api: Api, cell: Cell, owner: Owner): Promise<Record<string, string>> {
  const { token } = cell.caller;
  const now = new Date(FIXTURE_NOW);
  const sessions = { active: {}, revoked: { revoked_at: now }, expired: { last_used_at: new Date(0) } };
  const bearer =
    token === 'active' || token === 'revoked' || token === 'expired'
      ? await tokenFor(api, owner, sessions[token])
      : { none: null, garbage: `${'\u00ff'.repeat(40)}`, empty: '' }[token];
  const key = keyValue(cell);
  return {
    ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
    ...(key === undefined ? {} : { 'x-customer-key': key }),
  };
}

/** The marks they may read: those of the customer that the server lets them act for. */
function readable({ caller, key }: Cell, owner: Owner, status: number): number[] {
  if (caller.token !== 'active' || status >= 400) return [];
  if (caller.isSalesperson && key.kind !== 'own' && key.kind !== 'served') return [];
  return [owner.customerKey];
}

async function setStage(api: Api, { guests, menu, owner }: CampaignCaller): Promise<void> {
  await allowGuests(api, guests !== 'off');
  const state = { isVisible: menu !== 'hidden', isLocked: menu === 'locked' };
  const closed = Object.fromEntries(MENU_KEYS.map((key) => [key, state]));
  await api.database
    .updateTable('app_user')
    .set({ menu: JSON.stringify(menu ? closed : {}) })
    .where('username', '=', ownerNamed(owner).username)
    .where('username', '<>', 'admin')
    .execute();
}

async function tryCell(api: Api, cell: Cell, tally: CampaignTally): Promise<void> {
  const { asked, caller, key, name } = cell;
  const owner = actingOwner(cell);
  await setStage(api, caller);
  const isWrite = asked.endpoint.method !== 'GET';
  const headers = await headersOf(api, cell, owner);
  const mayWrite = caller.token === 'active' ? owner : null;
  const before = isWrite ? await fingerprintOfOthers(api.database, mayWrite) : '';
  const { status, body } = await attempt(api, { ...asked, owner, headers });
  tally.count(String(status));
  const description = `${name} by ${caller.says} with the key ${key.kind} ${keyValue(cell) ?? ''} for ${asked.whose} (${pathOf({ ...asked, owner, headers })})`;
  const isLimited = name === 'POST /api/problem' && status === 429;
  const expected = isLimited ? status : expectedOf(cell);
  if (status !== expected) tally.problem(`${description}: ${status} instead of ${expected}: ${body.slice(0, 300)}`);
  const mayRead = readable(cell, owner, status);
  for (const customerKey of MARKED) {
    if (!mayRead.includes(customerKey) && body.includes(markOf(customerKey)))
      tally.problem(`${description}: shows what is only for ${customerKey}`);
  }
  const isAdmin = caller.token === 'active' && caller.owner === 'admin';
  if (!isAdmin && body.includes(ADMIN_MARK)) tally.problem(`${description}: shows what is only for the administrator`);
  // What administrators write is about others.
  const mayChangeOthers = isAdmin && asked.row.gate === 'admins' && status < 400;
  if (isWrite && !mayChangeOthers && (await fingerprintOfOthers(api.database, mayWrite)) !== before)
    tally.problem(`${description}: changed what is another's`);
  if (isWrite && status < 400) await refill(api);
}

async function refill(api: Api): Promise<void> {
  await api.reset();
  await fillOwnedObjects(api.database);
}

/** Every call, by every kind of caller, with every kind of customer key: answered as in the access table, and never with another customer's data. */
export async function accessCampaign(api: Api, options: CampaignOptions): Promise<CampaignResult> {
  await refill(api);
  const cells = shuffled(randomFor(options.seed, 1), everyCell());
  return await runCampaign(options, async (place, tally) => {
    const cell = cells[place % cells.length];
    if (cell) await tryCell(api, cell, tally);
  });
}
