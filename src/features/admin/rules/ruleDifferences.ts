import { formatMoney } from '#domain/money.ts';
import { amountTextOf, decimalTextOf, type Sent } from '#domain/rules/amounts.ts';
import { daysInWords, issuersInWords } from '#domain/rules/ruleWords.ts';
import { CREDIT_CHECK_TEXTS } from '#domain/rules/siteFlagTexts.ts';
import { writtenWords } from '#domain/rules/synonymRules.ts';
import type { RuleChanges, RuleTopic } from '#domain/rules/topics.ts';
import { valueAt } from '#domain/rules/valueAt.ts';
import { zipBeginning } from '#domain/rules/zipRules.ts';
import { colourOf } from '#domain/settings/theme.ts';
import { formatDate } from '#domain/shownDate.ts';
import { OWN_SETTING_TEXTS } from '#domain/users/ownSettingTexts.ts';
import type { RuleChange, StoredRules } from '#machines/admin/ruleForm/ruleForm.ts';
import type { Difference } from '../../../components/dialogs/ConflictDialog.tsx';
import { differencesOf, type Parts } from '../../../components/dialogs/differences.ts';
import * as flags from './siteFlags.ts';

const text = (value: string | null) => (value?.trim() ? [value.trim()] : []);

function moneyOf(sent: Sent): string {
  const amount = amountTextOf(sent);
  return amount === null ? 'none' : formatMoney(Number(amount));
}

const percentOf = (sent: Sent) => `${decimalTextOf(sent) ?? ''} %`;

const flagsIn = (values: object, ...groups: readonly (readonly flags.Flag[])[]): Parts =>
  Object.fromEntries(groups.flat().map(({ path, label }) => [label, [valueAt(values, path) === true ? 'On' : 'Off']]));

type Choice = 'orderQuantityRoundingFlag' | 'imageFit' | 'defaultDeliveryDateFlag';

function chosenIn(user: Readonly<Record<Choice, string>>, ...names: readonly Choice[]): Parts {
  return Object.fromEntries(
    names.map((name) => {
      const { label, choices } = OWN_SETTING_TEXTS[name];
      return [label, choices.flatMap(([value, chosen]) => (value === user[name] ? [chosen] : []))];
    }),
  );
}

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
    ...flagsIn(site, flags.WHO_FLAGS, flags.CONSUMER_FLAGS, flags.ZIP_FLAGS, flags.ORDER_FLAGS, flags.PICTURE_FLAGS),
    [CREDIT_CHECK_TEXTS.label]: [CREDIT_CHECK_TEXTS.choices[site.creditCheck]],
    'Message at sign-up': text(site.consumer.registrationMessage),
    'Text of the email checkbox': text(site.consumer.optionText),
    'Message for such an address': text(site.zipCodeRestrictionMessage),
    'Accepted payment': issuersInWords(site.paymentIssuers),
    'Time zone': [site.timeZone],
  }),
  user: (user) => ({
    ...flagsIn(user, flags.PRICE_FLAGS, flags.CART_FLAGS, flags.CHECKOUT_FLAGS, flags.PAPER_FLAGS, flags.CARD_FLAGS),
    ...chosenIn(user, 'orderQuantityRoundingFlag', 'imageFit', 'defaultDeliveryDateFlag'),
    [OWN_SETTING_TEXTS.totalOrderQuantityLabel.label]: [user.totalOrderQuantityLabel.trim()],
    [OWN_SETTING_TEXTS.missingImage.label]: text(user.missingImage),
    [OWN_SETTING_TEXTS.checkoutMessage.label]: text(user.checkoutMessage),
  }),
  shop: ({ name, address, phone, logoName, theme, primaryColor, secondaryColor, paperSize }) => ({
    Name: [name.trim()],
    Address: [address.trim()],
    Phone: [phone.trim()],
    Logo: text(logoName),
    Appearance: [theme === 1 ? 'Dark' : 'Light'],
    'Primary color': [colourOf(primaryColor) ?? primaryColor],
    'Secondary color': [colourOf(secondaryColor) ?? secondaryColor],
    Paper: [paperSize],
  }),
  synonyms: ({ groups }) => ({
    'Search words': groups.map(({ typed, finds }) =>
      [typed, finds].map((words) => writtenWords(words).join(', ')).join(' = '),
    ),
  }),
};

function partsOf({ topic, rules }: RuleChange): Parts {
  const describe: (rules: never) => Parts = PARTS[topic];
  return describe(rules as never);
}

/** What of the rules that were typed is not what somebody else saved. */
export function ruleDifferences(typed: RuleChange, newest: StoredRules): Difference[] {
  return differencesOf(partsOf(typed), partsOf(newest));
}
