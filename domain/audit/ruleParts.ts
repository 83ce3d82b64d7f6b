import { formatMoney } from '../money.ts';
import { ISSUERS } from '../payment/issuers.ts';
import { SITE_FLAG_TEXTS, type SiteFlag } from '../rules/siteFlagTexts.ts';
import type { Rules, RuleTopic } from '../rules/topics.ts';
import { formatDate } from '../shownDate.ts';
import { plural } from '../shownNumber.ts';
import type { Parts } from './change.ts';
import { settingParts } from './userParts.ts';

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const ISSUER_NAMES: readonly (readonly [number, string])[] = [
  [ISSUERS.Visa, 'Visa'],
  [ISSUERS.MasterCard, 'MasterCard'],
  [ISSUERS.AmericanExpress, 'American Express'],
  [ISSUERS.Discover, 'Discover'],
  [ISSUERS.JCB, 'JCB'],
  [ISSUERS.DinersClub, 'Diners Club'],
  [ISSUERS.eCheck, 'eCheck'],
];
const NOTHING = 'nothing';

type Stored<Topic extends RuleTopic> = Omit<Rules[Topic], 'version'>;

const days = (weekdays: readonly number[]) => weekdays.map((day) => DAYS[day - 1]).join(', ') || 'no day';
const text = (value: string | null) => value?.trim() || NOTHING;
const money = (amount: number | null, none: string) => (amount === null ? none : formatMoney(amount));
const onOff = (value: unknown) => (value === true ? 'On' : 'Off');
const isSiteFlag = (path: string): path is SiteFlag => path in SITE_FLAG_TEXTS;

/** What stands at a path, as `consumer.useOption`. */
function at(values: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : null),
      values,
    );
}

const PARTS: { readonly [Topic in RuleTopic]: (rules: Stored<Topic>) => Parts } = {
  calendar: ({ deliveryWeekdays, pickupWeekdays, orderCutoff, daysAhead, warehouses, holidays }) => ({
    'Delivery days': days(deliveryWeekdays),
    'Pickup days': days(pickupWeekdays),
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
          ? ['delivered to', `minimum ${money(minimumOrderAmount, 'none')}`, days(weekdays), county]
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
        .map((path) => [SITE_FLAG_TEXTS[path].label, onOff(at(site, path))]),
    ),
    'Message at sign-up': text(site.consumer.registrationMessage),
    'Text of the email checkbox': text(site.consumer.optionText),
    'Message for an address that is not delivered to': text(site.zipCodeRestrictionMessage),
    'Accepted payment':
      ISSUER_NAMES.flatMap(([code, name]) => (site.paymentIssuers.includes(code) ? [name] : [])).join(', ') || NOTHING,
    'Time zone': site.timeZone,
  }),
  user: (user) => settingParts(user, NOTHING),
  shop: ({ name, address, phone, logoName, theme, primaryColor, secondaryColor, paperSize }) => ({
    Name: text(name),
    Address: text(address),
    Phone: text(phone),
    Logo: logoName,
    Appearance: theme === 1 ? 'Dark' : 'Light',
    'Primary color': primaryColor,
    'Secondary color': secondaryColor,
    Paper: paperSize,
  }),
};

/** What the rules of a topic say, in words. */
export function ruleParts<Topic extends RuleTopic>(topic: Topic, rules: Stored<Topic>): Parts {
  return PARTS[topic](rules);
}
