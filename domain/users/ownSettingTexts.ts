import type { OwnSettings } from './ownSettings.ts';

type CardSetting = keyof NonNullable<OwnSettings['creditCardSettings']>;

/** A setting by its name; those of cards behind `creditCardSettings.`. */
export type SettingName = Exclude<keyof OwnSettings, 'creditCardSettings'> | `creditCardSettings.${CardSetting}`;

interface SettingText {
  label: string;
  hint: string;
  /** What it can be, as it is kept and as it is told; none where it is a text. */
  choices: readonly (readonly [string, string])[];
}

const YES_NO = [
  ['true', 'Yes'],
  ['false', 'No'],
] as const;
const flag = (label: string, hint: string): SettingText => ({ label, hint, choices: YES_NO });
const text = (label: string, hint: string): SettingText => ({ label, hint, choices: [] });

/** The user settings of specification 3, in the words of whoever runs the shop. */
export const OWN_SETTING_TEXTS: Readonly<Record<SettingName, SettingText>> = {
  canChangePrice: flag('May change prices', 'Prices of cart lines can be typed over.'),
  hidePricing: flag('Prices are hidden', 'No price is shown anywhere, on papers neither.'),
  requiredPO: flag('P.O. number is required', 'No order without a purchase order number.'),
  checkoutRequireDeliveryDate: flag('Delivery date is required', 'No order without a delivery date.'),
  defaultDeliveryDateFlag: {
    label: 'First delivery date',
    hint: 'Whether checkout begins with the next possible day.',
    choices: [
      ['UseSystemDefault', 'The next possible day'],
      ['RequireUserEntry', 'Empty, to be chosen'],
    ],
  },
  checkoutMessage: text('Message at checkout', 'Stands above the order that is about to be sent.'),
  orderQuantityRoundingFlag: {
    label: 'Quantities between multiples',
    hint: 'What becomes of a quantity that is no multiple of what the product is sold by.',
    choices: [
      ['None', 'Are refused'],
      ['AutoRoundUp', 'Are rounded up'],
      ['AutoRoundDown', 'Are rounded down'],
      ['AutoRoundNearest', 'Are rounded to the nearest'],
    ],
  },
  allowProductTextLines: flag('Notes on cart lines', 'Two lines of text can be written on each line of the cart.'),
  syncPriceByWithSellByUMFlag: flag(
    'Price follows the unit',
    'Who changes the unit of a line changes the unit of its price, too.',
  ),
  defaultToStandardOrder: flag('Begins with the standard guide', 'The order guide page opens with the guide Standard.'),
  canViewConfirmation: flag('Order confirmations', 'Orders have a button that opens their confirmation.'),
  canPrintInvoices: flag('Invoices', 'Orders and account entries have a button that opens their invoice.'),
  productScanDocuments: flag('Documents of products', 'Products have buttons that open their data sheets.'),
  allowUserColors: flag('Colors of one’s own', 'Dark or light and two colors can be chosen under Settings.'),
  showTotalCaseQuantity: flag('Total of cases', 'The cart says how many cases are in it.'),
  showTotalItemsQuantity: flag('Total of items', 'The cart says how many different items are in it.'),
  showTotalOrderQuantity: flag('Total of quantities', 'The cart says the sum of its quantities.'),
  totalOrderQuantityLabel: text('Name of that total', 'What the sum of the quantities is called.'),
  imageFit: {
    label: 'Pictures',
    hint: 'How pictures of products fill their place.',
    choices: [
      ['Contain', 'Are shown whole'],
      ['Cover', 'Fill their place'],
    ],
  },
  missingImage: text('Picture of products without one', 'The name of a file under /img.'),
  'creditCardSettings.addressRequired': flag(
    'Cards: address is required',
    'Who pays by card types the billing address.',
  ),
  'creditCardSettings.ccV2Required': flag('Cards: security code is required', 'Who pays by card types the code on it.'),
  'creditCardSettings.holderNameRequired': flag('Cards: name is required', 'Who pays by card types the name on it.'),
  'creditCardSettings.phoneRequired': flag('Cards: phone is required', 'Who pays by card types a phone number.'),
  'creditCardSettings.isTestTransaction': flag('Cards: test payments', 'Payments are sent to the gateway as tests.'),
};
