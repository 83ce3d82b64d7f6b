import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Code } from '#domain/schema/limits.ts';
import { SANDBOX_TOKENS } from '#domain/settings/cardTokenService.ts';
import type { Clock } from '../../../platform/clock.ts';
import { sandboxToken } from './sandboxTokens.ts';

const BODY_LIMIT = 4096;
const Body = Type.Object({ cardNumber: Code });

/** Plays a gateway's service to which browsers send cards. It stores nothing of them. */
export function serveSandboxTokens(app: FastifyInstance, clock: Clock): void {
  app.post<{ Body: { cardNumber: string } }>(
    SANDBOX_TOKENS,
    { bodyLimit: BODY_LIMIT, schema: { hide: true, body: Body } },
    async ({ body }, reply) => {
      reply.header('cache-control', 'no-store');
      return { token: sandboxToken(body.cardNumber, clock.now()) };
    },
  );
}
