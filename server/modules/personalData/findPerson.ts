import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { StartError } from '../../platform/startError.ts';

export interface Person {
  id: number;
  username: string;
  name: string;
  email: string | null;
  /** The personal account behind key 0, if the user has one. */
  accountKey: number | null;
  isConsumer: boolean;
}

/** The user of this name. The accounts of trading partners belong to no person. */
export async function findPerson(database: Kysely<Database>, username: string): Promise<Person> {
  const { rows } = await sql<Person>`
    select u.id, u.username, u.name, u.email, c.customer_key as "accountKey",
      u.session_type = 'Consumer' as "isConsumer"
    from app_user u left join customer c on c.walk_in_user_id = u.id
    where lower(u.username) = ${username.trim().toLowerCase()}
      and not exists (select from trading_partner p where p.user_id = u.id)`.execute(database);
  const [person] = rows;
  if (!person) throw new StartError(`There is no user ${username}.`);
  return person;
}
