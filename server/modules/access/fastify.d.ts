import type { Share } from '../../platform/http/share.ts';
import type { Caller } from './caller.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
    /** Null for calls that take no turn. */
    share: Share | null;
  }
  interface FastifyContextConfig {
    /** Answered at once, whoever else is served. */
    takesNoTurn?: boolean;
    /** Counted apart, so that a caller's other calls do not wait for it. */
    isLong?: boolean;
  }
}
