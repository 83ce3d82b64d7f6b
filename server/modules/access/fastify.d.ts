import type { Share } from '../../platform/http/share.ts';
import type { Caller } from './caller.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
    /** Null for calls without a turn. */
    share: Share | null;
  }
  interface FastifyContextConfig {
    /** The call is answered at once, without a turn in the queue. */
    takesNoTurn?: boolean;
    /** Counted apart, so that a caller's other calls do not wait for it. */
    isLong?: boolean;
  }
}
