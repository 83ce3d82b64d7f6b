import { randomBytes } from 'node:crypto';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { importTexts } from '#domain/dataImport/importTexts.ts';
import { salespeople, users } from '#domain/dataImport/kinds/users.ts';
import { menuOfText } from '#domain/dataImport/menuCell.ts';
import { dataImportText } from '#domain/texts/dataImportText.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { endSessionsOfDisabled } from '../../access/endSessions.ts';
import { notifyOldAddresses } from '../../accounts/accountNotices.ts';
import { passwordHash } from '../../accounts/newPassword.ts';
import { hasAdmin, lockUsers } from '../../users/userRepository.ts';
import { FileRefused } from '../fileRefused.ts';
import { type Candidate, givenRows, type ImportTarget, isYes, refuse, yesOrNo } from './importTarget.ts';

/** The accounts that a distributor manages: no consumers, walk-in business or accounts of procurement systems. */
const isKept = sql`u.session_type = 'Normal' and coalesce(u.customer_key, 1) > 0
  and not exists (select from trading_partner t where t.user_id = u.id)`;

const isAdmin = sql`u.menu->'AdminPanel'->>'isVisible' = 'true' and u.menu->'AdminPanel'->>'isLocked' = 'false'`;

/** Usernames and addresses are compared without case. */
async function refuseTaken(transaction: Transaction<Database>, rows: readonly Candidate[]): Promise<void> {
  const names = rows.flatMap(({ values }) => values.user?.toLowerCase() ?? []);
  const addresses = rows.flatMap(({ values }) => values.email?.toLowerCase() ?? []);
  const { rows: known } = await sql<{ user: string; email: string | null; isKept: boolean }>`
    select lower(u.username) as user, lower(u.email) as email, ${isKept} as "isKept" from app_user u
    where lower(u.username) = any(${names}::text[]) or lower(u.email) = any(${addresses}::text[])`.execute(transaction);
  const reserved = new Set(known.filter((one) => !one.isKept).map(({ user }) => user));
  const owners = new Map<string, string>();
  for (const { user, email } of known) if (email !== null) owners.set(email, user);
  for (const row of rows) {
    const user = row.values.user?.toLowerCase() ?? '';
    const email = row.values.email?.toLowerCase();
    if (reserved.has(user)) refuse(row, 'user', importTexts.reservedCode(row.values.user ?? ''));
    if (!email || row.before?.email?.toLowerCase() === email) continue;
    const owner = owners.get(email);
    if (owner !== undefined && owner !== user) refuse(row, 'email', importTexts.emailTaken(row.values.email ?? ''));
    else owners.set(email, user);
  }
}

/** The hash of a random password; the user chooses one with Forgot Password. */
const newPassword = () => passwordHash(randomBytes(32).toString('base64url'));

export const usersTarget: ImportTarget = {
  kind: users,
  select: sql`select u.username as user, u.name, u.email, case when u.is_salesperson then 'salesperson' else 'customer' end as type,
    c.customer_code as customer, u.company, u.phone, ${yesOrNo('u.is_disabled')} as disabled, u.menu::text as menu,
    u.settings::text as settings, u.language
    from app_user u left join customer c on c.customer_key = u.customer_key where ${isKept}`,
  order: sql`lower(r.user) collate "C"`,

  async lock(transaction, keys) {
    await lockUsers(transaction);
    const names = keys.flatMap(({ user }) => user?.toLowerCase() ?? []);
    await sql`select from app_user where lower(username) = any(${names}::text[]) order by id for no key update`.execute(
      transaction,
    );
  },

  async validate(transaction, rows) {
    for (const row of rows) {
      const { type, customer, menu } = row.values;
      const runsShop = menu?.split('; ').includes('AdminPanel=shown') ?? false;
      if (type === 'customer' && !customer && !runsShop) refuse(row, 'customer', importTexts.needsCustomer);
      if (type === 'salesperson' && customer) refuse(row, 'customer', importTexts.needsNoCustomer);
    }
    await refuseTaken(transaction, rows);
  },

  async write(transaction, rows, now) {
    const hadAdmin = await hasAdmin(transaction);
    const changes = rows.map(({ values: { user, email } }) => ({ username: user ?? '', email: email ?? null }));
    await notifyOldAddresses(transaction, changes, now);
    const written = rows.map((row) => ({
      ...row,
      values: { ...row.values, menu: JSON.stringify(menuOfText(row.values.menu ?? null)) },
    }));
    await sql`
      insert into app_user (username, name, password_hash, email, is_salesperson, customer_key, company, phone, is_disabled, menu, settings,
        language)
      select given.user, given.name, ${await newPassword()}, given.email, given.type = 'salesperson', c.customer_key,
        given.company, given.phone, ${isYes('disabled')}, given.menu::jsonb, coalesce(given.settings, '{}')::jsonb, given.language
      from ${givenRows(users, written)} left join customer c on c.customer_code = given.customer
      on conflict (lower(username)) do update set name = excluded.name, email = excluded.email,
        is_salesperson = excluded.is_salesperson, customer_key = excluded.customer_key, company = excluded.company,
        phone = excluded.phone, is_disabled = excluded.is_disabled, menu = excluded.menu, settings = excluded.settings,
        language = excluded.language, version = app_user.version + 1`.execute(transaction);
    await endSessionsOfDisabled(transaction);
    if (hadAdmin && !(await hasAdmin(transaction))) throw new FileRefused(dataImportText('import.lastAdmin'));
  },

  async deactivate(transaction, present: RawBuilder<unknown>) {
    const { numAffectedRows } = await sql`
      update app_user u set is_disabled = true, version = version + 1
      where not u.is_disabled and ${isKept} and not coalesce(${isAdmin}, false)
        and lower(u.username) not in (select lower("user") from ${present})`.execute(transaction);
    await endSessionsOfDisabled(transaction);
    return Number(numAffectedRows ?? 0);
  },
};

export const salespeopleTarget: ImportTarget = {
  kind: salespeople,
  select: sql`select u.username as user, c.customer_code as customer from salesperson_customer s
    join app_user u on u.id = s.user_id join customer c on c.customer_key = s.customer_key and c.customer_key > 0`,
  order: sql`lower(r.user) collate "C", r.customer collate "C"`,

  async write(transaction, rows) {
    await sql`
      insert into salesperson_customer (user_id, customer_key)
      select u.id, c.customer_key from ${givenRows(salespeople, rows)}
      join app_user u on lower(u.username) = lower(given.user) join customer c on c.customer_code = given.customer
      on conflict do nothing`.execute(transaction);
  },
};
