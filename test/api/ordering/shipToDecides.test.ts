import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { up } from '#server/platform/database/migrations/003_ship_to_decides.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { buyerAt, ribeye } from '#test/support/api/buyer.ts';
import { OPEN_ORDER, placeOrders } from '#test/support/api/placedOrders.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  await placeOrders(api.database);
  await sql`alter table cart add column address_id integer`.execute(api.database);
  await sql`alter table sales_order drop column ship_to_address`.execute(api.database);
});
afterAll(() => api.stop());

const chef = buyerAt(() => api, 'chef');

/** A cart as an older shop stored it: with an address of its own beside the code. */
async function keepCart(shipToCode: string | null, addressId: number): Promise<void> {
  await sql`insert into cart (user_id, customer_key, ship_to_code, address_id)
    values (1, 1001, ${shipToCode}, ${addressId})`.execute(api.database);
}

test.each<[string, string | null, number, string, number]>([
  ['an address that contradicts its code gives way to what was validated', 'MAIN', 12, 'MAIN', 11],
  ['an address without a code stays', null, 12, 'DOCK', 12],
  ["another customer's address is not valid", null, 21, 'MAIN', 11],
])('of a cart, %s', async (_, code, addressId, customerShipToCode, validatedId) => {
  await keepCart(code, addressId);
  await up(api.database);
  expect(await chef.header()).toMatchObject({ customerShipToCode, addressId: validatedId, isValid: true });
  await chef.add(ribeye);
  expect((await chef.submit()).body.accepted).toBe(true);
  const order = api.database.selectFrom('sales_order').select(['ship_to_code', 'address_id']).where('user_id', '=', 1);
  expect(await order.execute()).toEqual([{ ship_to_code: customerShipToCode, address_id: validatedId }]);
});

test('an order that was printed with the address of another ship-to has its own again', async () => {
  await sql`update sales_order set address_id = 11 where order_number = ${OPEN_ORDER}`.execute(api.database);
  await up(api.database);
  const order = api.database.selectFrom('sales_order').select('address_id').where('order_number', '=', OPEN_ORDER);
  expect(await order.execute()).toEqual([{ address_id: 12 }]);
});
