import type { Scope } from './scopes.ts';

interface ScopeText {
  title: string;
  /** What a program may do with it. */
  hint: string;
  /** What comes to a stop without it. */
  stops: string;
}

/** What a service token can be for, in the words of whoever runs the shop. */
export const SCOPE_TEXTS: Readonly<Record<Scope, ScopeText>> = {
  'orders:read': {
    title: 'Fetch orders',
    hint: 'Reads the orders that wait, and says that it has them.',
    stops: 'fetching orders',
  },
  'orders:write': {
    title: 'Status and shipments',
    hint: 'Says what became of orders, and what was shipped.',
    stops: 'status and shipments of orders',
  },
  'invoices:write': {
    title: 'Invoices and credits',
    hint: 'Brings them onto the accounts of customers.',
    stops: 'invoices and credits',
  },
  'payments:write': {
    title: 'Payments received',
    hint: 'Says which invoices customers have paid.',
    stops: 'payments received',
  },
  'products:write': {
    title: 'Products and units',
    hint: 'Adds and changes products, and the units they are sold in.',
    stops: 'changes of products and units',
  },
  'prices:write': {
    title: 'Prices',
    hint: 'Changes list prices and the contract prices of customers.',
    stops: 'changes of prices',
  },
  'stock:write': {
    title: 'Stock',
    hint: 'Says how much of each product there is.',
    stops: 'changes of stock',
  },
  'customers:write': {
    title: 'Customers',
    hint: 'Adds and changes the accounts of businesses.',
    stops: 'changes of customers',
  },
};

/** `a, b and c`. */
function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** What the page of service tokens says. */
export const tokenTexts = {
  noName: 'Give the token the name of the program that uses it.',
  nameFormat: 'A name has up to 60 letters, digits, blanks, dots, hyphens or underscores.',
  noScope: 'Choose at least one thing that the program may do.',
  nameInUse: (name: string) => `A token named ${name} is in use: revoke it first, or choose another name.`,
  revoking: (name: string, scopes: readonly Scope[]) =>
    `Whatever calls with the token ${name} is turned away from its next call on. This stops: ${listed(
      scopes.map((scope) => SCOPE_TEXTS[scope].stops),
    )}. A revoked token never works again.`,
  revoked: (name: string) => `The token ${name} is revoked.`,
  notRevoked: (name: string) => `Whether the token ${name} is revoked is not known: look at the list. Try again.`,
  notMade: 'The token was not made. Try again.',
  lost: (name: string) =>
    `The token ${name} was made, but the answer with its secret did not arrive. Nobody has seen the secret, and it cannot be shown again: revoke this token and make another one.`,
  unsure: (name: string) =>
    `There was no answer. If a token ${name} is in the list, nobody has seen its secret: revoke it and make another one.`,
  shownOnce: 'This is the only time that the secret is shown. The shop itself keeps only a digest of it.',
  whatNow:
    'Give it to the program that calls the shop. It goes into each call as the header “Authorization: Bearer” and the secret. The calls are described in docs/integration.md and at',
} as const;
