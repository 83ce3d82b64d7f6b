import type { MenuItem, MenuKey } from './menu.ts';

interface MenuText {
  /** What the page, card or choice is called where it is met. */
  title: string;
  /** What somebody lacks for whom it is hidden or locked. */
  lost: string;
}

/** What each menu key of specification 6 opens, and what goes with it. */
export const MENU_TEXTS: Readonly<Record<MenuKey, MenuText>> = {
  ViewProducts: {
    title: 'Products',
    lost: 'The product list and Quick Entry: nothing can be ordered from the catalogue.',
  },
  Categories: { title: 'Categories', lost: 'The page of categories; the product list can still be narrowed to one.' },
  OrderGuides: { title: 'Order Guides', lost: 'Order guides, to edit and to order from.' },
  ViewCart: { title: 'Cart', lost: 'The cart: what is in it cannot be looked at or changed.' },
  CheckOut: { title: 'Checkout', lost: 'The checkout: a cart can be filled and not be ordered.' },
  OrderHistory: {
    title: 'Order History',
    lost: 'Earlier orders with their documents, and ordering one of them again.',
  },
  ProductHistory: { title: 'Product History', lost: 'What was bought when, and at which price.' },
  ViewDocuments: { title: 'Documents', lost: 'The page of reports with all of its cards.' },
  AccountSummary: { title: 'Account Summary', lost: 'Balance, credit limit and ageing.' },
  AccountDetail: { title: 'Account Details', lost: 'The entries of the account.' },
  InvoicePayment: { title: 'Make Payment', lost: 'Paying invoices.' },
  ShipToMaintenance: { title: 'Delivery Address', lost: 'Adding and changing delivery addresses.' },
  EditLandingPage: { title: 'Edit Landing Page', lost: 'Changing the first page of the shop, for everybody.' },
  AdminPanel: { title: 'Admin panel', lost: 'All pages of the administration, this one too.' },
  ColorMaintenance: { title: 'Colors', lost: 'Choosing dark or light and colors of one’s own.' },
  AllProducts: {
    title: 'All Products',
    lost: 'The choice of all products in the price list, and the filter by order guide.',
  },
  CurrentStatement: { title: 'Current Statement', lost: 'The card of the account’s statement among the reports.' },
  OrderGuideList: { title: 'Order Guide List', lost: 'The card that prints an order guide among the reports.' },
  ProductList: { title: 'Product List', lost: 'The card of the product list among the reports.' },
  ProductPriceList: { title: 'Product Price List', lost: 'The card of the price list among the reports.' },
  QuoteSheet: { title: 'Quote Sheet', lost: 'The card of the quote sheet among the reports.' },
};

/** Whether a page can be opened, by its entry in the menu. */
export const MENU_WORDS = { shown: 'Shown', hidden: 'Hidden', locked: 'Locked' } as const;
export type MenuWord = keyof typeof MENU_WORDS;

export function menuWord({ isVisible, isLocked }: MenuItem): MenuWord {
  if (isLocked) return 'locked';
  return isVisible ? 'shown' : 'hidden';
}
