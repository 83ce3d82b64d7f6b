/** What a kind of data is, for users who have never imported it. */
const ABOUT: Readonly<Record<string, string>> = {
  categories: 'Product categories, main categories first.',
  products: 'Codes, descriptions, brands, categories and units.',
  units: 'Selling and pricing units for each product, and their conversion to stock units.',
  prices: 'Prices for customers without a contract price.',
  stock: 'Quantity available to promise.',
  customers: 'Customers with price factor, tax, credit limit and excluded categories.',
  shipTos: 'Customer delivery addresses and delivery days.',
  contractPrices: 'Customer-specific prices that replace the list price.',
  users: 'Users, their customers and their permissions.',
  salespeople: 'Customers assigned to each salesperson.',
  orderGuides: 'Product lists for repeat orders.',
  orders: 'Past orders, line by line.',
  invoices: 'Invoices and shipments for orders.',
  openItems: 'Open invoices and credits.',
};

export function aboutKind(name: string): string {
  return ABOUT[name] ?? '';
}
