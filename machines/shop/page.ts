/** The page on screen, as far as it has a flow of its own. */
export type Page =
  | { name: 'products' }
  | { name: 'product'; productKey: number }
  | { name: 'cart' }
  | { name: 'checkout' }
  | { name: 'orderHistory' }
  | { name: 'order'; orderNumber: string }
  | { name: 'productHistory' }
  | { name: 'orderGuide'; guide: string | null }
  | { name: 'guideEdit'; guide: string }
  | { name: 'other' };
