import { type Field, flag } from '../fields/field.ts';
import { MESSAGE_LIMIT } from '../schema/limits.ts';
import type { OwnSettings } from './ownSettings.ts';

export const LABEL_LIMIT = 40;

type CardSetting = keyof NonNullable<OwnSettings['creditCardSettings']>;

/** A setting by its name; those of cards behind `creditCardSettings.`. */
export type SettingName = Exclude<keyof OwnSettings, 'creditCardSettings'> | `creditCardSettings.${CardSetting}`;

/** The user settings of specification 3, in the words of whoever runs the shop: for one user, and for all of them. */
export const SETTING_FIELDS: Readonly<Record<SettingName, Field<object>>> = {
  canChangePrice: flag(
    'May change prices',
    'The price in the dialog of a product can be typed over. Meant for salespeople: give it to them alone.',
  ),
  hidePricing: flag(
    'Prices are hidden',
    'No price, amount or total is shown anywhere, on papers neither, nor sent to the browser.',
  ),
  requiredPO: flag(
    'P.O. number is required',
    'Checkout does not go on without a P.O. number. Consumers always need one.',
  ),
  checkoutRequireDeliveryDate: flag('Delivery date is required', 'Checkout does not go on without a date.'),
  defaultDeliveryDateFlag: {
    label: 'Delivery date begins with',
    hint: 'In the Delivery step of checkout.',
    choices: [
      ['UseSystemDefault', 'The first possible date'],
      ['RequireUserEntry', 'Nothing: the buyer has to choose'],
    ],
  },
  checkoutMessage: {
    label: 'Message before checkout',
    hint: 'A step of its own, which has to be acknowledged.',
    limit: MESSAGE_LIMIT,
  },
  orderQuantityRoundingFlag: {
    label: 'A quantity that is no multiple',
    hint: 'For units that are sold in multiples. What was rounded is said.',
    choices: [
      ['None', 'Refuse it, and say the multiple'],
      ['AutoRoundUp', 'Round up'],
      ['AutoRoundDown', 'Round down'],
      ['AutoRoundNearest', 'Round to the nearest'],
    ],
  },
  allowProductTextLines: flag(
    'Notes on lines',
    'Two lines of text can be typed for each product that is put into the cart.',
  ),
  syncPriceByWithSellByUMFlag: flag(
    'The price unit follows the sell unit',
    'Who chooses cases is priced by the case, where the product has a price by the case.',
  ),
  defaultToStandardOrder: flag(
    'Products begin with the Standard guide',
    'The product page opens on what the customer usually buys. Otherwise it opens on all products.',
  ),
  canViewConfirmation: flag(
    'May open order confirmations',
    'Order History and the receipt have a button that opens the confirmation.',
  ),
  canPrintInvoices: flag('May open invoices', 'Order History and the account have buttons that open invoices.'),
  productScanDocuments: flag('Documents of products', 'The page of a product lists its data sheets and certificates.'),
  allowUserColors: flag(
    'May choose colors',
    'Settings has a card for dark or light and two colors, where the menu has it. Otherwise the colors are those of the shop.',
  ),
  showTotalCaseQuantity: flag('Total of cases', 'The cart and Quick Entry show how many cases the order comes to.'),
  showTotalItemsQuantity: flag('Total of items', 'The cart and Quick Entry show how many products are in the cart.'),
  showTotalOrderQuantity: flag(
    'Total of quantities',
    'The cart and Quick Entry show the sum of all quantities, with a label of its own.',
  ),
  totalOrderQuantityLabel: {
    label: 'Label of the total of quantities',
    hint: 'What the sum of all quantities is called.',
    limit: LABEL_LIMIT,
    isRequired: true,
  },
  imageFit: {
    label: 'Pictures are shown',
    hint: 'How pictures of products fill their place.',
    choices: [
      ['Contain', 'Whole, with a margin'],
      ['Cover', 'Filled, with edges cut off'],
    ],
  },
  missingImage: {
    label: 'Picture for products without one',
    hint: 'The name of a picture of the shop, such as missing.svg.',
    none: 'None',
  },
  'creditCardSettings.addressRequired': flag(
    'Card: street is required',
    'Who pays types the first line of the billing address.',
  ),
  'creditCardSettings.ccV2Required': flag(
    'Card: CVV is required',
    'Who pays types the 3 or 4 digits beside the card number.',
  ),
  'creditCardSettings.holderNameRequired': flag('Card: name is required', 'Who pays types the name on the card.'),
  'creditCardSettings.phoneRequired': flag('Card: phone is required', 'Who pays types a phone number.'),
  'creditCardSettings.isTestTransaction': flag(
    'Test cards only',
    'Only the published test numbers are taken, and no money moves. Turn this off before you open the shop.',
  ),
};
