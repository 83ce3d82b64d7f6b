import { hash } from '@node-rs/argon2';
import type { Kysely } from 'kysely';
import type { MenuKey } from '#domain/settings/menu.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import type { Database } from '../../platform/database/schema.ts';
import { bulkInsert } from './bulkInsert.ts';
import type { DemoCustomer } from './customers/customers.ts';
import { GILDED_OYSTER, PINE_AND_TIDE } from './customers/knownCustomers.ts';
import { demoPassword } from './demoAccounts.ts';
import { randomFor } from './random.ts';

const USERS_TOPIC = 6;
const REP_CUSTOMERS = 25;

export const CHEF_ID = 1;
export const REP_ID = 2;
export const SHOPPER_ID = 6;
export const SHOPPER_ACCOUNT = -1;
export const REP_ACCOUNT = -2;

interface DemoUser {
  id: number;
  username: string;
  name: string;
  email: string;
  customerKey: number | null;
  isConsumer?: true;
  settings: Partial<UserSettings>;
  menu: Partial<Record<MenuKey, { isVisible: boolean; isLocked: boolean }>>;
}

const shown = { isVisible: true, isLocked: false };

const users: readonly DemoUser[] = [
  {
    id: CHEF_ID,
    username: 'chef',
    name: 'Marisol Quint',
    email: 'marisol.quint@gildedoyster.example',
    customerKey: GILDED_OYSTER,
    settings: {},
    menu: {},
  },
  {
    id: REP_ID,
    username: 'rep',
    name: 'Daniel Ashworth',
    email: 'daniel.ashworth@harborprovisions.example',
    customerKey: null,
    settings: { canChangePrice: true },
    menu: {},
  },
  {
    id: 3,
    username: 'admin',
    name: 'Theo Lindqvist',
    email: 'theo.lindqvist@pineandtide.example',
    customerKey: PINE_AND_TIDE,
    settings: {},
    menu: { AdminPanel: shown, EditLandingPage: shown },
  },
  {
    id: 4,
    username: 'rosa.delgado',
    name: 'Rosa Delgado',
    email: 'rosa.delgado@harborprovisions.example',
    customerKey: null,
    settings: {},
    menu: {},
  },
  {
    id: 5,
    username: 'peter.ouellette',
    name: 'Peter Ouellette',
    email: 'peter.ouellette@harborprovisions.example',
    customerKey: null,
    settings: {},
    menu: {},
  },
  {
    id: SHOPPER_ID,
    username: 'shopper@example.com',
    name: 'Robin Calloway',
    email: 'shopper@example.com',
    customerKey: SHOPPER_ACCOUNT,
    isConsumer: true,
    settings: {},
    menu: {},
  },
];

/** The demo password is public, so its salts come from the seed too: the rows are the same on every machine. */
export async function insertUsers(database: Kysely<Database>, seed: number): Promise<void> {
  const rows = await Promise.all(
    users.map(async (user) => {
      const random = randomFor(seed, USERS_TOPIC, user.id);
      const salt = Buffer.from(Array.from({ length: 16 }, () => random.integer(0, 255)));
      return {
        id: user.id,
        username: user.username,
        name: user.name,
        email: user.email,
        password_hash: await hash(demoPassword, { salt }),
        is_salesperson: user.customerKey === null,
        session_type: user.isConsumer ? 'Consumer' : 'Normal',
        customer_key: user.customerKey,
        settings: JSON.stringify(user.settings),
        menu: JSON.stringify(user.menu),
      };
    }),
  );
  await database.insertInto('app_user').values(rows).execute();
}

/**
 * `rep` serves the first 25 customers and walk-in business; the two colleagues share all others, and a few of those.
 */
export async function insertTerritories(database: Kysely<Database>, customers: readonly DemoCustomer[]): Promise<void> {
  const [rep, ...colleagues] = users.filter((user) => user.customerKey === null);
  const rows = customers.flatMap(({ key }, index) => {
    const colleague = colleagues[index % colleagues.length];
    const isReps = index < REP_CUSTOMERS;
    const servedBy = [isReps ? rep : undefined, !isReps || index % 5 === 0 ? colleague : undefined];
    return servedBy.flatMap((user) => (user ? [{ user_id: user.id, customer_key: key }] : []));
  });
  const walkIn = { user_id: REP_ID, customer_key: REP_ACCOUNT };
  const columns = { user_id: 'integer', customer_key: 'integer' };
  await bulkInsert(database, 'salesperson_customer', columns, [...rows, walkIn]);
}
