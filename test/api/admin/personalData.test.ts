import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getUser } from '#domain/api/user.ts';
import { erasePerson } from '#server/modules/personalData/erasePerson.ts';
import { exportPerson } from '#server/modules/personalData/exportPerson.ts';
import { randomIds } from '#server/platform/ids.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { FIXTURE_NOW, FIXTURE_PASSWORD, OYSTER, SHOPPER_ACCOUNT, tokenOf } from '#test/support/api/fixture.ts';
import { fillOwnedObjects, markOf } from '#test/support/api/ownedObjects.ts';
import { SHOPPER_ORDER } from '#test/support/api/placedOrders.ts';

const NAME = 'Wilhelmina Quist';
const EMAIL = 'Wilhelmina@quist.example';
const USERNAME = 'wilma.quist';
const WORDS = [NAME, EMAIL, USERNAME].map((word) => word.toLowerCase());
const SHOPPER = 7;

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  await fillOwnedObjects(api.database);
  await fillPerson();
});
afterAll(() => api.stop());

const now = new Date(FIXTURE_NOW);
const erase = (username = USERNAME) =>
  erasePerson({ database: api.database, clock: { now: () => now }, ids: randomIds }, username);

/** The shopper gets a name, and leaves it wherever the shop keeps one. */
async function fillPerson(): Promise<void> {
  const { database } = api;
  const email = EMAIL.toLowerCase();
  await sql`update app_user set username = ${USERNAME}, name = ${NAME}, email = ${EMAIL}, company = ${NAME},
    phone = '2075550177', settings = '{"note":"Wilhelmina Quist"}' where id = ${SHOPPER}`.execute(database);
  await sql`update customer set name = ${NAME}, default_po = ${NAME} where customer_key = ${SHOPPER_ACCOUNT}`.execute(
    database,
  );
  await sql`update address set name = ${NAME}, display = ${NAME}, contact = ${NAME}
    where customer_key = ${SHOPPER_ACCOUNT}`.execute(database);
  await sql`update cart set notes = ${NAME} where user_id = ${SHOPPER}`.execute(database);
  await sql`update sales_order set user_id = ${SHOPPER}, notes = ${NAME}, ship_to_address = ${JSON.stringify({ name: NAME, contact: NAME, zip: '04101' })}
    where order_number = ${SHOPPER_ORDER}`.execute(database);
  await sql`insert into known_sign_in (username, address, signed_in_at) values (${USERNAME}, '10.0.0.1', ${now})`.execute(
    database,
  );
  await sql`insert into sign_in_failure (username, address, failed_at) values (${email}, '10.0.0.1', ${now})`.execute(
    database,
  );
  await sql`insert into limited_call (call, who, called_at) values ('reset', ${`account ${email}`}, ${now})`.execute(
    database,
  );
  await sql`insert into letter (cause, kind, to_address, to_name, added_at, expires_at)
    values ('a cause', 'passwordChanged', ${EMAIL}, ${NAME}, ${now}, ${now})`.execute(database);
  await sql`select graphile_worker.add_job('sendReset', ${JSON.stringify({ cause: 'x', name: email })}::json)`.execute(
    database,
  );
  await sql`insert into audit (at, user_id, action, subject, detail, changes)
    values (${now}, 2, 'user.change', ${String(SHOPPER)}, ${USERNAME}, ${JSON.stringify([{ from: NAME, to: EMAIL }])})`.execute(
    database,
  );
  await sql`insert into import_run (kind, file_name, is_dry_run, is_complete, options, state, asked_by, asked_at, preview)
    values ('users', 'users.csv', false, false, '{}', 'done', 2, ${now}, ${JSON.stringify({ rows: [NAME] })})`.execute(
    database,
  );
  await sql`insert into import_result (run_id, position, line, result, column_name, value, reason)
    select max(id), 0, 2, 'refused', 'email', ${EMAIL}, ${`${NAME} is unknown`} from import_run where kind = 'users'`.execute(
    database,
  );
}

/** Every column of text or JSON that has one of the words, in the tables of the shop and of its job queue. */
async function columnsThatName(): Promise<string[]> {
  const { rows: columns } = await sql<{ schema: string; table: string; column: string }>`
    select c.table_schema as schema, c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema in ('public', 'graphile_worker')
      and c.data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'ARRAY')`.execute(api.database);
  const found: string[] = [];
  for (const { schema, table, column } of columns) {
    const { rows } = await sql<{ is_named: boolean }>`select exists (select from ${sql.table(`${schema}.${table}`)}
      where lower(${sql.ref(column)}::text) like any(${WORDS.map((word) => `%${word}%`)})) as is_named`.execute(
      api.database,
    );
    if (rows[0]?.is_named) found.push(`${table}.${column}`);
  }
  return found.toSorted();
}

