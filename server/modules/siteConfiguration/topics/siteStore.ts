import { type Kysely, sql, type Transaction } from 'kysely';
import type { ConsumerSettings } from '#domain/settings/consumerSettings.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import type { SiteConfiguration } from '#domain/siteConfiguration/siteConfiguration.ts';
import type { Configuration } from '#domain/siteConfiguration/topics.ts';
import { LANGUAGES } from '#domain/texts/languages.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { findAcceptedIssuers } from '../../payments/acceptedIssuers.ts';
import type { TopicStore } from './topicStore.ts';

interface Row {
  settings: SiteSettings & { countFlows?: boolean };
  consumer: ConsumerSettings;
  showGuestPrices: boolean;
  timeZone: string;
}

async function find(database: Kysely<Database>): Promise<Omit<Configuration['site'], 'version'>> {
  const { rows } = await sql<Row>`
    select settings, consumer_settings as consumer, show_guest_prices as "showGuestPrices", time_zone as "timeZone"
    from site`.execute(database);
  const [row] = rows;
  if (!row) throw new Error('the database has no site row');
  const { settings, consumer, showGuestPrices, timeZone } = row;
  const { allowGuest, allowConsumer, alwaysSearchAllProducts, allowConsumerPickup, allowConsumerDelivery } = settings;
  const { zipCodeRestrictionFlag, zipCodeRestrictionMessage, layoutImages, sellAtZero = false } = settings;
  const { creditCheck = 'warn', stockTracking = true, languages = [...LANGUAGES] } = settings;
  const { countFlows = true } = settings;
  return {
    allowGuest,
    showGuestPrices,
    allowConsumer,
    alwaysSearchAllProducts,
    allowConsumerPickup,
    allowConsumerDelivery,
    zipCodeRestrictionFlag,
    zipCodeRestrictionMessage,
    layoutImages,
    sellAtZero,
    creditCheck,
    stockTracking,
    countFlows,
    languages,
    timeZone,
    consumer,
    paymentIssuers: await findAcceptedIssuers(database),
  };
}

const textOf = (sent: string | null) => sent?.trim() || null;

async function write(transaction: Transaction<Database>, change: SiteConfiguration): Promise<void> {
  const { version: _, showGuestPrices, timeZone, consumer, paymentIssuers, languages, ...settings } = change;
  const site = {
    ...settings,
    ...(languages && { languages: [...new Set(languages)] }),
    zipCodeRestrictionMessage: textOf(settings.zipCodeRestrictionMessage),
  };
  const { registrationMessage, useOption, optionDefault, optionText } = consumer;
  const signUp = {
    registrationMessage: textOf(registrationMessage),
    useOption,
    optionDefault,
    optionText: textOf(optionText),
  };
  await sql`
    update site set settings = settings || ${JSON.stringify(site)}::jsonb,
      consumer_settings = consumer_settings || ${JSON.stringify(signUp)}::jsonb,
      show_guest_prices = ${showGuestPrices}, time_zone = ${timeZone}, payment_issuers = ${paymentIssuers}`.execute(
    transaction,
  );
}

export const siteStore: TopicStore<'site'> = { find, write };
