import * as endpoints from '#domain/api/serviceTokens.ts';
import { isScope } from '#domain/integration/scopes.ts';
import { tokenProblems } from '#domain/integration/tokenRules.ts';
import { adminText } from '#domain/texts/adminText.ts';
import { counted, pageOf } from '../../platform/http/pages.ts';
import { notFound, Refused } from '../../platform/http/refused.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { type Caller, signedInUser } from '../access/caller.ts';
import { type Route, route } from '../access/route.ts';
import { refusedForm } from '../accounts/newPassword.ts';
import { addServiceToken, findServiceTokens, revokeServiceToken, type TokenRow } from './serviceTokens.ts';

function toResponse(token: TokenRow): endpoints.ServiceTokenRow {
  return {
    id: token.id,
    name: token.name,
    scopes: token.scopes.filter(isScope),
    createdAt: token.created_at.toISOString(),
    createdBy: token.created_by,
    lastUsedAt: token.last_used_at?.toISOString() ?? null,
    revokedAt: token.revoked_at?.toISOString() ?? null,
  };
}

/** Service tokens of other programs, for admins. */
export function tokenRoutes({ database, clock, ids }: Runtime): Route[] {
  const who = (caller: Caller) => ({ userId: signedInUser(caller).id, now: clock.now() });
  return [
    route(endpoints.listServiceTokens, async ({ query, reply }) => {
      const { rows, total } = await findServiceTokens(database, pageOf(query.page));
      return counted(reply, total, rows.map(toResponse));
    }),
    route(endpoints.makeServiceToken, async ({ caller, body }) => {
      const name = body.name.trim();
      const problems = tokenProblems({ name, scopes: body.scopes });
      if (problems.length > 0) throw refusedForm(problems);
      const secret = `svc_${ids.secret()}`;
      const token = await addServiceToken(database, who(caller), { name, scopes: [...new Set(body.scopes)], secret });
      if (!token) throw new Refused(409, 'nameTaken', adminText('token.nameInUse', { name }), { params: { name } });
      return { token: toResponse(token), secret };
    }),
    route(endpoints.revokeServiceToken, async ({ caller, params: { id } }) => {
      const token = await revokeServiceToken(database, who(caller), id);
      if (!token) throw notFound();
      return toResponse(token);
    }),
  ];
}
