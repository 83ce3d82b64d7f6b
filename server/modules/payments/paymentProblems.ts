import type { Kysely } from 'kysely';
import { bankProblems, bankValuesOf } from '#domain/payment/bankRules.ts';
import { billingProblems, billingValuesOf } from '#domain/payment/billingRules.ts';
import { cardProblems, cardValuesOf } from '#domain/payment/cardRules.ts';
import { ISSUERS } from '#domain/payment/issuers.ts';
import type { Billing } from '#domain/payment/payment.ts';
import { TEST_CARDS } from '#domain/payment/testCards.ts';
import type { Reason } from '#domain/refusal/coded.ts';
import { accountText } from '#domain/texts/accountText.ts';
import { dateInZone } from '#domain/timeZone.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Buyer } from '../access/caller.ts';
import { findAcceptedIssuers } from './acceptedIssuers.ts';
import type { PaymentSource } from './gateway.ts';

const TEST_NUMBERS = TEST_CARDS.map(({ number }) => number);

/** The problems of the payment form's data, by its rules and with its texts; the gateway is not asked then. */
export async function findPaymentProblems(
  database: Kysely<Database>,
  { source, billing }: { source: PaymentSource; billing: Billing },
  { settings: { creditCardSettings: settings }, site }: Pick<Buyer, 'settings' | 'site'>,
  now: Date,
): Promise<Reason[]> {
  const ofBilling = billingProblems(billingValuesOf(billing), settings);
  if (source.kind === 'token') return ofBilling;
  const accepted = await findAcceptedIssuers(database);
  if (source.kind === 'bank') {
    if (!accepted.includes(ISSUERS.eCheck))
      return [{ code: 'bankNotAccepted', text: accountText('payment.bankNotAccepted') }];
    return [...bankProblems(bankValuesOf(source.bank)), ...ofBilling];
  }
  const terms = {
    settings,
    accepted,
    testNumbers: settings.isTestTransaction ? TEST_NUMBERS : null,
    today: dateInZone(now, site.timeZone),
  };
  return [...cardProblems(cardValuesOf(source.card), terms), ...ofBilling];
}
