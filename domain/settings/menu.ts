import { type Static, Type } from 'typebox';

/** Every menu key of specification 6, the report cards' keys last. */
export const MENU_KEYS = [
  'ViewProducts',
  'Categories',
  'OrderGuides',
  'ViewCart',
  'CheckOut',
  'OrderHistory',
  'ProductHistory',
  'ViewDocuments',
  'AccountSummary',
  'AccountDetail',
  'InvoicePayment',
  'ShipToMaintenance',
  'EditLandingPage',
  'AdminPanel',
  'ColorMaintenance',
  'AllProducts',
  'CurrentStatement',
  'OrderGuideList',
  'ProductList',
  'ProductPriceList',
  'QuoteSheet',
] as const;

export const MenuKey = Type.Enum(MENU_KEYS);
export type MenuKey = (typeof MENU_KEYS)[number];

export const MenuItem = Type.Object({ key: MenuKey, isVisible: Type.Boolean(), isLocked: Type.Boolean() });
export type MenuItem = Static<typeof MenuItem>;

/** The pages that list products or show their details. */
export const PRODUCT_PAGES = [
  'ViewProducts',
  'Categories',
  'OrderGuides',
  'ViewCart',
  'CheckOut',
  'OrderHistory',
  'ProductHistory',
] as const satisfies readonly MenuKey[];

/** The pages that show order guides: their own, and the list of products, which can be narrowed to one. */
export const GUIDE_PAGES = ['OrderGuides', 'ViewProducts'] as const satisfies readonly MenuKey[];

/** Hidden and locked both remove the route and the menu entry (readings 24). */
export function isAvailable(menu: readonly MenuItem[], key: MenuKey): boolean {
  return menu.some((item) => item.key === key && item.isVisible && !item.isLocked);
}

/** A call that several pages share is open to users who have one of these pages (readings 119). */
export function isAnyAvailable(menu: readonly MenuItem[], keys: readonly MenuKey[]): boolean {
  return keys.some((key) => isAvailable(menu, key));
}
