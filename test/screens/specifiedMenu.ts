/**
 * Specification 2 (Routes, Side menu) and 6 (Roles, menu keys) as tables, with readings 24, 25, 27, 28, 106 and 119. They are written from
 * the specification, not from the program. `+` marks what the specification does not name. Public: a guest, where guests are allowed.
 * Admin: a customer whose menu has the keys AdminPanel and EditLandingPage. Where a row has a key, its cells apply while the key is available.
 */
export const USERS = ['Public', 'Consumer', 'Customer', 'Salesperson', 'Admin'] as const;
export type TableUser = (typeof USERS)[number];

/** What is at an address: `page`, `-` for Not Found, or the address that one is led to. Hidden or locked, a key makes its page Not Found. */
const ROUTES = `
address              | key               | Public | Consumer  | Customer  | Salesperson | Admin
/                    |                   | page   | page      | page      | page        | page
/products            | ViewProducts      | page   | page      | page      | page        | page
/product/101         | ViewProducts      | page   | page      | page      | page        | page
/categories          | Categories        | /login | page      | page      | page        | page
/order-guide         | OrderGuides       | /login | -         | page      | page        | page
/order-guide-edit    | OrderGuides       | /login | -         | page      | page        | page
+/order-from-guide   | OrderGuides       | /login | -         | page      | page        | page
/cart                | ViewCart          | /login | page      | page      | page        | page
/checkout            | CheckOut          | /login | page      | page      | page        | page
/history/orders      | OrderHistory      | /login | page      | page      | page        | page
+/history/orders/500 | OrderHistory      | /login | page      | page      | page        | page
+/order-again        | OrderHistory      | /login | page      | page      | page        | page
/history/products    | ProductHistory    | /login | page      | page      | page        | page
/reports             | ViewDocuments     | /login | -         | page      | page        | page
/account/summary     | AccountSummary    | /login | /         | page      | page        | page
/account/detail      | AccountDetail     | /login | /         | page      | page        | page
/account/payment     | InvoicePayment    | /login | /         | page      | page        | page
+/account/payments   | InvoicePayment    | /login | /         | page      | page        | page
/account/address     | ShipToMaintenance | /login | page      | page      | page        | page
/admin               | AdminPanel        | /login | -         | -         | -           | page
/admin/landing       | EditLandingPage   | /login | -         | -         | -           | page
+/admin/overview     | AdminPanel        | /login | -         | -         | -           | page
+/admin/start        | AdminPanel        | /login | -         | -         | -           | page
+/admin/jobs         | AdminPanel        | /login | -         | -         | -           | page
+/admin/payments     | AdminPanel        | /login | -         | -         | -           | page
+/admin/partners     | AdminPanel        | /login | -         | -         | -           | page
+/admin/settings     | AdminPanel        | /login | -         | -         | -           | page
+/admin/calendar     | AdminPanel        | /login | -         | -         | -           | page
+/admin/rules        | AdminPanel        | /login | -         | -         | -           | page
+/admin/shop         | AdminPanel        | /login | -         | -         | -           | page
+/admin/search-words | AdminPanel        | /login | -         | -         | -           | page
+/admin/users        | AdminPanel        | /login | -         | -         | -           | page
+/admin/audit        | AdminPanel        | /login | -         | -         | -           | page
+/admin/flows        | AdminPanel        | /login | -         | -         | -           | page
+/admin/tokens       | AdminPanel        | /login | -         | -         | -           | page
+/admin/import       | AdminPanel        | /login | -         | -         | -           | page
/settings            |                   | /login | page      | page      | page        | page
/user-preferences    |                   | /login | page      | /settings | /settings   | /settings
/login               |                   | page   | /         | /         | /           | /
/select-customer     |                   | /login | /         | /         | /           | /
/select-shipmethod   |                   | /login | /         | /         | /           | /
/accessdenied        |                   | page   | page      | page      | page        | page
/changepassword      |                   | page   | page      | page      | page        | page
/verifyemail         |                   | page   | page      | page      | page        | page
/no-such-page        |                   | /login | -         | -         | -           | -
`;

