import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/** Someone who may approve an order of another member. */
export interface Approver {
  userId: number;
  name: string;
  email: string | null;
}

/**
 * The members who may approve an order of this member to this ship-to: enabled, with the right, with prices, and not
 * the member. With `onlyUser`: at most that one.
 */
export async function findApprovers(
  database: Kysely<Database>,
  { customerKey, requesterId, shipToCode }: { customerKey: number; requesterId: number; shipToCode: string | null },
  onlyUser: number | null = null,
): Promise<Approver[]> {
  const { rows } = await sql<Approver>`
    select u.id as "userId", u.name, u.email
    from team_member m join app_user u on u.id = m.user_id join customer c on c.customer_key = m.customer_key cross join site
    where m.customer_key = ${customerKey} and 'approve' = any(m.rights) and not u.is_disabled
      and u.id <> ${requesterId} and (${onlyUser}::integer is null or u.id = ${onlyUser})
      and (m.ship_tos is null or ${shipToCode}::text is null or ${shipToCode} = any(m.ship_tos))
      and not coalesce((u.settings ->> 'hidePricing')::boolean, (c.settings ->> 'hidePricing')::boolean,
        (site.user_settings ->> 'hidePricing')::boolean, false)
    order by u.name, u.id`.execute(database);
  return rows;
}
