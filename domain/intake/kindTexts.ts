/** What a kind of data is, for whoever has never brought it in. */
const ABOUT: Readonly<Record<string, string>> = {
  categories: 'The categories that products are found by, main ones first.',
  products: 'What is sold: codes, descriptions, brands, categories and the unit of each.',
  units: 'By which units each product is sold and priced, and how many stock units each holds.',
  prices: 'What one unit of a product costs whoever has no price of his own.',
  stock: 'How much of each product can still be promised.',
  customers: 'Who buys, with terms: price factor, tax, credit limit and what is not sold to them.',
  shipTos: 'The addresses of customers that orders go to, with their delivery days.',
  contractPrices: 'What one customer pays for one product, in place of its list price.',
  users: 'Who may sign in, for which customer, and what they may open.',
  salespeople: 'Which customers each salesperson may order for.',
  orderGuides: 'Lists of products that a customer orders again and again.',
  orders: 'What customers ordered before, line by line.',
  invoices: 'What was shipped and invoiced of orders.',
  openItems: 'What customers owe, and credits that they have.',
};

export function aboutKind(name: string): string {
  return ABOUT[name] ?? '';
}