/** Groups and entries in their order; `Admin › Catalog` is a section of the group Admin. Public users have no menu; Pickup and Delivery are for users of key 0 where both are allowed. */
const MENU = `
group              | entry                    | key               | Consumer | Customer | Salesperson | Admin
Products           | Products                 | ViewProducts      | yes      | yes      | yes         | yes
Products           | Categories               | Categories        | yes      | yes      | yes         | yes
Orders             | +Order Again             | OrderHistory      | yes      | yes      | yes         | yes
Orders             | +Order from Guide        | OrderGuides       | -        | yes      | yes         | yes
Orders             | Cart                     | ViewCart          | yes      | yes      | yes         | yes
Orders             | Checkout                 | CheckOut          | yes      | yes      | yes         | yes
History            | Order History            | OrderHistory      | yes      | yes      | yes         | yes
History            | Product History          | ProductHistory    | yes      | yes      | yes         | yes
Account            | Account Summary          | AccountSummary    | -        | yes      | yes         | yes
Account            | Account Details          | AccountDetail     | -        | yes      | yes         | yes
Account            | Make Payment             | InvoicePayment    | -        | yes      | yes         | yes
Account            | Documents                | ViewDocuments     | -        | yes      | yes         | yes
Account            | Edit Order Guides        | OrderGuides       | -        | yes      | yes         | yes
Account            | Delivery Address         | ShipToMaintenance | yes      | yes      | yes         | yes
Admin              | +Overview                | AdminPanel        | -        | -        | -           | yes
Admin              | +Setup Checklist         | AdminPanel        | -        | -        | -           | yes
Admin              | +Landing Page            | EditLandingPage   | -        | -        | -           | yes
Admin              | Options                  | AdminPanel        | -        | -        | -           | yes
Admin › Catalog    | +Import Data             | AdminPanel        | -        | -        | -           | yes
Admin › Catalog    | +Search Words            | AdminPanel        | -        | -        | -           | yes
Admin › Selling    | +Site Settings           | AdminPanel        | -        | -        | -           | yes
Admin › Selling    | +Delivery Calendar       | AdminPanel        | -        | -        | -           | yes
Admin › Selling    | +Delivery Areas and Fees | AdminPanel        | -        | -        | -           | yes
Admin › Selling    | +Shop                    | AdminPanel        | -        | -        | -           | yes
Admin › People     | +Users                   | AdminPanel        | -        | -        | -           | yes
Admin › People     | +Trading Partners        | AdminPanel        | -        | -        | -           | yes
Admin › People     | +Service Tokens          | AdminPanel        | -        | -        | -           | yes
Admin › Operations | +Jobs and Emails         | AdminPanel        | -        | -        | -           | yes
Admin › Operations | +Payments                | AdminPanel        | -        | -        | -           | yes
Admin › Operations | +Audit Log               | AdminPanel        | -        | -        | -           | yes
Admin › Operations | +Flows                   | AdminPanel        | -        | -        | -           | yes
Admin › Operations | +Statecharts             | AdminPanel        | -        | -        | -           | yes
Shipment Method    | Pickup                   |                   | yes      | -        | -           | -
Shipment Method    | Delivery                 |                   | yes      | -        | -           | -
System             | Settings                 |                   | yes      | yes      | yes         | yes
System             | Preferences              |                   | yes      | -        | -           | -
System             | Switch Customer          |                   | -        | -        | yes         | -
System             | +Help                    |                   | yes      | yes      | yes         | yes
System             | Log Out                  |                   | yes      | yes      | yes         | yes
`;

/** Cards of /reports, which are there while the page is. */
const CARDS = `
card               | key              | Consumer | Customer | Salesperson | Admin
Current Statement  | CurrentStatement | -        | yes      | yes         | yes
Order Guide List   | OrderGuideList   | -        | yes      | yes         | yes
Product List       | ProductList      | -        | yes      | yes         | yes
Product Price List | ProductPriceList | -        | yes      | yes         | yes
Quote Sheet        | QuoteSheet       | -        | yes      | yes         | yes
`;

/** What two keys open within pages. A consumer has no theme and no guides to choose among. */
const CHOICES = `
choice                           | key              | Consumer | Customer | Salesperson | Admin
Theme in Settings                | ColorMaintenance | -        | yes      | yes         | yes
All Products in the guide filter | AllProducts      | -        | yes      | yes         | yes
All Products in the price list   | AllProducts      | -        | yes      | yes         | yes
`;

export type TableRow = Readonly<Record<string, string>>;

function rowsOf(table: string): TableRow[] {
  const [head = [], ...rows] = table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return rows.map((cells) =>
    Object.fromEntries(head.map((name, index) => [name, (cells[index] ?? '').replace(/^\+/, '')])),
  );
}

export const routeRows = rowsOf(ROUTES);
export const menuRows = rowsOf(MENU);
export const cardRows = rowsOf(CARDS);
export const choiceRows = rowsOf(CHOICES);
