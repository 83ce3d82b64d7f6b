import { type Kysely, sql, type Transaction } from 'kysely';
import { isEmailAddress } from '#domain/emailAddress.ts';
import { CODE_LIMIT } from '#domain/schema/limits.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { StartError } from '../../platform/startError.ts';
import { addAudit } from '../audit/auditRepository.ts';
import { openWalkInAccount } from '../customers/walkIn.ts';
import { invitationExpiry } from '../retention/retention.ts';
import { isNameTaken, lockName } from './accountRepository.ts';
import { passwordHash } from './newPassword.ts';
import { addToken } from './tokenRepository.ts';

type Parts = Pick<Runtime, 'database' | 'clock' | 'ids'>;

/** The account whose password the link sets, and its expiration. */
export interface AdminLink {
  username: string;
  token: string;
  expiresAt: Date;
}

const shown = { isVisible: true, isLocked: false };
const ADMIN_MENU = { AdminPanel: shown, EditLandingPage: shown };

async function linkFor(
  { ids, clock }: Parts,
  transaction: Transaction<Database>,
  { id, username }: { id: number; username: string },
): Promise<AdminLink> {
  const token = ids.secret();
  const expiresAt = invitationExpiry(clock.now());
  await addToken(transaction, { kind: 'reset', token, userId: id, expiresAt, signUp: null });
  return { username, token, expiresAt };
}

function requireText(name: string, text: string): string {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > CODE_LIMIT || /\p{Cc}/u.test(trimmed)) {
    throw new StartError(`--${name} must be 1 to ${CODE_LIMIT} characters on one line.`);
  }
  return trimmed;
}

/** Creates an admin account from the server's command line; its owner chooses the password through the link. */
export async function createAdmin(
  parts: Parts,
  given: { email: string; name?: string | undefined; username?: string | undefined },
): Promise<AdminLink> {
  const { database, clock, ids } = parts;
  const email = given.email.trim();
  if (!isEmailAddress(email))
    throw new StartError(`--email is ${JSON.stringify(given.email)}: it must be an email address.`);
  const username = requireText('username', given.username ?? email);
  const name = requireText('name', given.name ?? email);
  const password_hash = await passwordHash(ids.secret());
  return await database.transaction().execute(async (transaction) => {
    await lockName(transaction, username.toLowerCase());
    if (await isNameTaken(transaction, username.toLowerCase())) {
      throw new StartError(
        `The account ${username} already exists. Choose another --username, or restore this account: npm run admin -- reset --username ${JSON.stringify(username)}`,
      );
    }
    const { id } = await transaction
      .insertInto('app_user')
      .values({ username, name, email, password_hash, menu: JSON.stringify(ADMIN_MENU), settings: '{}' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await openWalkInAccount(transaction, { userId: id, name: 'Walk-In' });
    await addAudit(transaction, {
      at: clock.now(),
      userId: null,
      action: 'admin.create',
      subject: String(id),
      detail: username,
    });
    return await linkFor(parts, transaction, { id, username });
  });
}

interface Candidate {
  id: number;
  username: string;
  email: string | null;
}

/** Admin candidates with this name or address; without one, the current admins. */
async function candidates(database: Kysely<Database>, asked: string | null): Promise<Candidate[]> {
  const name = asked?.trim().toLowerCase() ?? null;
  const { rows } = await sql<Candidate>`
    select id, username, email from app_user u
    where session_type = 'Normal' and not exists (select from trading_partner p where p.user_id = u.id)
      and case when ${name}::text is null then (menu #>> '{AdminPanel,isVisible}')::boolean
        else ${name} in (lower(username), lower(email)) end
    order by coalesce(lower(username) = ${name}::text, false) desc, lower(username)
    limit 20`.execute(database);
  const [first] = rows;
  return first && first.username.toLowerCase() === name ? [first] : rows;
}

/**
 * Restores access to an admin account: enabled, with the admin panel, and with a new password through the link. It is
 * found by username or email address, or without either if there is only one admin.
 */
export async function resetAdmin(parts: Parts, asked: string | null): Promise<AdminLink> {
  const { database, clock } = parts;
  const found = await candidates(database, asked);
  const [one, ...others] = found;
  if (!one) {
    throw new StartError(
      asked === null
        ? 'This shop has no admin yet: npm run admin -- create --email you@example.com'
        : `There is no account ${asked} that could run the shop.`,
    );
  }
  if (others.length > 0) {
    const names = found.map(({ username, email }) => `  ${username}${email === null ? '' : ` (${email})`}`);
    throw new StartError(`Say which account, with --username:\n${names.join('\n')}`);
  }
  return await database.transaction().execute(async (transaction) => {
    await sql`update app_user set is_disabled = false, is_verified = true, version = version + 1,
      menu = menu || ${JSON.stringify(ADMIN_MENU)}::jsonb where id = ${one.id}`.execute(transaction);
    const { id, username } = one;
    await addAudit(transaction, {
      at: clock.now(),
      userId: null,
      action: 'admin.reset',
      subject: String(id),
      detail: username,
    });
    return await linkFor(parts, transaction, { id, username });
  });
}
