import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAudit } from '#domain/api/audit.ts';
import { fetchOrders } from '#domain/api/integration.ts';
import { listServiceTokens, makeServiceToken, revokeServiceToken } from '#domain/api/serviceTokens.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { FIXTURE_NOW, tokenOf } from '#test/support/api/fixture.ts';

const admin = { token: tokenOf('admin') };

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const make = (name: string, ...scopes: readonly string[]) =>
  api.call(makeServiceToken, { ...admin, body: { name, scopes: scopes as 'orders:read'[] } });
const revoke = (id: number) => api.call(revokeServiceToken, { ...admin, params: { id } });
const list = async () => (await api.call(listServiceTokens, { ...admin, query: {} })).body;
const fetching = async (token: string) => (await api.call(fetchOrders, { token })).status;

describe('a service token made by an admin', () => {
  test('opens the calls that it is for; its secret is answered once and kept nowhere', async () => {
    const { status, body } = await make(' erp ', 'orders:read', 'orders:read');
    expect([status, body.token]).toEqual([
      200,
      {
        id: expect.any(Number),
        name: 'erp',
        scopes: ['orders:read'],
        createdAt: FIXTURE_NOW,
        createdBy: 'admin',
        lastUsedAt: null,
        revokedAt: null,
      },
    ]);
    expect(body.secret).toMatch(/^svc_[\w-]{32,}$/);
    expect(await fetching(body.secret)).toBe(200);
    const listed = await list();
    expect(listed).toEqual([{ ...body.token, lastUsedAt: FIXTURE_NOW }]);
    const kept = await api.database.selectFrom('service_token').selectAll().execute();
    const noted = await api.database.selectFrom('audit').selectAll().execute();
    expect(JSON.stringify([listed, kept, noted])).not.toContain(body.secret.slice(4));
  });

  test('refuses a name in use, in any case, an empty name, and a token without permissions', async () => {
    const inUse = await make('ERP', 'orders:read');
    expect([inUse.status, inUse.body]).toMatchObject([
      409,
      { message: 'A token named ERP is already in use. Revoke it first, or choose another name.' },
    ]);
    expect((await make('a/b', 'orders:read')).body).toMatchObject({
      message: 'Names can have up to 60 letters, digits, spaces, dots, hyphens or underscores.',
    });
    expect((await make('  ', 'orders:read')).status).toBe(409);
    expect((await make('other', 'everything')).status).toBe(400);
    expect((await make('other')).body).toMatchObject({
      message: 'Choose at least one permission.',
    });
    expect(await list()).toHaveLength(1);
  });

  test('stops working at the next call once it is revoked; a second revocation changes nothing, and its name is free', async () => {
    const { secret, token } = (await make('stock', 'orders:read')).body;
    const revoked = await revoke(token.id);
    expect(revoked.body).toEqual({ ...token, revokedAt: FIXTURE_NOW });
    expect(await fetching(secret)).toBe(401);
    expect((await revoke(token.id)).body).toEqual(revoked.body);
    expect((await make('stock', 'orders:read')).status).toBe(200);
    expect((await list()).map(({ name, revokedAt }) => [name, revokedAt !== null])).toEqual([
      ['stock', false],
      ['erp', false],
      ['stock', true],
    ]);
  });

  test('is noted with who made and revoked it, once each', async () => {
    const { body } = await api.call(listAudit, { ...admin, query: {} });
    expect(body.map(({ by, text, subject }) => `${by} ${text}: ${subject}`)).toEqual([
      'admin created a service token: stock: orders:read',
      'admin revoked a service token: stock',
      'admin created a service token: stock: orders:read',
      'admin created a service token: erp: orders:read',
    ]);
  });
});
