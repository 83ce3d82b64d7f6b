import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { addressKey } from './callerKey.ts';
import { FairQueue } from './fairQueue.ts';
import { RecentCallers } from './recentCallers.ts';
import { Share } from './share.ts';
import { bearerToken, hashToken } from './token.ts';

/** How many calls of one caller wait; one more is refused. */
const WAITING = 500;
/**
 * How many calls of one caller run at once, and of all guests together: while no other caller is active, and otherwise.
 */
const CALLS = { alone: 4, shared: 2 };
/** The same for uploads, downloads and documents that are made. */
const LONG_CALLS = 2;
const TOKENS_KNOWN = 10_000;

const GUESTS = 'guests';
const USERS = 'users';

function tokenKey({ headers }: FastifyRequest): string | null {
  const token = bearerToken(headers.authorization);
  return token === null ? null : `token ${hashToken(token).toString('base64')}`;
}

/**
 * Limits each caller to a share of the server. Callers with a known token are separated by it, all others by address;
 * guests share their turns, once their request has arrived.
 */
export function shareFairly(app: FastifyInstance): void {
  const callers = new RecentCallers();
  const kinds = new RecentCallers();
  const perCaller = (caller: string) => (callers.isAlone(caller) ? CALLS.alone : CALLS.shared);
  const calls = new FairQueue({ perCaller, waiting: WAITING });
  const longCalls = new FairQueue({ perCaller: () => LONG_CALLS, waiting: WAITING });
  const guestCalls = new FairQueue({
    atOnce: () => (kinds.isAlone(GUESTS) ? CALLS.alone : CALLS.shared),
    perCaller,
    waiting: WAITING,
  });
  const knownTokens = new LRUCache<string, true>({ max: TOKENS_KNOWN });

  const callerOf = (request: FastifyRequest): string => {
    const token = tokenKey(request);
    return token !== null && knownTokens.has(token) ? token : addressKey(request.ip);
  };

  app.decorateRequest('share', null);
  app.addHook('onRequest', async (request, reply) => {
    const { takesNoTurn = false, isLong = false } = request.routeOptions.config;
    if (takesNoTurn) return;
    const caller = callerOf(request);
    callers.note(caller);
    request.share = new Share(request, reply, isLong);
    await request.share.enter(isLong ? longCalls : calls, caller, { untilRead: true });
  });
  app.addHook('preValidation', async (request) => {
    const { share, caller } = request;
    const isAdmitted = Boolean(caller?.user ?? caller?.service);
    const token = isAdmitted ? tokenKey(request) : null;
    if (token !== null) knownTokens.set(token, true);
    if (!share || share.isLong) return;
    const key = callerOf(request);
    const isGuest = !isAdmitted && key === addressKey(request.ip);
    kinds.note(isGuest ? GUESTS : USERS);
    if (isGuest) await share.enter(guestCalls, key, { untilRead: false });
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    request.share?.markAnswered();
    const token = reply.statusCode === 401 ? tokenKey(request) : null;
    if (token !== null) knownTokens.delete(token);
    done(null, payload);
  });
}
