import { formatMoney } from '#domain/money.ts';
import { amountTextOf, decimalTextOf, type Sent } from '#domain/rules/amounts.ts';
import type { RuleChanges, RuleTopic } from '#domain/rules/topics.ts';
import { zipBeginning } from '#domain/rules/zipRules.ts';
import { colourOf } from '#domain/settings/theme.ts';
import { formatDate } from '#domain/shownDate.ts';
import type { RuleChange, StoredRules } from '#machines/admin/ruleForm/ruleForm.ts';
import type { Difference } from '../../components/dialogs/ConflictDialog.tsx';
import { DATE_WORDS, daysInWords, FIT_WORDS, ISSUER_NAMES, ROUNDING_WORDS } from './ruleWords.ts';
import * as flags from './siteFlags.ts';

/** What rules say, part by part: the rows of a part, in words. */
type Parts = Record<string, readonly string[]>;

const LINES_SHOWN = 8;
const NOTHING = 'Nothing';

const text = (value: string | null) => (value?.trim() ? [value.trim()] : []);

function moneyOf(sent: Sent): string {
  const amount = amountTextOf(sent);
  return amount === null ? 'none' : formatMoney(Number(amount));
}

const percentOf = (sent: Sent) => `${decimalTextOf(sent) ?? ''} %`;

/** What stands at a path, as `consumer.useOption`. */
function at(values: object, path: string): unknown {
  return path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], values);
}

const flagsIn = (values: object, ...groups: readonly (readonly flags.Flag[])[]): Parts =>
  Object.fromEntries(groups.flat().map(({ path, label }) => [label, [at(values, path) === true ? 'On' : 'Off']]));

const wordIn = (words: readonly { value: string; label: string }[], value: string) =>
  words.flatMap((one) => (one.value === value ? [one.label] : []));

const PARTS: { readonly [Topic in RuleTopic]: (rules: RuleChanges[Topic]) => Parts } = {
  calendar: ({ deliveryWeekdays, pickupWeekdays, orderCutoff, daysAhead, warehouses, holidays }) => ({
    'Delivery days': [daysInWords(deliveryWeekdays)],
    'Pickup days': [daysInWords(pickupWeekdays)],
    'Order cut-off': [orderCutoff],
    'Days ahead': [decimalTextOf(daysAhead) ?? ''],
    Warehouses: warehouses.flatMap(({ code, orderCutoff: own }) => (own ? [`${code}: ${own}`] : [])),
    Holidays: holidays.map(({ date, name }) => `${formatDate(date)} ${name.trim()}`.trim()),
  }),
  zips: ({ rules }) => ({
    'Zip rules': rules.map(({ zip, isDelivered, minimumOrderAmount, weekdays, county }) =>
      isDelivered
        ? [zipBeginning(zip), `minimum ${moneyOf(minimumOrderAmount)}`, daysInWords(weekdays), county?.trim()]
            .filter(Boolean)
            .join(', ')
        : `${zipBeginning(zip)}, not delivered to`,
    ),
  }),
  charges: ({ addOnCharge, addOnFreeFrom, consumerTax, taxRates }) => ({
    'Delivery charge': [moneyOf(addOnCharge)],
    'Free from': [moneyOf(addOnFreeFrom)],
    'Tax of consumers and walk-ins': [percentOf(consumerTax)],
    'Tax of customers': taxRates.map(({ from, percent }) => `${percentOf(from)} becomes ${percentOf(percent)}`),
  }),
  site: (site) => ({
    ...flagsIn(site, flags.WHO_FLAGS, flags.CONSUMER_FLAGS, flags.ZIP_FLAGS, flags.PICTURE_FLAGS),
    'Message at sign-up': text(site.consumer.registrationMessage),
    'Text of the email checkbox': text(site.consumer.optionText),
    'Message for such an address': text(site.zipCodeRestrictionMessage),
    'Accepted payment': ISSUER_NAMES.flatMap(([code, name]) => (site.paymentIssuers.includes(code) ? [name] : [])),
    'Time zone': [site.timeZone],
  }),
  user: (user) => ({
    ...flagsIn(user, flags.PRICE_FLAGS, flags.CART_FLAGS, flags.CHECKOUT_FLAGS, flags.PAPER_FLAGS, flags.CARD_FLAGS),
    'Label of the total of quantities': [user.totalOrderQuantityLabel.trim()],
    'A quantity that is no multiple': wordIn(ROUNDING_WORDS, user.orderQuantityRoundingFlag),
    'Pictures are shown': wordIn(FIT_WORDS, user.imageFit),
    'Picture for products without one': text(user.missingImage),
    'Delivery date begins with': wordIn(DATE_WORDS, user.defaultDeliveryDateFlag),
    'Message before checkout': text(user.checkoutMessage),
  }),
  shop: ({ name, address, phone, logoName, theme, primaryColor, secondaryColor, paperSize }) => ({
    Name: [name.trim()],
    Address: [address.trim()],
    Phone: [phone.trim()],
    Logo: [logoName],
    Appearance: [theme === 1 ? 'Dark' : 'Light'],
    'Primary color': [colourOf(primaryColor) ?? primaryColor],
    'Secondary color': [colourOf(secondaryColor) ?? secondaryColor],
    Paper: [paperSize],
  }),
};

function partsOf({ topic, rules }: RuleChange): Parts {
  const describe: (rules: never) => Parts = PARTS[topic];
  return describe(rules as never);
}

function onlyIn(rows: readonly string[], others: readonly string[]): string {
  const known = new Set(others);
  const only = rows.filter((row) => !known.has(row));
  const more = only.length - LINES_SHOWN;
  return [...only.slice(0, LINES_SHOWN), ...(more > 0 ? [`and ${more} more`] : [])].join('\n') || NOTHING;
}

/** What of the rules that were typed is not what somebody else saved. */
export function ruleDifferences(typed: RuleChange, newest: StoredRules): Difference[] {
  const theirs = partsOf(newest);
  return Object.entries(partsOf(typed)).flatMap(([name, mine]) => {
    const other = theirs[name] ?? [];
    const isSame = mine.join('\n') === other.join('\n');
    return isSame ? [] : [{ name, mine: onlyIn(mine, other), theirs: onlyIn(other, mine) }];
  });
}
