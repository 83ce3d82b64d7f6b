import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { RECORD_TYPES } from '#domain/receivable/recordType.ts';
import { PAY } from '#server/modules/orders/paymentRequest.ts';
import { paid } from '#server/modules/orders/settlePayment.ts';
import { SUBMIT } from '#server/modules/orders/submitService.ts';
import { PAY_ACCOUNT } from '#server/modules/receivables/accountPaymentRequest.ts';
import { booked } from '#server/modules/receivables/settleAccountPayment.ts';
import { addRecording } from '#server/modules/recordings/recordingRepository.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { hashToken } from '#server/platform/http/token.ts';
import { once } from '#server/platform/idempotency/once.ts';
import { partnerSettings } from '../partners/partners.ts';
import {
  FIXTURE_NOW,
  NEIGHBOUR_ACCOUNT,
  OYSTER,
  QUIET,
  REP_ACCOUNT,
  SHOPPER_ACCOUNT,
  STRANGER,
  TIDE,
  tokenOf,
} from './fixture.ts';
import { TEST_SEAL } from './mail.ts';
import { COUNTER_ORDER, NEIGHBOUR_ORDER, OPEN_ORDER, placeOrders, SHOPPER_ORDER, TIDE_ORDER } from './placedOrders.ts';
import { bookEntry } from './receivables.ts';

/** A user who acts for a customer, with their own objects: a cart line, and a guide, a submit and a document of their name. */
export interface Owner {
  name: string;
  id: number;
  username: 'chef' | 'admin' | 'shopper' | 'neighbour' | 'rep' | 'baker';
  customerKey: number;
  line: number;
  order: string;
}

export const OWNERS: readonly Owner[] = [
  { name: 'chef', id: 1, username: 'chef', customerKey: OYSTER, line: 101, order: OPEN_ORDER },
  { name: 'admin', id: 2, username: 'admin', customerKey: OYSTER, line: 102, order: OPEN_ORDER },
  { name: 'shopper', id: 7, username: 'shopper', customerKey: SHOPPER_ACCOUNT, line: 107, order: SHOPPER_ORDER },
  {
    name: 'neighbour',
    id: 8,
    username: 'neighbour',
    customerKey: NEIGHBOUR_ACCOUNT,
    line: 108,
    order: NEIGHBOUR_ORDER,
  },
  { name: 'repDesk', id: 5, username: 'rep', customerKey: REP_ACCOUNT, line: 109, order: COUNTER_ORDER },
  { name: 'rep', id: 5, username: 'rep', customerKey: OYSTER, line: 105, order: OPEN_ORDER },
  { name: 'repTide', id: 5, username: 'rep', customerKey: TIDE, line: 106, order: TIDE_ORDER },
  { name: 'baker', id: 3, username: 'baker', customerKey: TIDE, line: 901, order: TIDE_ORDER },
];

/** Part of what only this customer's users may read. */
export const markOf = (customerKey: number) => `only-for-${customerKey}-to-read`;
export const MARKED = [OYSTER, TIDE, QUIET, STRANGER, SHOPPER_ACCOUNT, NEIGHBOUR_ACCOUNT, REP_ACCOUNT] as const;

/** Part of what only admins may read. */
export const ADMIN_MARK = 'only-for-the-admin-to-read';
/** The job of the one email, which was refused permanently. */
export const DEAD_JOB = '700000001';

/** The reference of the one payment. */
export const PAYMENT = 'PAIDBYSHOPPER';

/** The one trading partner. */
export const PARTNER = '700';

/** The one service token. */
export const SERVICE_TOKEN = '700';

/** The code of the one recording, which the secret below leads to. */
export const RECORDING = 'HBZDJQSM';
const RECORDING_IDS = { secret: () => 'recording' };

/** The one import. */
export const IMPORT = '700';

const NO_HEADER = { ship_to_code: null, customer_po: null, special_instruction1: null, special_instruction2: null };

