import { hash } from '@node-rs/argon2';
import { type Kysely, sql } from 'kysely';
import { WALK_IN_CUSTOMER_KEY } from '../../../domain/customer/customer.ts';
import type { Database } from '../../../server/platform/database/schema.ts';
import { hashToken } from '../../../server/platform/http/token.ts';
import { categories, mainCategories, products, units } from './fixtureCatalogue.ts';

/** A Wednesday, ten in the morning where the distributor is. */
export const FIXTURE_NOW = '2026-03-04T15:00:00.000Z';
export const FIXTURE_PASSWORD = 'Harbor#2026';

/** OYSTER: chef, admin. TIDE: baker; requires a P.O., 5 % off. QUIET: never sees a price. Behind key 0: counter, shopper, neighbour and rep, each with an account. */
export const OYSTER = 1001;
export const TIDE = 1002;
export const QUIET = 1003;
export const STRANGER = 1004;
export const COUNTER_ACCOUNT = -1;
export const SHOPPER_ACCOUNT = -2;
export const NEIGHBOUR_ACCOUNT = -3;
export const REP_ACCOUNT = -4;

type Username = 'chef' | 'admin' | 'baker' | 'quiet' | 'rep' | 'counter' | 'shopper' | 'neighbour';

/** The active token of a user. */
export function tokenOf(username: Username): string {
  return `${username}-token`;
}

const passwordHash = hash(FIXTURE_PASSWORD, { memoryCost: 64, timeCost: 1 });

const siteSettings = {
  allowGuest: true,
  allowConsumer: true,
  siteKey: null,
  alwaysSearchAllProducts: true,
  allowConsumerPickup: true,
  allowConsumerDelivery: true,
  zipCodeRestrictionFlag: true,
  zipCodeRestrictionMessage: 'We do not deliver to this zip code.\nPlease call us.',
  layoutImages: { list: true, detail: true, mobile: true },
  sellAtZero: false,
  creditCheck: 'warn',
  stockTracking: true,
};

const customers = [
  {
    customer_key: OYSTER,
    customer_code: 'C1001',
    name: 'The Gilded Oyster',
    default_shipto: 'MAIN',
    tax_rate: '0.08250',
  },
  {
    customer_key: TIDE,
    customer_code: 'C1002',
    name: 'Pine & Tide Bistro',
    default_shipto: 'BISTRO',
    required_po: true,
    price_factor: '0.9500',
  },
  {
    customer_key: QUIET,
    customer_code: 'C1003',
    name: 'Quiet Abbey',
    default_shipto: 'ABBEY',
    settings: JSON.stringify({ hidePricing: true }),
  },
  { customer_key: STRANGER, customer_code: 'C1004', name: 'Somebody Else', default_shipto: 'ELSE' },
  { customer_key: WALK_IN_CUSTOMER_KEY, customer_code: 'WALK-IN', name: 'Walk-In' },
  ...[
    { customer_key: COUNTER_ACCOUNT, walk_in_user_id: 6, customer_code: 'W1', name: 'Walk-In' },
    { customer_key: SHOPPER_ACCOUNT, walk_in_user_id: 7, customer_code: 'W2', name: 'Sam Shopper' },
    { customer_key: NEIGHBOUR_ACCOUNT, walk_in_user_id: 8, customer_code: 'W3', name: 'Nell Neighbour' },
    { customer_key: REP_ACCOUNT, walk_in_user_id: 5, customer_code: 'W4', name: 'Walk-In' },
  ].map((account) => ({ ...account, default_shipto: 'HOME', priced_as: WALK_IN_CUSTOMER_KEY })),
];

