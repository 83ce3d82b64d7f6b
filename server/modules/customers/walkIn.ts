import { sql, type Transaction } from 'kysely';
import { WALK_IN_CUSTOMER_KEY } from '#domain/customer/customer.ts';
import type { Database } from '../../platform/database/schema.ts';

/** Whether this is a personal account for key 0: such accounts have negative keys, which no request can name. */
export function isWalkIn(customerKey: number): boolean {
  return customerKey < 0;
}

/** The external key of a customer. */
export function shownCustomerKey(customerKey: number): number {
  return isWalkIn(customerKey) ? WALK_IN_CUSTOMER_KEY : customerKey;
}

/**
 * Creates a personal account for a user with key 0 (readings 122), priced as the walk-in customer; a salesperson may
 * act for it from then on, any other user belongs to it. Returns its key.
 */
export async function openWalkInAccount(
  transaction: Transaction<Database>,
  { userId, name }: { userId: number; name: string },
): Promise<number> {
  await transaction
    .insertInto('customer')
    .values({ customer_key: WALK_IN_CUSTOMER_KEY, customer_code: 'WALK-IN', name: 'Walk-In' })
    .onConflict((conflict) => conflict.column('customer_key').doNothing())
    .execute();
  const { rows } = await sql<{ key: number }>`
    with numbered as (select nextval('walk_in_account_seq')::integer as key)
    insert into customer (customer_key, customer_code, name, walk_in_user_id, priced_as)
    select key, 'W' || -key, ${name}, ${userId}, ${WALK_IN_CUSTOMER_KEY} from numbered
    returning customer_key as key`.execute(transaction);
  const key = rows[0]?.key;
  if (key === undefined) throw new Error('the account was not made');
  const { numUpdatedRows } = await transaction
    .updateTable('app_user')
    .set({ customer_key: key })
    .where('id', '=', userId)
    .where('is_salesperson', '=', false)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) {
    await transaction.insertInto('salesperson_customer').values({ user_id: userId, customer_key: key }).execute();
  }
  return key;
}
