/** What a service token can be for; docs/integration.md says which calls need which. */
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
