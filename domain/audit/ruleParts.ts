import { formatMoney } from '../money.ts';
import { daysInWords, issuersInWords } from '../rules/ruleWords.ts';
import { CREDIT_CHECK_TEXTS, SITE_FLAG_TEXTS, type SiteFlag } from '../rules/siteFlagTexts.ts';
import type { Rules, RuleTopic } from '../rules/topics.ts';
import { valueAt } from '../rules/valueAt.ts';
import { formatDate } from '../shownDate.ts';
import { plural } from '../shownNumber.ts';
import type { Parts } from './change.ts';
import { settingParts } from './userParts.ts';

const NOTHING = 'nothing';

type Stored<Topic extends RuleTopic> = Omit<Rules[Topic], 'version'>;

const text = (value: string | null) => value?.trim() || NOTHING;
const money = (amount: number | null, none: string) => (amount === null ? none : formatMoney(amount));
const onOff = (value: unknown) => (value === true ? 'On' : 'Off');
const isSiteFlag = (path: string): path is SiteFlag => path in SITE_FLAG_TEXTS;

const PARTS: { readonly [Topic in RuleTopic]: (rules: Stored<Topic>) => Parts } = {
  calendar: ({ deliveryWeekdays, pickupWeekdays, orderCutoff, daysAhead, warehouses, holidays }) => ({
    'Delivery days': daysInWords(deliveryWeekdays),
    'Pickup days': daysInWords(pickupWeekdays),
    'Order cut-off': orderCutoff,
    'Days ahead': String(daysAhead),
    ...Object.fromEntries(
      warehouses.flatMap(({ code, orderCutoff: own }) => (own ? [[`Order cut-off of warehouse ${code}`, own]] : [])),
    ),
    ...Object.fromEntries(holidays.map(({ date, name }) => [`Holiday ${formatDate(date)}`, name || 'without a name'])),
  }),
  zips: ({ rules }) =>
    Object.fromEntries(
      rules.map(({ zip, isDelivered, minimumOrderAmount, weekdays, county }) => [
        `Zip ${zip}`,
        isDelivered
          ? ['delivered to', `minimum ${money(minimumOrderAmount, 'none')}`, daysInWords(weekdays), county]
              .filter(Boolean)
              .join(', ')
          : 'not delivered to',
      ]),
    ),
  charges: ({ addOnCharge, addOnFreeFrom, consumerTax, taxRates }) => ({
    'Delivery charge': formatMoney(addOnCharge),
    'No charge from': money(addOnFreeFrom, 'never'),
    'Tax of consumers and walk-ins': `${consumerTax} %`,
    ...Object.fromEntries(
      taxRates.map(({ percent, customers }) => [`Tax of ${percent} %`, plural(customers, 'customer')]),
    ),
  }),
  site: (site) => ({
    ...Object.fromEntries(
      Object.keys(SITE_FLAG_TEXTS)
        .filter(isSiteFlag)
        .map((path) => [SITE_FLAG_TEXTS[path].label, onOff(valueAt(site, path))]),
    ),
    [CREDIT_CHECK_TEXTS.label]: CREDIT_CHECK_TEXTS.choices[site.creditCheck],
    'Message at sign-up': text(site.consumer.registrationMessage),
    'Text of the email checkbox': text(site.consumer.optionText),
    'Message for an address that is not delivered to': text(site.zipCodeRestrictionMessage),
    'Accepted payment': issuersInWords(site.paymentIssuers).join(', ') || NOTHING,
    'Time zone': site.timeZone,
  }),
  user: (user) => settingParts(user, NOTHING),
  shop: ({ name, address, phone, logoName, theme, primaryColor, secondaryColor, paperSize }) => ({
    Name: text(name),
    Address: text(address),
    Phone: text(phone),
    Logo: text(logoName),
    Appearance: theme === 1 ? 'Dark' : 'Light',
    'Primary color': primaryColor,
    'Secondary color': secondaryColor,
    Paper: paperSize,
  }),
  synonyms: ({ groups }) =>
    Object.fromEntries(groups.map(({ typed, finds }) => [`Search word ${typed.join(', ')}`, finds.join(', ')])),
};

/** What the rules of a topic say, in words. */
export function ruleParts<Topic extends RuleTopic>(topic: Topic, rules: Stored<Topic>): Parts {
  return PARTS[topic](rules);
}
