import { type RawBuilder, sql, type Transaction } from 'kysely';
import { serverText } from '#domain/texts/serverText.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { StartError } from '../../platform/startError.ts';
import { endSessions } from '../access/endSessions.ts';
import { passwordHash } from '../accounts/newPassword.ts';
import { addAudit } from '../audit/auditRepository.ts';
import { hasAdmin, lockUsers } from '../users/userRepository.ts';
import { findPerson, type Person } from './findPerson.ts';

const ERASED = serverText('person.erasedUser');
const erasedUsername = (id: number) => `erased-${id}`;

/** What is deleted, or loses what names the person, in an order that foreign keys allow. */
function statementsOf({ id, username, name, email, accountKey, isConsumer }: Person): RawBuilder<unknown>[] {
  const names = [username, email ?? username].map((one) => one.toLowerCase());
  const callers = names.map((one) => `account ${one}`);
  const account = sql`${accountKey}::integer`;
  const isAbout = sql`(action similar to '(user|admin).%' and subject = ${String(id)})`;
  const isNamed = (column: RawBuilder<unknown>) =>
    sql`exists (select from unnest(${[username, name, ...(email === null ? [] : [email])]}::text[]) as known (text)
      where strpos(lower(${column}), lower(known.text)) > 0)`;
  return [
    sql`delete from session where user_id = ${id}`,
    sql`delete from two_factor where user_id = ${id}`,
    sql`delete from account_token where user_id = ${id}`,
    sql`delete from known_sign_in where username = any(${names})`,
    sql`delete from sign_in_failure where username = any(${names})`,
    sql`delete from limited_call where who = any(${callers})`,
    sql`delete from idempotent_result where user_id = ${id}`,
    sql`delete from cart where user_id = ${id}`,
    sql`delete from recording where user_id = ${id}`,
    sql`delete from menu_log where user_id = ${id}`,
    sql`delete from undeliverable_zip where user_id = ${id}`,
    sql`delete from user_theme where user_id = ${id}`,
    sql`delete from salesperson_customer where user_id = ${id}`,
    sql`delete from graphile_worker._private_jobs where locked_at is null and (
      key in (select 'letter ' || id from letter where lower(to_address) = any(${names}))
      or lower(payload ->> 'name') = any(${names}) or lower(payload ->> 'email') = any(${names}))`,
    sql`delete from letter where lower(to_address) = any(${names})`,
    sql`delete from import_result r using import_run i where i.id = r.run_id and i.kind = 'users'
      and (${isNamed(sql`r.value`)} or ${isNamed(sql`r.reason`)})`,
    sql`update import_run set preview = null where kind = 'users' and ${isNamed(sql`preview::text`)}`,
    sql`delete from order_guide where customer_key = ${account}`,
    sql`delete from address where customer_key = ${account}`,
    sql`update customer set settings = '{}', default_shipto = null, default_po = null,
      name = case when ${isConsumer} then ${ERASED} else name end where customer_key = ${account}`,
    sql`update sales_order set ship_to_address = ship_to_address
      || ${JSON.stringify({ name: ERASED, contact: null, phone: null, address1: null, address2: null })}::jsonb
      where customer_key = ${account} and ship_to_address is not null`,
    sql`update audit set detail = null, changes = null where ${isAbout} or (user_id = ${id}
      and (${isNamed(sql`detail`)} or ${isNamed(sql`changes::text`)}))`,
  ];
}

async function closeAccount(
  transaction: Transaction<Database>,
  { id }: Person,
  unknownPassword: string,
): Promise<void> {
  await transaction
    .updateTable('app_user')
    .set(({ eb }) => ({
      username: erasedUsername(id),
      name: ERASED,
      email: null,
      company: null,
      phone: null,
      email_option: false,
      settings: '{}',
      menu: '{}',
      default_page_layout: null,
      default_page_sort_by: null,
      language: null,
      password_hash: unknownPassword,
      is_disabled: true,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/**
 * Erases what names a user. Orders, invoices, payments and the ledger stay, with the user as "Erased user". Returns
 * false for a user that was erased before.
 */
export async function erasePerson(
  { database, clock, ids }: Pick<Runtime, 'database' | 'clock' | 'ids'>,
  username: string,
): Promise<boolean> {
  const unknownPassword = await passwordHash(ids.secret());
  return await database.transaction().execute(async (transaction) => {
    await lockUsers(transaction);
    const person = await findPerson(transaction, username);
    const { id } = person;
    if (person.username === erasedUsername(id)) return false;
    const hadAdmin = await hasAdmin(transaction);
    await endSessions(transaction, { userId: id, except: null, code: 'sessionExpired', now: clock.now() });
    for (const statement of statementsOf(person)) await statement.execute(transaction);
    await closeAccount(transaction, person, unknownPassword);
    if (hadAdmin && !(await hasAdmin(transaction))) {
      throw new StartError(`${person.username} is the last admin. Create another one first: npm run admin -- create.`);
    }
    await addAudit(transaction, { at: clock.now(), userId: null, action: 'user.erase', subject: String(id) });
    return true;
  });
}
