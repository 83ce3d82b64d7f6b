import { type Kysely, sql, type Transaction } from 'kysely';
import { amountTextOf } from '#domain/rules/amounts.ts';
import type { Rules } from '#domain/rules/topics.ts';
import { ZIP_RULES_LIMIT, type ZipRulesChange, zipBeginning } from '#domain/rules/zipRules.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { findTermsOfZips } from '../../addresses/zipTerms.ts';
import { followZipTerms } from './followZipTerms.ts';
import type { RuleStore } from './ruleStore.ts';

async function find(database: Kysely<Database>): Promise<Omit<Rules['zips'], 'version'>> {
  const { rows } = await sql<Rules['zips']['rules'][number]>`
    select zip, is_deliverable as "isDelivered", minimum_order_amount::float8 as "minimumOrderAmount",
      delivery_weekdays as weekdays, county
    from zip_rule order by zip collate "C" limit ${ZIP_RULES_LIMIT}`.execute(database);
  const { deliveryWeekdays } = await database
    .selectFrom('site')
    .select('delivery_weekdays as deliveryWeekdays')
    .executeTakeFirstOrThrow();
  return { rules: rows, deliveryWeekdays };
}

async function replaceRules(transaction: Transaction<Database>, { rules }: ZipRulesChange): Promise<void> {
  await transaction.deleteFrom('zip_rule').execute();
  if (rules.length === 0) return;
  const rows = rules.map(({ zip, isDelivered, minimumOrderAmount, weekdays, county }) => ({
    zip: zipBeginning(zip),
    is_deliverable: isDelivered,
    minimum_order_amount: amountTextOf(minimumOrderAmount),
    delivery_weekdays: [...new Set(weekdays)].sort((one, other) => one - other),
    county: county?.trim() || null,
  }));
  await transaction.insertInto('zip_rule').values(rows).execute();
}

/** Writes the rules, and updates every address whose rule changed. */
async function write(transaction: Transaction<Database>, change: ZipRulesChange): Promise<void> {
  const addressed = await transaction
    .selectFrom('address')
    .select('zip')
    .distinct()
    .where('zip', 'is not', null)
    .execute();
  const zips = addressed.flatMap(({ zip }) => zip ?? []);
  const before = await findTermsOfZips(transaction, zips);
  await replaceRules(transaction, change);
  await followZipTerms(transaction, { before, after: await findTermsOfZips(transaction, zips) });
}

export const zipStore: RuleStore<'zips'> = { find, write };