test('after erasing, only the text of a kept order names the person', async () => {
  const before = await columnsThatName();
  expect(before.length).toBeGreaterThan(20);
  expect(before).toContain('_private_jobs.payload');
  expect(await erase()).toBe(true);
  expect(await columnsThatName()).toEqual(['sales_order.notes']);
});

test('orders and the ledger stay, under the name of an erased user', async () => {
  const kept = async () => {
    const { rows } = await sql`select (select count(*)::integer from sales_order) as orders,
      (select count(*)::integer from sales_order_line) as lines, (select count(*)::integer from receivable) as entries,
      (select count(*)::integer from payment_attempt) as payments`.execute(api.database);
    return rows;
  };
  const before = await kept();
  await erase();
  expect(await kept()).toEqual(before);
  const { rows } = await sql`select u.name, u.username, u.is_disabled, o.ship_to_address ->> 'name' as ship_to,
      o.ship_to_address ->> 'zip' as zip from sales_order o join app_user u on u.id = o.user_id
    where o.order_number = ${SHOPPER_ORDER}`.execute(api.database);
  expect(rows).toEqual([
    { name: 'Erased user', username: 'erased-7', is_disabled: true, ship_to: 'Erased user', zip: '04101' },
  ]);
});

test('sessions end, and the password signs in no more', async () => {
  expect((await api.call(getUser, { token: tokenOf('shopper') })).status).toBe(200);
  await erase();
  expect((await api.call(getUser, { token: tokenOf('shopper') })).status).toBe(401);
  const signIns = await Promise.all(
    [USERNAME, 'erased-7'].map((username) =>
      api.app.inject({
        method: 'POST',
        url: '/api/token',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({
          ...{ grant_type: 'password', client_id: 'ecommerce' },
          ...{ username, password: FIXTURE_PASSWORD },
        }).toString(),
      }),
    ),
  );
  expect(signIns.map((response) => response.json().code)).toEqual(['badCredentials', 'badCredentials']);
});

test('the log has one entry, and erasing again changes nothing', async () => {
  await erase();
  const entries = () =>
    sql`select user_id, subject, detail from audit where action = 'user.erase'`
      .execute(api.database)
      .then(({ rows }) => rows);
  expect(await erase('erased-7')).toBe(false);
  expect(await entries()).toEqual([{ user_id: null, subject: '7', detail: null }]);
  await expect(erase()).rejects.toThrow('There is no user wilma.quist.');
});

test('the last admin is not erased, and nothing of them is', async () => {
  await sql`update app_user set is_disabled = true where id <> 2 and menu <> '{}'`.execute(api.database);
  await expect(erase('admin')).rejects.toThrow('admin is the last admin.');
  expect((await api.call(getUser, { token: tokenOf('admin') })).status).toBe(200);
});

test('a user of a business is erased, and the guides and addresses of the business stay', async () => {
  const ofBusiness = () =>
    sql`select (select count(*)::integer from order_guide where customer_key > 0) as guides,
      (select count(*)::integer from address where customer_key > 0) as addresses`
      .execute(api.database)
      .then(({ rows }) => rows);
  const before = await ofBusiness();
  expect(await erase('chef')).toBe(true);
  expect(await ofBusiness()).toEqual(before);
});

test('the account of a trading partner is no person', async () => {
  await expect(erase('punchout-700')).rejects.toThrow('There is no user punchout-700.');
});

test('an export has everything of the user, and no secret', async () => {
  const files = await exportPerson(api.database, USERNAME.toUpperCase());
  const counts = Object.fromEntries(files.map(({ name, rows }) => [name, rows.length]));
  expect(counts).toMatchObject({ profile: 1, account: 1, sessions: 1, signIns: 2, emails: 1, audit: 1 });
  expect(counts.orders).toBeGreaterThan(0);
  expect(counts.addresses).toBeGreaterThan(0);
  expect(counts.carts).toBeGreaterThan(0);
  const text = JSON.stringify(files);
  expect(WORDS.every((word) => text.toLowerCase().includes(word))).toBe(true);
  expect(text).not.toMatch(/password_hash|token_hash|sealed|\$argon2/);
  expect(text).not.toContain(markOf(OYSTER));
});
