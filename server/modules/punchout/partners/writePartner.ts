import { sql, type Transaction } from 'kysely';
import type { PartnerChange } from '#domain/punchout/partner.ts';
import type { Database } from '../../../platform/database/schema.ts';

type Written = Pick<PartnerChange, 'name' | 'protocol' | 'isActive' | 'customerKey' | 'identities' | 'settings'>;

async function insertIdentities(
  transaction: Transaction<Database>,
  id: number,
  { protocol, identities }: Written,
): Promise<void> {
  if (identities.length === 0) return;
  const rows = identities.map((identity) => ({ ...identity, protocol, partner_id: id }));
  await transaction.insertInto('partner_identity').values(rows).execute();
}

/**
 * A new partner with the account of its visits, which cannot sign in. `passwordHash` belongs to an unknown password;
 * `secretHash` null: it has no secret yet.
 */
export async function insertPartner(
  transaction: Transaction<Database>,
  { partner, secretHash, passwordHash }: { partner: Written; secretHash: string | null; passwordHash: string },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('trading_partner', 'id'))::integer as id`.execute(transaction);
  const id = rows[0]?.id ?? 0;
  const account = await transaction
    .insertInto('app_user')
    .values({
      username: `punchout-${id}`,
      name: partner.name,
      password_hash: passwordHash,
      session_type: 'Normal',
      customer_key: partner.customerKey,
      is_disabled: !partner.isActive,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('trading_partner')
    .values({
      id,
      name: partner.name,
      protocol: partner.protocol,
      is_active: partner.isActive,
      customer_key: partner.customerKey,
      user_id: account.id,
      settings: JSON.stringify(partner.settings),
      secret_hash: secretHash,
    })
    .execute();
  await insertIdentities(transaction, id, partner);
  return id;
}

/** `secretHash` undefined keeps the secret. */
export async function updatePartner(
  transaction: Transaction<Database>,
  id: number,
  { partner, version, secretHash }: { partner: Written; version: number; secretHash: string | undefined },
): Promise<void> {
  const { user_id } = await transaction
    .updateTable('trading_partner')
    .set({
      version,
      name: partner.name,
      protocol: partner.protocol,
      is_active: partner.isActive,
      customer_key: partner.customerKey,
      settings: JSON.stringify(partner.settings),
      ...(secretHash !== undefined && { secret_hash: secretHash }),
    })
    .where('id', '=', id)
    .returning('user_id')
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('app_user')
    .set({ name: partner.name, customer_key: partner.customerKey, is_disabled: !partner.isActive })
    .where('id', '=', user_id)
    .execute();
  await transaction.deleteFrom('partner_identity').where('partner_id', '=', id).execute();
  await insertIdentities(transaction, id, partner);
}

/** Ends the active sessions of the partner's visits, and revokes the codes of those that have not started. */
export async function endVisits(transaction: Transaction<Database>, id: number, now: Date): Promise<void> {
  const visits = transaction.selectFrom('punchout_visit').select('id').where('partner_id', '=', id);
  const ended = await transaction
    .updateTable('session')
    .set({ revoked_at: now })
    .where('punchout_visit_id', 'in', visits)
    .where('revoked_at', 'is', null)
    .returning('token_hash')
    .execute();
  const tokens = ended.map(({ token_hash }) => token_hash);
  if (tokens.length > 0) await transaction.deleteFrom('document').where('token_hash', 'in', tokens).execute();
  await transaction
    .updateTable('punchout_visit')
    .set({ code_expires_at: now })
    .where('partner_id', '=', id)
    .where('code_used_at', 'is', null)
    .where('code_expires_at', '>', now)
    .execute();
}
