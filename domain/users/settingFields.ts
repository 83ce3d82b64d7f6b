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
    'The price in the product dialog can be changed. Intended for salespeople only.',
  ),
  hidePricing: flag('Prices are hidden', 'Hides all prices and totals in the store and on documents.'),
  requiredPO: flag('P.O. number is required', 'Checkout requires a P.O. number. Consumers always need one.'),
  checkoutRequireDeliveryDate: flag('Delivery date is required', 'Checkout requires a date.'),
  defaultDeliveryDateFlag: {
    label: 'Initial delivery date',
    hint: 'In the Delivery step of checkout.',
    choices: [
      ['UseSystemDefault', 'First available date'],
      ['RequireUserEntry', 'None (the buyer chooses)'],
    ],
  },
  checkoutMessage: {
    label: 'Message before checkout',
    hint: 'Shown as a separate step that buyers must acknowledge.',
    limit: MESSAGE_LIMIT,
  },
  orderQuantityRoundingFlag: {
    label: 'Quantities that aren’t a multiple',
    hint: 'For units sold in multiples. Buyers see when a quantity was rounded.',
    choices: [
      ['None', 'Reject and show the multiple'],
      ['AutoRoundUp', 'Round up'],
      ['AutoRoundDown', 'Round down'],
      ['AutoRoundNearest', 'Round to the nearest'],
    ],
  },
  allowProductTextLines: flag('Notes on lines', 'Two notes can be entered for each cart line.'),
  syncPriceByWithSellByUMFlag: flag(
    'Price unit follows sell unit',
    'Buyers who choose cases are priced by the case, if the product has a case price.',
  ),
  defaultToStandardOrder: flag(
    'Products open on the Standard guide',
    'The products page opens on what the customer usually buys. When off, it opens on all products.',
  ),
  canViewConfirmation: flag(
    'May open order confirmations',
    'Order History and the receipt show a button for the confirmation.',
  ),
  canPrintInvoices: flag('May open invoices', 'Order History and account pages show buttons for invoices.'),
  productScanDocuments: flag('Product documents', 'Product pages list data sheets and certificates.'),
  allowUserColors: flag(
    'May choose colors',
    'Settings offers dark or light mode and two colors. When off, the store’s colors are used.',
  ),
  showTotalCaseQuantity: flag('Case total', 'The cart and Quick Entry show the number of cases.'),
  showTotalItemsQuantity: flag('Item total', 'The cart and Quick Entry show the number of products.'),
  showTotalOrderQuantity: flag(
    'Quantity total',
    'The cart and Quick Entry show the sum of all quantities, with the label below.',
  ),
  totalOrderQuantityLabel: {
    label: 'Quantity total label',
    hint: 'The label for the sum of all quantities.',
    limit: LABEL_LIMIT,
    isRequired: true,
  },
  imageFit: {
    label: 'Picture fit',
    hint: 'How product pictures fill their frame.',
    choices: [
      ['Contain', 'Whole, with a margin'],
      ['Cover', 'Filled, with edges cut off'],
    ],
  },
  missingImage: {
    label: 'Placeholder picture',
    hint: 'The file name of a stored picture, such as missing.svg.',
    none: 'None',
  },
  'creditCardSettings.addressRequired': flag(
    'Card: street is required',
    'The payment form requires the first line of the billing address.',
  ),
  'creditCardSettings.ccV2Required': flag(
    'Card: CVV is required',
    'The payment form requires the 3- or 4-digit security code.',
  ),
  'creditCardSettings.holderNameRequired': flag(
    'Card: name is required',
    'The payment form requires the name on the card.',
  ),
  'creditCardSettings.phoneRequired': flag('Card: phone is required', 'The payment form requires a phone number.'),
  'creditCardSettings.isTestTransaction': flag(
    'Test cards only',
    'Accepts only the published test card numbers and charges nothing. Turn this off before you go live.',
  ),
};