/** An email that could not be sent, and its job. */
async function fillEmails(database: Kysely<Database>, now: Date): Promise<void> {
  const { id } = await database
    .insertInto('letter')
    .values({
      cause: ADMIN_MARK,
      kind: 'resetPassword',
      to_address: `${ADMIN_MARK}@example.com`,
      to_name: 'Somebody',
      sealed: Buffer.from('sealed'),
      added_at: now,
      expires_at: new Date(now.getTime() + 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`select graphile_worker.add_job('sendLetter', '{}'::json, job_key => ${`letter ${id}`})`.execute(database);
  await sql`insert into graphile_worker._private_jobs (id, task_id, payload, key, max_attempts, attempts, last_error)
    overriding system value select ${DEAD_JOB}::bigint, task_id, payload, null, 1, 1, ${ADMIN_MARK}
    from graphile_worker._private_jobs`.execute(database);
  await sql`delete from graphile_worker._private_jobs where id <> ${DEAD_JOB}::bigint`.execute(database);
  await sql`update graphile_worker._private_jobs set key = ${`letter ${id}`}`.execute(database);
}

/** A trading partner, and its messages. */
async function fillPartner(database: Kysely<Database>, now: Date): Promise<void> {
  const account = { id: 700, username: 'punchout-700', name: ADMIN_MARK, password_hash: '', customer_key: OYSTER };
  await database.insertInto('app_user').values(account).execute();
  const partner = { name: ADMIN_MARK, protocol: 'cxml', is_active: false, customer_key: OYSTER, user_id: account.id };
  await database
    .insertInto('trading_partner')
    .values({ id: Number(PARTNER), ...partner, settings: JSON.stringify(partnerSettings) })
    .execute();
  await database
    .insertInto('partner_message')
    .values({ partner_id: Number(PARTNER), at: now, direction: 'in', kind: 'cXML', status: 401, body: ADMIN_MARK })
    .execute();
}

/** A token of another program. */
async function fillToken(database: Kysely<Database>, now: Date): Promise<void> {
  const token = { name: ADMIN_MARK, scopes: ['orders:read'], token_hash: hashToken(ADMIN_MARK), created_at: now };
  await database
    .insertInto('service_token')
    .values({ id: Number(SERVICE_TOKEN), ...token })
    .execute();
}

/** What a user sent to support. */
async function fillRecording(database: Kysely<Database>, now: Date): Promise<void> {
  const recording = { actors: [{ machine: ADMIN_MARK, states: '' }], steps: [] };
  await addRecording({ database, encryption: TEST_SEAL, ids: RECORDING_IDS }, { userId: 3, now, recording });
}

/** An import that was done, and what became of its one row. */
async function fillImport(database: Kysely<Database>, now: Date): Promise<void> {
  const run = { id: Number(IMPORT), kind: 'stock', file_name: ADMIN_MARK, options: '{}', state: 'done', asked_by: 2 };
  await database
    .insertInto('import_run')
    .values({ ...run, is_dry_run: false, is_complete: false, asked_at: now })
    .execute();
  await database
    .insertInto('import_result')
    .values({ run_id: run.id, position: 0, line: 2, result: 'refused', reason: ADMIN_MARK })
    .execute();
}

/** An open entry, a credit, and a payment that applied credits to the entry. */
async function fillAccount(
  database: Kysely<Database>,
  { customerKey, userId, name, now }: { customerKey: number; userId: number; name: string; now: Date },
): Promise<void> {
  const mark = markOf(customerKey);
  const entry = {
    reference: mark,
    ar_code: `EntryOf${name}`,
    remarks: mark,
    initial: '5.00',
    customer_key: customerKey,
  };
  const receivableId = await bookEntry(database, entry);
  await bookEntry(database, {
    ...{ ...entry, reference: `Credit ${mark}`, ar_code: `CreditOf${name}`, record_type: RECORD_TYPES.creditMemo },
  });
  const payment = {
    key: `paid-by-${name}`,
    customer_key: customerKey,
    user_id: userId,
    payment_type: 0,
    amount: '0.00',
  };
  const { id } = await database
    .insertInto('account_payment')
    .values({ ...payment, asked_at: now, booked_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('account_payment_item')
    .values({ payment_id: id, customer_key: customerKey, receivable_id: receivableId, position: 0, amount: '5.00' })
    .execute();
}

/** Carts with one line each, orders, guides, results of submits, documents and emails: one of every kind for each who may have one. */
export async function fillOwnedObjects(database: Kysely<Database>): Promise<void> {
  await placeOrders(database);
  const now = new Date(FIXTURE_NOW);
  for (const customerKey of MARKED) {
    const mark = markOf(customerKey);
    await database.updateTable('sales_order').set({ notes: mark }).where('customer_key', '=', customerKey).execute();
    await database.updateTable('address').set({ address1: mark }).where('customer_key', '=', customerKey).execute();
    await database.insertInto('order_guide').values({ customer_key: customerKey, name: mark }).execute();
  }
  await database
    .insertInto('cart')
    .values(
      OWNERS.map(({ id, customerKey, line }) => ({
        ...{ id: line, user_id: id, customer_key: customerKey },
        ...{ ...NO_HEADER, notes: markOf(customerKey) },
      })),
    )
    .execute();
  await database
    .insertInto('cart_line')
    .values(
      OWNERS.map(({ line }) => ({
        id: line,
        cart_id: line,
        product_key: 101,
        unit: 'EA',
        price_unit: 'EA',
        quantity: '1',
        override_price: null,
        shown_unit_price: '2.0825',
        product_text1: null,
        product_text2: null,
      })),
    )
    .execute();
  await database.transaction().execute(async (transaction) => {
    for (const { name, id: userId, customerKey } of OWNERS) {
      const request = { userId, customerKey, asked: null };
      await once(transaction, { ...request, key: `key-of-${name}`, call: SUBMIT }, now, async () => ({
        orderNumber: '1',
        estimatedTotal: 1,
        accepted: true,
        messages: [],
        confirmation: true,
      }));
      await once(transaction, { ...request, key: `payment-of-${name}`, call: PAY }, now, async () => paid('1', '1'));
      const ofAccount = { ...request, key: `account-payment-of-${name}`, call: PAY_ACCOUNT };
      await once(transaction, ofAccount, now, async () => booked('1', '1'));
    }
  });
  for (const { name, id: userId, customerKey } of OWNERS) {
    await fillAccount(database, { customerKey, userId, name, now });
  }
  await database
    .insertInto('order_guide')
    .values(OWNERS.map(({ name, customerKey }) => ({ customer_key: customerKey, name: `GuideOf${name}` })))
    .execute();
  await database
    .insertInto('address')
    .values(
      OWNERS.map(({ name, customerKey }) => ({
        ...{ customer_key: customerKey, key: `AddressOf${name}`, name, display: name },
        address1: markOf(customerKey),
      })),
    )
    .execute();
  const content = { content: Buffer.from('%PDF'), bytes: 4, used_at: now };
  await database
    .insertInto('document_content')
    .values(OWNERS.map(({ name }) => ({ key: `content-of-${name}`, ...content })))
    .execute();
  await database
    .insertInto('document')
    .values(
      OWNERS.map(({ name, username }) => ({
        id: createHash('sha256').update(`document-of-${name}`).digest('base64url'),
        token_hash: hashToken(tokenOf(username)),
        file_name: 'a.pdf',
        content_type: 'application/pdf',
        content_key: `content-of-${name}`,
        expires_at: new Date(now.getTime() + 60_000),
      })),
    )
    .execute();
  await fillEmails(database, now);
  await fillPartner(database, now);
  await fillToken(database, now);
  await fillRecording(database, now);
  await fillImport(database, now);
  await database
    .insertInto('payment_attempt')
    .values({
      ...{ reference: PAYMENT, user_id: 7, customer_key: SHOPPER_ACCOUNT, cart_id: 107, cart_version: 1 },
      ...{ amount: '5.00', state: 'captured', transaction_id: '1', last_four: '1111' },
      failure: ADMIN_MARK,
      asked_at: now,
    })
    .execute();
  const scanned = await database
    .selectFrom('sales_order')
    .select('id as order_id')
    .where('order_number', 'in', [...new Set(OWNERS.map(({ order }) => order))])
    .execute();
  const note = { position: 1, key: 'A', name: 'Note', content_type: 'image/png', content: Buffer.from('PNG') };
  await database
    .insertInto('order_scan')
    .values(scanned.map((order) => ({ ...order, ...note })))
    .execute();
  await database
    .insertInto('product_scan')
    .values({ product_key: 101, position: 1, key: 'A', name: 'Label', body: 'Eggs' })
    .execute();
}

/** A fingerprint of everything that this user may not change for this customer. Null: signed out. */
export async function fingerprintOfOthers(
  database: Kysely<Database>,
  caller: Pick<Owner, 'id' | 'customerKey'> | null,
): Promise<string> {
  const { id, customerKey } = caller ?? { id: -1, customerKey: -1 };
  const { rows } = await sql<{ fingerprint: string }>`select md5(concat(
    (select string_agg(c::text, '' order by c.id) from cart c
      where not (c.user_id = ${id} and c.customer_key = ${customerKey})),
    (select string_agg(l::text, '' order by l.id) from cart_line l join cart c on c.id = l.cart_id
      where not (c.user_id = ${id} and c.customer_key = ${customerKey})),
    (select string_agg(g::text, '' order by g.id) from order_guide g where g.customer_key <> ${customerKey}),
    (select string_agg(p::text, '' order by p.id) from order_guide_product p
      join order_guide g on g.id = p.guide_id where g.customer_key <> ${customerKey}),
    (select string_agg(r::text, '' order by r.id) from receivable_balance r where r.customer_key <> ${customerKey}),
    (select string_agg(p::text, '' order by p.id) from account_payment p where p.customer_key <> ${customerKey}),
    (select string_agg(a::text, '' order by a.id) from address a where a.customer_key <> ${customerKey}),
    (select string_agg(concat_ws(' ', u.username, u.password_hash, u.name, u.email, u.company, u.phone, u.email_option,
      u.is_verified, u.is_disabled), '' order by u.id) from app_user u where u.id <> ${id}),
    (select string_agg(o::text, '' order by o.id) from sales_order o where o.customer_key <> ${customerKey})
  )) as fingerprint`.execute(database);
  return rows[0]?.fingerprint ?? '';
}
