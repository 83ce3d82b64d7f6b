import { type Kysely, sql, type Transaction } from 'kysely';
import { amountTextOf } from '#domain/siteConfiguration/amounts.ts';
import {
  DELIVERY_AREAS_LIMIT,
  type DeliveryAreasChange,
  zipBeginning,
} from '#domain/siteConfiguration/deliveryAreas.ts';
import type { Configuration } from '#domain/siteConfiguration/topics.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { findTermsOfZips } from '../../addresses/zipTerms.ts';
import { followZipTerms } from './followZipTerms.ts';
import type { TopicStore } from './topicStore.ts';

async function find(database: Kysely<Database>): Promise<Omit<Configuration['zips'], 'version'>> {
  const { rows } = await sql<Configuration['zips']['rules'][number]>`
    select zip, is_deliverable as "isDelivered", minimum_order_amount::float8 as "minimumOrderAmount",
      delivery_weekdays as weekdays, county
    from zip_rule order by zip collate "C" limit ${DELIVERY_AREAS_LIMIT}`.execute(database);
  const { deliveryWeekdays } = await database
    .selectFrom('site')
    .select('delivery_weekdays as deliveryWeekdays')
    .executeTakeFirstOrThrow();
  return { rules: rows, deliveryWeekdays };
}

async function replaceAreas(transaction: Transaction<Database>, { rules: areas }: DeliveryAreasChange): Promise<void> {
  await transaction.deleteFrom('zip_rule').execute();
  if (areas.length === 0) return;
  const rows = areas.map(({ zip, isDelivered, minimumOrderAmount, weekdays, county }) => ({
    zip: zipBeginning(zip),
    is_deliverable: isDelivered,
    minimum_order_amount: amountTextOf(minimumOrderAmount),
    delivery_weekdays: [...new Set(weekdays)].sort((one, other) => one - other),
    county: county?.trim() || null,
  }));
  await transaction.insertInto('zip_rule').values(rows).execute();
}

/** Writes the areas, and updates every address whose area changed. */
async function write(transaction: Transaction<Database>, change: DeliveryAreasChange): Promise<void> {
  const addressed = await transaction
    .selectFrom('address')
    .select('zip')
    .distinct()
    .where('zip', 'is not', null)
    .execute();
  const zips = addressed.flatMap(({ zip }) => zip ?? []);
  const before = await findTermsOfZips(transaction, zips);
  await replaceAreas(transaction, change);
  await followZipTerms(transaction, { before, after: await findTermsOfZips(transaction, zips) });
}

export const zipStore: TopicStore<'zips'> = { find, write };
