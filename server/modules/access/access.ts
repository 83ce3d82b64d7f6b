import type { FastifyRequest } from 'fastify';
import type { Access, Endpoint } from '#domain/api/endpoint.ts';
import { customerKeyOf } from '#domain/customer/customer.ts';
import type { SessionEndCode } from '#domain/session/sessionEndCode.ts';
import { isAnyAvailable, isAvailable } from '#domain/settings/menu.ts';
import { frameText } from '#domain/texts/frameText.ts';
import { serverText } from '#domain/texts/serverText.ts';
import { forbidden, malformed, Refused } from '../../platform/http/refused.ts';
import { bearerToken, hashToken } from '../../platform/http/token.ts';
import type { Caller } from './caller.ts';
import type { Callers } from './callers.ts';

function sessionEnded(code: SessionEndCode = 'sessionExpired'): Refused {
  const text =
    code === 'passwordChanged' ? serverText('account.password.changedElsewhere') : frameText('session.expired');
  return new Refused(401, code, text);
}

function checkCustomer(caller: Caller, header: unknown, requested: number | null): void {
  if (header !== undefined && requested === null) {
    throw malformed('X-Customer-Key must be a whole number', 'customerKey');
  }
  if (caller.customerKey !== null) return;
  if (requested !== null) throw new Refused(403, 'customerRefused', frameText('session.accessDenied'));
  throw new Refused(400, 'customerRequired', serverText('access.aCustomerMustBeChosenFirst'));
}

/** A punchout may call what guests may call, and calls marked for punchouts. */
function isOpenToPunchouts({ access, isForPunchout }: Endpoint): boolean {
  return isForPunchout === true || access === 'visitor' || access === 'browse';
}

/** Salespeople do, and where the site has teams, members of them. */
function mayHaveSeveralCustomers({ user, site, settings }: Caller): boolean {
  return user?.isSalesperson === true || (site.settings.teams === true && settings.sessionType === 'Normal');
}

function checkRole(endpoint: Endpoint, caller: Caller): void {
  if (caller.user?.visit && !isOpenToPunchouts(endpoint)) throw forbidden();
  if (endpoint.access === 'salesperson' && !mayHaveSeveralCustomers(caller)) throw forbidden();
  if (endpoint.access === 'consumer' && caller.settings.sessionType !== 'Consumer') throw forbidden();
  if (endpoint.isForBusiness && caller.settings.sessionType === 'Consumer') throw forbidden();
  if (endpoint.access === 'admin' && !isAvailable(caller.settings.menu, 'AdminPanel')) throw forbidden();
  if (endpoint.pageKey && !isAvailable(caller.settings.menu, endpoint.pageKey)) throw forbidden();
  if (endpoint.menuKeys && !isAnyAvailable(caller.settings.menu, endpoint.menuKeys)) throw forbidden();
}

/** Kinds of access for which the caller acts for a customer. */
const ACTING: ReadonlySet<Access> = new Set(['browse', 'customer', 'consumer']);

/** Refuses with a message for the program's developer; no session ends here. */
async function admitService({ scope }: Endpoint, request: FastifyRequest, callers: Callers): Promise<Caller> {
  const token = bearerToken(request.headers.authorization);
  const service = token === null ? null : await callers.service(token, request.ip);
  if (!service) throw new Refused(401, 'tokenRefused', serverText('integration.tokenRefused'));
  if (scope === undefined || !service.scopes.includes(scope)) {
    const params = { scope: String(scope) };
    throw new Refused(403, 'scopeMissing', serverText('integration.scopeMissing', params), { params });
  }
  return { ...(await callers.guest()), service };
}

/** Returns the caller of this endpoint, or throws the refusal of its access. */
export async function admit(endpoint: Endpoint, request: FastifyRequest, callers: Callers): Promise<Caller> {
  if (endpoint.access === 'service') return await admitService(endpoint, request, callers);
  if (endpoint.access === 'anonymous' || endpoint.access === 'documentId') return await callers.guest();
  const token = bearerToken(request.headers.authorization);
  if (token === null) {
    const isOpen = endpoint.access === 'visitor' || endpoint.access === 'browse';
    const guest = isOpen ? await callers.guest() : null;
    if (!guest?.site.settings.allowGuest) throw sessionEnded();
    return guest;
  }
  const header = request.headers['x-customer-key'];
  const requested = customerKeyOf(header);
  const tokenHash = hashToken(token);
  const caller = await callers.find({ tokenHash, requestedCustomer: requested });
  if (!caller) throw sessionEnded((await callers.endCode(tokenHash)) ?? 'sessionExpired');
  checkRole(endpoint, caller);
  if (ACTING.has(endpoint.access)) checkCustomer(caller, header, requested);
  return caller;
}
