import { type Static, Type } from 'typebox';
import { fieldInvalid, fieldTooLong } from '../fields/fieldReasons.ts';
import { type Problem, problemsOf } from '../fields/problem.ts';
import { ISSUERS } from '../payment/issuers.ts';
import { Code, MESSAGE_LIMIT, Text } from '../schema/limits.ts';
import { ConsumerSettings } from '../settings/consumerSettings.ts';
import { CreditCheck } from '../settings/settings.ts';
import { adminText } from '../texts/adminText.ts';
import { LANGUAGES } from '../texts/languages.ts';

const Flag = Type.Boolean();
const NullableText = Type.Union([Text, Type.Null()]);

/** Site settings, the same for all users. */
export const SiteConfiguration = Type.Object({
  version: Type.Integer({ minimum: 0 }),
  allowGuest: Flag,
  /** Guests see list prices. */
  showGuestPrices: Flag,
  allowConsumer: Flag,
  alwaysSearchAllProducts: Flag,
  allowConsumerPickup: Flag,
  allowConsumerDelivery: Flag,
  zipCodeRestrictionFlag: Flag,
  zipCodeRestrictionMessage: NullableText,
  layoutImages: Type.Object({ list: Flag, detail: Flag, mobile: Flag }),
  sellAtZero: Flag,
  creditCheck: CreditCheck,
  stockTracking: Flag,
  /** Whether the browser counts how users go through the flows. */
  countFlows: Flag,
  /** At least one; a page in none of a browser's languages is in the first. Absent: unchanged. */
  languages: Type.Optional(Type.Array(Type.Enum(LANGUAGES), { maxItems: LANGUAGES.length })),
  /** The IANA name of the shop's time zone. */
  timeZone: Code,
  consumer: Type.Object({
    ...ConsumerSettings.properties,
    registrationMessage: NullableText,
    optionText: NullableText,
  }),
  /** The accepted card issuers; 8 is eCheck. */
  paymentIssuers: Type.Array(Type.Integer({ minimum: 1, maximum: 8 }), { maxItems: 8 }),
});
export type SiteConfiguration = Static<typeof SiteConfiguration>;

function isTimeZone(name: string): boolean {
  try {
    return name !== '' && Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

export const lengthProblem = (name: string, text: string | null, limit: number) =>
  (text ?? '').length > limit ? fieldTooLong(limit, adminText('configuration.tooLong', { name, limit })) : null;

/** Why site settings are not valid. */
export function siteProblems(site: SiteConfiguration): Problem[] {
  const { allowConsumer, allowConsumerPickup, allowConsumerDelivery, consumer, paymentIssuers, languages } = site;
  const isUnreachable = allowConsumer && !allowConsumerPickup && !allowConsumerDelivery;
  const hasCard = paymentIssuers.some((issuer) => issuer !== ISSUERS.eCheck && issuer !== ISSUERS.enRoute);
  return problemsOf({
    allowConsumerDelivery: isUnreachable
      ? { code: 'consumersCannotOrder', text: adminText('configuration.noWay') }
      : null,
    languages:
      languages?.length === 0 ? { code: 'languagesMissing', text: adminText('configuration.noLanguage') } : null,
    paymentIssuers:
      allowConsumer && !hasCard ? { code: 'consumersCannotPay', text: adminText('configuration.noCards') } : null,
    timeZone: isTimeZone(site.timeZone) ? null : fieldInvalid(adminText('configuration.noZone')),
    zipCodeRestrictionMessage: lengthProblem(
      adminText('site.theMessage'),
      site.zipCodeRestrictionMessage,
      MESSAGE_LIMIT,
    ),
    'consumer.registrationMessage': lengthProblem(
      adminText('site.theMessage'),
      consumer.registrationMessage,
      MESSAGE_LIMIT,
    ),
    'consumer.optionText': lengthProblem(adminText('site.theText'), consumer.optionText, MESSAGE_LIMIT),
  });
}