/** Sunday 1 to Saturday 7: Monday to Friday unless a ship-to overrides it. */
const shipTos = [
  { id: 11, customer_key: OYSTER, key: 'MAIN', is_primary: true, name: 'The Gilded Oyster', display: 'Main kitchen' },
  {
    id: 12,
    customer_key: OYSTER,
    key: 'DOCK',
    name: 'Oyster Dock',
    display: 'Dock bar',
    minimum_order_amount: '250.00',
    delivery_weekdays: [3, 5],
  },
  { id: 13, customer_key: OYSTER, key: 'FAR', name: 'Oyster Far Away', display: 'Far away', is_valid_zip_code: false },
  { id: 21, customer_key: TIDE, key: 'BISTRO', is_primary: true, name: 'Pine & Tide', display: 'Bistro' },
  { id: 31, customer_key: QUIET, key: 'ABBEY', is_primary: true, name: 'Quiet Abbey', display: 'Abbey' },
  { id: 41, customer_key: STRANGER, key: 'ELSE', is_primary: true, name: 'Somebody Else', display: 'Elsewhere' },
  {
    id: 51,
    customer_key: COUNTER_ACCOUNT,
    key: 'HOME',
    is_primary: true,
    name: 'Walk-In',
    display: 'Counter',
    minimum_order_amount: '100.00',
  },
  { id: 61, customer_key: SHOPPER_ACCOUNT, key: 'HOME', is_primary: true, name: 'Sam Shopper', display: 'Home' },
  { id: 71, customer_key: NEIGHBOUR_ACCOUNT, key: 'HOME', is_primary: true, name: 'Nell Neighbour', display: 'Home' },
  { id: 81, customer_key: REP_ACCOUNT, key: 'HOME', is_primary: true, name: 'Walk-In', display: 'Counter' },
];

const users: { id: number; username: Username; customer_key: number | null; [column: string]: unknown }[] = [
  { id: 1, username: 'chef', customer_key: OYSTER, email: 'chef@oyster.example' },
  {
    id: 2,
    username: 'admin',
    customer_key: OYSTER,
    menu: JSON.stringify({
      AdminPanel: { isVisible: true, isLocked: false },
      EditLandingPage: { isVisible: true, isLocked: false },
    }),
  },
  { id: 3, username: 'baker', customer_key: TIDE },
  { id: 4, username: 'quiet', customer_key: QUIET },
  {
    id: 5,
    username: 'rep',
    customer_key: null,
    is_salesperson: true,
    settings: JSON.stringify({ canChangePrice: true }),
  },
  { id: 6, username: 'counter', customer_key: COUNTER_ACCOUNT },
  { id: 7, username: 'shopper', customer_key: SHOPPER_ACCOUNT, session_type: 'Consumer', email: 'shopper@example.com' },
  {
    id: 8,
    username: 'neighbour',
    customer_key: NEIGHBOUR_ACCOUNT,
    session_type: 'Consumer',
    email: 'neighbour@example.com',
  },
];

/** Each behind those that refer to it. */
const tables = [
  ...['payment_refund', 'payment_attempt'],
  ...[
    'document',
    'document_content',
    'idempotent_result',
    'order_scan',
    'order_export',
    'order_shipment_line',
    'order_shipment',
    'approval',
    'sales_order_line',
    'sales_order',
    'cart_line',
    'cart',
  ],
  ...[
    'partner_message',
    'partner_payload',
    'session',
    'punchout_transfer',
    'punchout_visit',
    'partner_identity',
    'trading_partner',
  ],
  ...['import_result', 'import_piece', 'import_run', 'import_columns'],
  ...['product_picture', 'image_file', 'image_sync', 'picture', 'drawing'],
  ...[
    'order_guide_product',
    'order_guide',
    'conditional_price',
    'customer_price',
    'product_scan',
    'product_unit',
    'product',
    'catalogue_change',
  ],
  ...['excluded_category', 'category', 'main_category', 'menu_log', 'sign_in_failure', 'known_sign_in'],
  ...[
    'undeliverable_zip',
    'zip_rule',
    'holiday',
    'warehouse_cutoff',
    'setting_version',
    'account_token',
    'recovery_code',
    'two_factor',
    'limited_call',
    'recording',
    'flow_number',
    'solved_challenge',
  ],
  ...['sandbox_gateway.refund', 'sandbox_gateway.transaction'],
  ...[
    'letter',
    'audit',
    'service_token',
    'landing',
    'salesperson_customer',
    'team_member',
    'app_user',
    'address',
    'customer',
    'site',
  ],
];
const counted = [
  'approval_id_seq',
  'payment_refund_id_seq',
  'payment_attempt_id_seq',
  'sales_order_line_id_seq',
  'sales_order_id_seq',
  'cart_line_id_seq',
  'cart_id_seq',
  'order_guide_product_id_seq',
  'order_guide_id_seq',
  'import_run_id_seq',
  'letter_id_seq',
  'account_payment_number',
  'order_number_seq',
  'order_guide_version_seq',
];

