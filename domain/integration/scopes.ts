/** The possible scopes of a service token; docs/integration.md lists the scope of each call. */
export const SCOPES = [
  'orders:read',
  'orders:write',
  'invoices:write',
  'payments:write',
  'products:write',
  'prices:write',
  'stock:write',
  'customers:write',
] as const;

export type Scope = (typeof SCOPES)[number];

export function isScope(text: string): text is Scope {
  return SCOPES.some((scope) => scope === text);
}
