import { type Kysely, sql } from 'kysely';
import { WALK_IN_CUSTOMER_KEY } from '#domain/customer/customer.ts';
import type { Database } from '../../platform/database/schema.ts';
import { SALES_TAX } from './customers/customers.ts';
import { REP_ACCOUNT, REP_ID, SHOPPER_ACCOUNT, SHOPPER_ID } from './users.ts';

const accounts = [
  { customer_key: SHOPPER_ACCOUNT, walk_in_user_id: SHOPPER_ID, customer_code: 'W-1', name: 'Robin Calloway' },
  { customer_key: REP_ACCOUNT, walk_in_user_id: REP_ID, customer_code: 'W-2', name: 'Walk-In Customer' },
];

/** The longest matching prefix wins: Portland from $50.00, New Hampshire from $150.00, the island not at all. */
const deliveryAreas = [
  { zip: '03', is_deliverable: true, minimum_order_amount: '150.00', delivery_weekdays: [3, 5], county: null },
  { zip: '04', is_deliverable: true, minimum_order_amount: null, delivery_weekdays: [2, 4, 6], county: null },
  {
    zip: '041',
    is_deliverable: true,
    minimum_order_amount: '50.00',
    delivery_weekdays: [2, 3, 4, 5, 6],
    county: 'Cumberland',
  },
  { zip: '04852', is_deliverable: false, minimum_order_amount: null, delivery_weekdays: [2], county: 'Lincoln' },
];

/** The walk-in customer that consumers are priced as, an account for each user with key 0, and the delivery areas. */
export async function insertWalkIns(database: Kysely<Database>): Promise<void> {
  const terms = { tax_rate: SALES_TAX, settings: '{}' };
  const walkIn = { customer_key: WALK_IN_CUSTOMER_KEY, customer_code: 'WALK-IN', name: 'Walk-In Customer' };
  await database
    .insertInto('customer')
    .values([
      { ...terms, ...walkIn },
      ...accounts.map((account) => ({ ...terms, ...account, priced_as: WALK_IN_CUSTOMER_KEY })),
    ])
    .execute();
  await database.insertInto('zip_rule').values(deliveryAreas).execute();
  await sql`select setval('walk_in_account_seq', ${REP_ACCOUNT}::bigint)`.execute(database);
}
