import type { FastifyInstance } from 'fastify';
import type { RefusalCode } from '#domain/refusal/refusalCodes.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** The code of a refusal; absent in other responses. */
    refusalCode?: RefusalCode;
  }
}

/** A request that was answered, without anything that identifies a user. */
export interface AnsweredRequest {
  method: string;
  /** The pattern of the address; `unknown` where no route has it. */
  route: string;
  status: number;
  seconds: number;
  code: RefusalCode | null;
}

export function recordRequests(app: FastifyInstance, record: (request: AnsweredRequest) => void): void {
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime, refusalCode }) => {
    const route = routeOptions.url ?? 'unknown';
    record({ method, route, status: statusCode, seconds: elapsedTime / 1000, code: refusalCode ?? null });
  });
}
