import type { ServiceTokenRow } from '#domain/api/serviceTokens.ts';
import type { TokenPage, TokenWish } from '#machines/admin/tokens/tokenList.ts';

export const erpToken: ServiceTokenRow = {
  id: 7,
  name: 'erp',
  scopes: ['orders:read', 'invoices:write', 'stock:write'],
  createdAt: '2026-03-01T15:00:00.000Z',
  createdBy: 'Ada Berg',
  lastUsedAt: '2026-03-04T15:00:00.000Z',
  revokedAt: null,
};
export const oldToken: ServiceTokenRow = {
  ...erpToken,
  id: 3,
  name: 'old books',
  scopes: ['orders:read'],
  createdBy: null,
  lastUsedAt: null,
  revokedAt: '2026-02-01T15:00:00.000Z',
};
export const stockToken: ServiceTokenRow = {
  ...erpToken,
  id: 9,
  name: 'Stock',
  scopes: ['stock:write'],
  lastUsedAt: null,
};

export const tokenPage: TokenPage = { rows: [erpToken, oldToken], total: 2 };
export const withStock: TokenPage = { rows: [stockToken, erpToken, oldToken], total: 3 };
export const stockWish: TokenWish = { name: 'stock', scopes: ['stock:write'] };

export const SECRET = 'svc_only-this-once';
export const stockMade = { kind: 'made', token: stockToken, readSecret: () => SECRET } as const;
export const nameInUse = { kind: 'refused', reason: 'A token named stock is in use.' } as const;
