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
    hint: 'Read new orders and acknowledge them.',
    stops: 'fetching orders',
  },
  'orders:write': {
    title: 'Status and shipments',
    hint: 'Update order status and shipments.',
    stops: 'order status and shipments',
  },
  'invoices:write': {
    title: 'Invoices and credits',
    hint: 'Post invoices and credits to customer accounts.',
    stops: 'invoices and credits',
  },
  'payments:write': {
    title: 'Payments received',
    hint: 'Record payments on customer invoices.',
    stops: 'payments received',
  },
  'products:write': {
    title: 'Products and units',
    hint: 'Add and change products and their units.',
    stops: 'product and unit updates',
  },
  'prices:write': {
    title: 'Prices',
    hint: 'Change list prices and contract prices.',
    stops: 'price updates',
  },
  'stock:write': {
    title: 'Stock',
    hint: 'Update stock levels.',
    stops: 'stock updates',
  },
  'customers:write': {
    title: 'Customers',
    hint: 'Add and change customer accounts.',
    stops: 'customer updates',
  },
};

/** `a, b and c`. */
function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** What the page of service tokens says. */
export const tokenTexts = {
  noName: 'Enter the name of the system that uses this token.',
  nameFormat: 'Names can have up to 60 letters, digits, spaces, dots, hyphens or underscores.',
  noScope: 'Choose at least one permission.',
  nameInUse: (name: string) => `A token named ${name} is already in use. Revoke it first, or choose another name.`,
  revoking: (name: string, scopes: readonly Scope[]) =>
    `Calls with the token ${name} will be refused immediately. This stops: ${listed(
      scopes.map((scope) => SCOPE_TEXTS[scope].stops),
    )}. A revoked token cannot be restored.`,
  revoked: (name: string) => `Token ${name} revoked.`,
  notRevoked: (name: string) => `We couldn’t confirm that the token ${name} was revoked. Check the list and try again.`,
  notMade: 'The token was not created. Try again.',
  lost: (name: string) =>
    `The token ${name} was created, but its secret could not be shown. Revoke this token and create another one.`,
  unsure: (name: string) =>
    `No response. If a token ${name} is in the list, its secret was not shown. Revoke it and create another one.`,
  shownOnce: 'Copy this secret now. It will not be shown again.',
  whatNow:
    'Send it with each call in the header “Authorization: Bearer”, followed by the secret. The API is described in docs/integration.md and in',
} as const;
