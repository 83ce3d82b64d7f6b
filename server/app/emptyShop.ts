import { type Kysely, sql } from 'kysely';
import { PROGRAM_LOGO } from '#domain/settings/programLogo.ts';
import type { SiteSettings, UserSettings } from '#domain/settings/settings.ts';
import { NEW_SHOP } from '#domain/settings/shopNames.ts';
import type { Database } from '../platform/database/schema.ts';

/** A new shop is closed to guests until an admin opens it. */
const siteSettings: SiteSettings = {
  allowGuest: false,
  allowConsumer: false,
  siteKey: null,
  alwaysSearchAllProducts: true,
  allowConsumerPickup: true,
  allowConsumerDelivery: false,
  zipCodeRestrictionFlag: false,
  zipCodeRestrictionMessage: null,
  layoutImages: { list: true, detail: true, mobile: true },
  sellAtZero: false,
  creditCheck: 'warn',
  stockTracking: true,
};

const userSettings: Partial<UserSettings> = { missingImage: 'missing.svg' };

/** Creates an empty shop in a database without one; leaves any other database unchanged. */
export async function ensureSite(database: Kysely<Database>): Promise<void> {
  await database
    .insertInto('site')
    .values({
      id: 1,
      distributor_name: NEW_SHOP,
      distributor_address: '',
      distributor_phone: '',
      time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      order_cutoff: '16:00',
      logo_name: PROGRAM_LOGO,
      settings: JSON.stringify(siteSettings),
      user_settings: JSON.stringify(userSettings),
      show_guest_prices: false,
      default_page_layout: 0,
      default_page_sort_by: 0,
      add_on_charge: '0',
      add_on_free_from: '0',
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Whether the shop is still empty. */
export async function isUntouched(database: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`select from site where distributor_name = ${NEW_SHOP} and not exists (select from app_user)
    and not exists (select from customer) and not exists (select from product)`.execute(database);
  return rows.length > 0;
}

const BEGINNING = {
  admin: `  npm run admin -- create --email you@example.com
      creates the first admin and prints a link to set a password`,
  own: `  npm run import -- FOLDER
      brings in products, prices, customers and users from files (docs/import.md)`,
  demo: `  npm run demo-data
      loads a demo distributor instead`,
};

/** How to start with a shop that has no users or no products; null when it has both. */
export async function howToBegin(database: Kysely<Database>): Promise<string | null> {
  const { rows } = await sql<{ hasUser: boolean; hasProduct: boolean }>`
    select exists (select from app_user) as "hasUser", exists (select from product) as "hasProduct"`.execute(database);
  const [{ hasUser, hasProduct } = { hasUser: true, hasProduct: true }] = rows;
  if (hasUser && hasProduct) return null;
  const { admin, own, demo } = BEGINNING;
  const isNew = !hasUser && !hasProduct;
  const steps = [...(hasUser ? [] : [admin]), ...(hasProduct ? [] : [own]), ...(isNew ? [demo] : [])];
  return [hasProduct ? 'No one can sign in yet:' : 'This shop is empty. Get started:', ...steps].join('\n');
}
