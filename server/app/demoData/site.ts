import type { Kysely } from 'kysely';
import type { SiteSettings, UserSettings } from '#domain/settings/settings.ts';
import { DEMO_DISTRIBUTOR } from '#domain/settings/shopNames.ts';
import type { Database } from '../../platform/database/schema.ts';

export const deliveryCharge = { charge: '7.50', freeFrom: '750.00' };

const siteSettings: SiteSettings = {
  allowGuest: true,
  allowConsumer: true,
  siteKey: null,
  alwaysSearchAllProducts: true,
  allowConsumerPickup: true,
  allowConsumerDelivery: true,
  zipCodeRestrictionFlag: true,
  zipCodeRestrictionMessage: 'We do not deliver to this zip code. Please pick your order up, or call (207) 555-0100.',
  layoutImages: { list: true, detail: true, mobile: true },
  sellAtZero: false,
  creditCheck: 'warn',
  stockTracking: true,
};

const userSettings: Partial<UserSettings> = {
  missingImage: 'missing.svg',
  orderQuantityRoundingFlag: 'None',
  productScanDocuments: true,
};

export async function insertSite(database: Kysely<Database>): Promise<void> {
  await database
    .insertInto('site')
    .values({
      id: 1,
      distributor_name: DEMO_DISTRIBUTOR,
      distributor_address: '60 Marginal Way\nPortland, ME 04101',
      distributor_phone: '(207) 555-0100',
      time_zone: 'America/New_York',
      order_cutoff: '16:00',
      delivery_weekdays: [2, 3, 4, 5, 6, 7],
      logo_name: 'logo.svg',
      settings: JSON.stringify(siteSettings),
      user_settings: JSON.stringify(userSettings),
      show_guest_prices: true,
      default_page_layout: 0,
      default_page_sort_by: 0,
      add_on_charge: deliveryCharge.charge,
      add_on_free_from: deliveryCharge.freeFrom,
    })
    .execute();
}
