import type { SiteRules } from '#domain/rules/siteRules.ts';
import type { UserRules } from '#domain/rules/userRules.ts';

type FlagOf<Values> = { [Name in keyof Values]: Values[Name] extends boolean ? Name : never }[keyof Values] & string;

/** A flag of a form: where it stands, what it is called, and what a buyer sees of it. */
export interface Flag<Path extends string = string> {
  readonly path: Path;
  readonly label: string;
  readonly hint: string;
}

type SitePath =
  | FlagOf<SiteRules>
  | `layoutImages.${keyof SiteRules['layoutImages']}`
  | `consumer.${FlagOf<SiteRules['consumer']>}`;

export const WHO_FLAGS: readonly Flag<SitePath>[] = [
  {
    path: 'allowGuest',
    label: 'Guests may browse',
    hint: 'Who is not signed in sees the products. Turned off, the first page is the sign-in page.',
  },
  {
    path: 'showGuestPrices',
    label: 'Guests see list prices',
    hint: 'Turned off, guests see products without any price.',
  },
  {
    path: 'alwaysSearchAllProducts',
    label: 'Search always looks through all products',
    hint: 'Turned off, a search stays inside the category or order guide that is open.',
  },
];

export const CONSUMER_FLAGS: readonly Flag<SitePath>[] = [
  {
    path: 'allowConsumer',
    label: 'Consumers may open accounts',
    hint: 'The sign-in page offers Sign Up. Turned off, nobody new can register.',
  },
  {
    path: 'allowConsumerPickup',
    label: 'Consumers may pick up',
    hint: 'Pickup is offered to consumers and to walk-in business. With pickup and delivery both on, they choose.',
  },
  {
    path: 'allowConsumerDelivery',
    label: 'Consumers may have it delivered',
    hint: 'Delivery is offered to consumers and to walk-in business, who need a delivery address then.',
  },
  {
    path: 'consumer.useOption',
    label: 'Ask for consent to emails at sign-up',
    hint: 'A checkbox with the text below stands in the sign-up form and in Preferences.',
  },
  {
    path: 'consumer.optionDefault',
    label: 'That checkbox begins ticked',
    hint: 'Turned off, consumers tick it themselves. Many countries demand that.',
  },
];

export const ZIP_FLAGS: readonly Flag<SitePath>[] = [
  {
    path: 'zipCodeRestrictionFlag',
    label: 'Refuse addresses that are not delivered to',
    hint: 'An address outside the zip rules cannot be ordered to, and the message below is shown. Turned off, such an order comes through.',
  },
];

export const PICTURE_FLAGS: readonly Flag<SitePath>[] = [
  {
    path: 'layoutImages.list',
    label: 'Pictures in lists',
    hint: 'The List and Quick Entry layouts show a small picture in each row.',
  },
  {
    path: 'layoutImages.detail',
    label: 'Pictures on the page of a product',
    hint: 'The page of a product shows its pictures.',
  },
  {
    path: 'layoutImages.mobile',
    label: 'Pictures on phones',
    hint: 'The cards of products have pictures on phones, too.',
  },
];

type UserPath = FlagOf<UserRules> | `creditCardSettings.${keyof UserRules['creditCardSettings']}`;

export const PRICE_FLAGS: readonly Flag<UserPath>[] = [
  {
    path: 'hidePricing',
    label: 'Hide all prices',
    hint: 'No price, amount or total is shown anywhere, nor sent to the browser.',
  },
  {
    path: 'canChangePrice',
    label: 'May change the price of a line',
    hint: 'The price in the dialog of a product can be typed over. Meant for salespeople: give it to them alone.',
  },
  {
    path: 'syncPriceByWithSellByUMFlag',
    label: 'The price unit follows the sell unit',
    hint: 'Who chooses cases is priced by the case, where the product has a price by the case.',
  },
];

export const CART_FLAGS: readonly Flag<UserPath>[] = [
  {
    path: 'allowProductTextLines',
    label: 'Notes on lines',
    hint: 'Two lines of text can be typed for each product that is put into the cart.',
  },
  {
    path: 'showTotalItemsQuantity',
    label: 'Total of items',
    hint: 'The cart and Quick Entry show how many products are in the cart.',
  },
  {
    path: 'showTotalOrderQuantity',
    label: 'Total of quantities',
    hint: 'The cart and Quick Entry show the sum of all quantities, with the label below.',
  },
  {
    path: 'showTotalCaseQuantity',
    label: 'Total of cases',
    hint: 'The cart and Quick Entry show how many cases the order comes to.',
  },
  {
    path: 'defaultToStandardOrder',
    label: 'Products begin with the Standard guide',
    hint: 'The product page opens on what the customer usually buys. Turned off, it opens on all products.',
  },
];

export const CHECKOUT_FLAGS: readonly Flag<UserPath>[] = [
  {
    path: 'requiredPO',
    label: 'Customer P.O. is required',
    hint: 'Checkout does not go on without a P.O. number. Consumers always need one.',
  },
  {
    path: 'checkoutRequireDeliveryDate',
    label: 'Delivery date is required',
    hint: 'Checkout does not go on without a date.',
  },
];

export const PAPER_FLAGS: readonly Flag<UserPath>[] = [
  {
    path: 'canViewConfirmation',
    label: 'May open order confirmations',
    hint: 'Order History and the receipt have a button that opens the confirmation.',
  },
  {
    path: 'canPrintInvoices',
    label: 'May open invoices',
    hint: 'Order History and the account have buttons that open invoices.',
  },
  {
    path: 'productScanDocuments',
    label: 'Documents of products',
    hint: 'The page of a product lists its data sheets and certificates.',
  },
  {
    path: 'allowUserColors',
    label: 'May choose colors',
    hint: 'Settings has a card for dark or light and two colors, where the menu has it. Turned off, everybody has the colors of the shop.',
  },
];

export const CARD_FLAGS: readonly Flag<UserPath>[] = [
  {
    path: 'creditCardSettings.addressRequired',
    label: 'Card: street is required',
    hint: 'Who pays types the first line of the billing address.',
  },
  {
    path: 'creditCardSettings.ccV2Required',
    label: 'Card: CVV is required',
    hint: 'Who pays types the 3 or 4 digits beside the card number.',
  },
  {
    path: 'creditCardSettings.holderNameRequired',
    label: 'Card: name is required',
    hint: 'Who pays types the name on the card.',
  },
  {
    path: 'creditCardSettings.phoneRequired',
    label: 'Card: phone is required',
    hint: 'Who pays types a phone number.',
  },
  {
    path: 'creditCardSettings.isTestTransaction',
    label: 'Test cards only',
    hint: 'Only the published test numbers are taken, and no money moves. Turn this off before you open the shop.',
  },
];
