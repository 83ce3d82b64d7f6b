import type { Kysely } from 'kysely';
import { billingProblems, billingValuesOf } from '#domain/payment/billingRules.ts';
import { cardProblems, cardValuesOf } from '#domain/payment/cardRules.ts';
import type { Billing } from '#domain/payment/payment.ts';
import { TEST_CARDS } from '#domain/payment/testCards.ts';
import { dateInZone } from '#domain/timeZone.ts';
import type { Database } from '../database/schema.ts';
import type { Buyer } from '../session/caller.ts';
import { findAcceptedIssuers } from './acceptedIssuers.ts';
import type { PaymentSource } from './gateway.ts';

const TEST_NUMBERS = TEST_CARDS.map(({ number }) => number);

/** What is wrong with what somebody pays with, by the rules of its form and in their words; the gateway is not asked then. */
export async function findPaymentProblems(
  database: Kysely<Database>,
  { source, billing }: { source: PaymentSource; billing: Billing },
  { settings: { creditCardSettings: settings }, site }: Pick<Buyer, 'settings' | 'site'>,
  now: Date,
): Promise<string[]> {
  const ofBilling = Object.values(billingProblems(billingValuesOf(billing), settings));
  if (source.kind !== 'card') return ofBilling;
  const terms = {
    settings,
    accepted: await findAcceptedIssuers(database),
    testNumbers: settings.isTestTransaction ? TEST_NUMBERS : null,
    today: dateInZone(now, site.timeZone),
  };
  return [...Object.values(cardProblems(cardValuesOf(source.card), terms)), ...ofBilling];
}
