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
    lost: 'The product list and Quick Entry (nothing can be ordered from the catalog).',
  },
  Categories: { title: 'Categories', lost: 'The categories page (products can still be filtered by category).' },
  OrderGuides: { title: 'Order Guides', lost: 'Editing order guides and ordering from them.' },
  ViewCart: { title: 'Cart', lost: 'Viewing and changing the cart.' },
  CheckOut: { title: 'Checkout', lost: 'Checkout (carts can be filled but not ordered).' },
  OrderHistory: {
    title: 'Order History',
    lost: 'Past orders, their documents and reordering.',
  },
  ProductHistory: { title: 'Product History', lost: 'Past purchases and prices.' },
  ViewDocuments: { title: 'Documents', lost: 'The reports page and all of its reports.' },
  AccountSummary: { title: 'Account Summary', lost: 'Balance, credit limit and aging.' },
  AccountDetail: { title: 'Account Details', lost: 'Account transactions.' },
  InvoicePayment: { title: 'Make Payment', lost: 'Paying invoices.' },
  ShipToMaintenance: { title: 'Delivery Address', lost: 'Adding and changing delivery addresses.' },
  EditLandingPage: { title: 'Edit Landing Page', lost: 'Editing the landing page for everyone.' },
  AdminPanel: { title: 'Admin panel', lost: 'All admin pages, including this one.' },
  ColorMaintenance: { title: 'Colors', lost: 'Choosing dark or light mode and personal colors.' },
  AllProducts: {
    title: 'All Products',
    lost: 'The All Products option in the price list, and the order guide filter.',
  },
  CurrentStatement: { title: 'Current Statement', lost: 'The account statement report.' },
  OrderGuideList: { title: 'Order Guide List', lost: 'The order guide report.' },
  ProductList: { title: 'Product List', lost: 'The product list report.' },
  ProductPriceList: { title: 'Product Price List', lost: 'The price list report.' },
  QuoteSheet: { title: 'Quote Sheet', lost: 'The quote sheet report.' },
};

/** Whether a page can be opened, by its entry in the menu. */
export const MENU_WORDS = { shown: 'Shown', hidden: 'Hidden', locked: 'Locked' } as const;
export type MenuWord = keyof typeof MENU_WORDS;

export function menuWord({ isVisible, isLocked }: MenuItem): MenuWord {
  if (isLocked) return 'locked';
  return isVisible ? 'shown' : 'hidden';
}
