import { sql, type Transaction } from 'kysely';
import { WALK_IN_CUSTOMER_KEY } from '#domain/customer/customer.ts';
import type { UserChange } from '#domain/users/shopUser.ts';
import type { DecidedUser } from '#domain/users/userRules.ts';
import type { Database } from '../../platform/database/schema.ts';
import { menuDefault } from '../access/callerMenu.ts';
import { openWalkInAccount } from '../customers/walkIn.ts';

function columnsOf({ username, name, email, type, language, menu, settings }: UserChange) {
  const differing = menu.filter(({ key, isVisible, isLocked }) => {
    const usual = menuDefault(key);
    return isVisible !== usual.isVisible || isLocked !== usual.isLocked;
  });
  return {
    username,
    name,
    email,
    is_salesperson: type === 'salesperson',
    session_type: type === 'consumer' ? 'Consumer' : 'Normal',
    menu: JSON.stringify(Object.fromEntries(differing.map(({ key, ...item }) => [key, item]))),
    settings: JSON.stringify(settings),
    ...(language !== undefined && { language }),
  };
}

/** Returns the key of the user's personal account behind key 0, which is created if needed. */
async function walkInKey(transaction: Transaction<Database>, userId: number, name: string): Promise<number> {
  const own = await transaction
    .selectFrom('customer')
    .select('customer_key as key')
    .where('walk_in_user_id', '=', userId)
    .executeTakeFirst();
  return own?.key ?? (await openWalkInAccount(transaction, { userId, name }));
}

/** Sets the customers of a user; others are removed. */
async function writeCustomers(transaction: Transaction<Database>, id: number, change: DecidedUser): Promise<void> {
  const { type, customerKeys, name } = change;
  const isWalkIn = type === 'consumer' || customerKeys.includes(WALK_IN_CUSTOMER_KEY);
  const ownKey = isWalkIn ? await walkInKey(transaction, id, type === 'consumer' ? name : 'Walk-In') : null;
  const keys = [...customerKeys.filter((key) => key !== WALK_IN_CUSTOMER_KEY), ...(ownKey === null ? [] : [ownKey])];
  const served = type === 'salesperson' ? keys : [];
  await sql`delete from salesperson_customer where user_id = ${id}
    and customer_key <> all(${served}::integer[])`.execute(transaction);
  await sql`insert into salesperson_customer (user_id, customer_key) select ${id}, unnest(${served}::integer[])
    on conflict do nothing`.execute(transaction);
  const customerKey = type === 'salesperson' ? null : (keys[0] ?? null);
  await transaction.updateTable('app_user').set({ customer_key: customerKey }).where('id', '=', id).execute();
}

/** An account with an unknown password. */
export async function insertUser(
  transaction: Transaction<Database>,
  change: DecidedUser,
  passwordHash: string,
): Promise<number> {
  const { id } = await transaction
    .insertInto('app_user')
    .values({ ...columnsOf(change), password_hash: passwordHash })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeCustomers(transaction, id, change);
  return id;
}

export async function updateUser(
  transaction: Transaction<Database>,
  id: number,
  { change, version }: { change: DecidedUser; version: number },
): Promise<void> {
  await transaction
    .updateTable('app_user')
    .set({ ...columnsOf(change), version })
    .where('id', '=', id)
    .execute();
  await writeCustomers(transaction, id, change);
}

export async function setDisabled(
  transaction: Transaction<Database>,
  id: number,
  { isDisabled, version }: { isDisabled: boolean; version: number },
): Promise<void> {
  await transaction.updateTable('app_user').set({ is_disabled: isDisabled, version }).where('id', '=', id).execute();
}
