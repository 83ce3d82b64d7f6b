import { type Kysely, sql, type Transaction } from 'kysely';
import type { Consumer } from '#domain/api/consumer.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { SignUpRecord } from '../../platform/database/signUpRecord.ts';

export interface Account {
  id: number;
  username: string;
  name: string;
  email: string | null;
  isConsumer: boolean;
  isVerified: boolean;
}

/** One person may have several accounts for one address: emails go to at most this many. */
const ACCOUNTS_OF_ONE = 5;

/** Locks the name: until the transaction ends no other transaction creates or finds accounts of this name. */
export async function lockName(transaction: Transaction<Database>, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`account ${name}`}, 0))`.execute(transaction);
}

/**
 * The accounts with this username or email address, in lower case; the one with the username first. Disabled accounts
 * are left out.
 */
export async function findAccounts(database: Kysely<Database>, name: string): Promise<Account[]> {
  const { rows } = await sql<Account>`
    select id, username, name, email, session_type = 'Consumer' as "isConsumer", is_verified as "isVerified"
    from app_user where (lower(username) = ${name} or lower(email) = ${name}) and not is_disabled
    order by lower(username) = ${name} desc, id limit ${ACCOUNTS_OF_ONE}`.execute(database);
  return rows;
}

export async function isNameTaken(database: Kysely<Database>, name: string): Promise<boolean> {
  const { rows } = await sql`select from app_user where lower(username) = ${name} or lower(email) = ${name}`.execute(
    database,
  );
  return rows.length > 0;
}

function columnsOf({ name, company, phone, emailOption, passwordHash }: SignUpRecord) {
  return { name, company, phone, email_option: emailOption, password_hash: passwordHash };
}

/** A consumer with an unverified address. */
export async function insertConsumer(
  transaction: Transaction<Database>,
  email: string,
  signUp: SignUpRecord,
): Promise<number> {
  const { id } = await transaction
    .insertInto('app_user')
    .values({ username: email, email, session_type: 'Consumer', is_verified: false, ...columnsOf(signUp) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function applySignUp(
  transaction: Transaction<Database>,
  userId: number,
  signUp: SignUpRecord,
): Promise<void> {
  await transaction.updateTable('app_user').set(columnsOf(signUp)).where('id', '=', userId).execute();
  await transaction.updateTable('customer').set({ name: signUp.name }).where('walk_in_user_id', '=', userId).execute();
}

export async function markVerified(transaction: Transaction<Database>, userId: number): Promise<void> {
  await transaction.updateTable('app_user').set({ is_verified: true }).where('id', '=', userId).execute();
}

export interface PasswordOwner {
  username: string;
  name: string;
  email: string | null;
}

/**
 * Sets the password of an account that is not disabled. If the previous hash is given, it must be unchanged: of two
 * changes at once the first one counts.
 */
export async function updatePassword(
  transaction: Transaction<Database>,
  { userId, before, passwordHash }: { userId: number; before?: string; passwordHash: string },
): Promise<PasswordOwner | undefined> {
  return await transaction
    .updateTable('app_user')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .where('is_disabled', '=', false)
    .$if(before !== undefined, (query) => query.where('password_hash', '=', before ?? ''))
    .returning(['username', 'name', 'email'])
    .executeTakeFirst();
}

export interface Invited {
  id: number;
  username: string;
  name: string;
  email: string | null;
  isDisabled: boolean;
}

/** Locks the user: until the transaction ends no other transaction invites, changes or deletes it. */
export async function lockInvited(transaction: Transaction<Database>, userId: number): Promise<Invited | undefined> {
  return await transaction
    .selectFrom('app_user')
    .select(['id', 'username', 'name', 'email', 'is_disabled as isDisabled'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

export async function findConsumer(database: Kysely<Database>, userId: number): Promise<Consumer> {
  return await database
    .selectFrom('app_user')
    .select(['company', 'phone', 'name', 'email', 'email_option as emailOption'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Undefined values stay unchanged. */
export interface PreferenceChange {
  company: string | null | undefined;
  phone: string | null | undefined;
  emailOption: boolean | undefined;
}

export async function updatePreferences(
  database: Kysely<Database>,
  userId: number,
  { company, phone, emailOption }: PreferenceChange,
): Promise<void> {
  await database
    .updateTable('app_user')
    .set(({ ref }) => ({
      company: company === undefined ? ref('company') : company,
      phone: phone === undefined ? ref('phone') : phone,
      email_option: emailOption ?? ref('email_option'),
    }))
    .where('id', '=', userId)
    .execute();
}