/** Faster than truncating: these tables are small. */
export async function emptyTables(database: Kysely<Database>): Promise<void> {
  const statements = [
    'begin',
    // Row by row nothing is deleted from the books, and mostly there is nothing.
    'do $$ begin if exists (select from receivable) then truncate receivable, receivable_application, invoice, invoice_line restart identity cascade; end if; end $$',
    ...tables.map((table) => `delete from ${table}`),
    // To alter a table or a sequence would make every connection plan its statements again.
    `select setval(sequencename::regclass, start_value, false) from pg_sequences
      where last_value is not null and sequencename = any('{${counted}}')`,
    'delete from graphile_worker._private_jobs',
    `select setval(pg_get_serial_sequence('app_user', 'id'), ${users.length})`,
    `select setval('walk_in_account_seq', ${REP_ACCOUNT})`,
    "select setval('address_id_seq', 1000)",
    'commit',
  ];
  await sql.raw(statements.join(';')).execute(database);
}

/** The id of the session behind a fixture token of a user. It has few digits, as tests look for numbers of cards. */
export const sessionIdOf = (userId: number) => `session-of-user-${userId}`;

/** A small distributor, the same on every run. */
export async function fillFixture(database: Kysely<Database>): Promise<void> {
  const password_hash = await passwordHash;
  const now = new Date(FIXTURE_NOW);
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('site')
      .values({
        id: 1,
        distributor_name: 'Harbor Foods',
        distributor_address: '1 Quay Street\nPortland, ME 04101',
        distributor_phone: '2075550100',
        time_zone: 'America/New_York',
        order_cutoff: '16:00',
        logo_name: 'logo.svg',
        settings: JSON.stringify(siteSettings),
        user_settings: '{}',
        show_guest_prices: true,
        add_on_charge: '15.00',
        add_on_free_from: '500.00',
      })
      .execute();
    await transaction
      .insertInto('customer')
      .values(customers.map((row) => ({ settings: '{}', ...row })))
      .execute();
    await transaction.insertInto('address').values(shipTos).execute();
    await transaction
      .insertInto('app_user')
      .values(users.map((row) => ({ name: row.username, password_hash, settings: '{}', menu: '{}', ...row })))
      .execute();
    const sessions = users.map(({ id, username }) => ({
      id: sessionIdOf(id),
      token_hash: hashToken(tokenOf(username)),
      user_id: id,
      created_at: now,
      last_used_at: now,
    }));
    await transaction.insertInto('session').values(sessions).execute();
    const served = [OYSTER, TIDE, QUIET, REP_ACCOUNT].map((customer_key) => ({ user_id: 5, customer_key }));
    await transaction.insertInto('salesperson_customer').values(served).execute();
    await transaction.insertInto('main_category').values(mainCategories).execute();
    await transaction.insertInto('category').values(categories).execute();
    await transaction.insertInto('excluded_category').values({ customer_key: OYSTER, category_code: '1204' }).execute();
    await transaction.insertInto('product').values(products).execute();
    await transaction.insertInto('product_unit').values(units).execute();
    await transaction
      .insertInto('customer_price')
      .values({ customer_key: OYSTER, product_key: 110, unit: 'EA', price: '3.1000' })
      .execute();
  });
}
