import { type Static, Type } from 'typebox';
import { SCOPES } from '../integration/scopes.ts';
import { Code } from '../schema/limits.ts';
import { endpoint } from './endpoint.ts';
import { LIST_PAGE } from './jobs.ts';

const MomentOrNone = Type.Union([Type.String(), Type.Null()]);
const Scopes = Type.Array(Type.Enum(SCOPES), { maxItems: SCOPES.length });

/** A service token of another program. The secret is not stored, so it is not part of the row. */
export const ServiceTokenRow = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  scopes: Type.Array(Type.Enum(SCOPES)),
  createdAt: Type.String(),
  /** Null when the token was created from the server's command line. */
  createdBy: Type.Union([Type.String(), Type.Null()]),
  /** To the minute. */
  lastUsedAt: MomentOrNone,
  /** Null while the token is active. */
  revokedAt: MomentOrNone,
});
export type ServiceTokenRow = Static<typeof ServiceTokenRow>;

export const listServiceTokens = endpoint({
  method: 'GET',
  path: '/api/admin/tokens',
  access: 'admin',
  summary: `Service tokens without secrets, active first, then newest first. Pages of ${LIST_PAGE}; X-Total-Count is the total`,
  query: Type.Object({ page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })) }),
  answer: Type.Array(ServiceTokenRow),
});

export const makeServiceToken = endpoint({
  method: 'POST',
  path: '/api/admin/tokens',
  access: 'admin',
  summary:
    'Create a token. `secret` is returned only once. 409 if the name is in use or missing, or no permission is given',
  body: Type.Object({ name: Code, scopes: Scopes }),
  answer: Type.Object({ token: ServiceTokenRow, secret: Type.String() }),
  codes: ['invalidFields', 'nameTaken'],
});

export const revokeServiceToken = endpoint({
  method: 'POST',
  path: '/api/admin/tokens/:id/revoke',
  access: 'admin',
  summary: 'Revoke a token immediately. Has no effect on a revoked token',
  params: Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
  answer: ServiceTokenRow,
});
