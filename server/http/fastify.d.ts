import type { Caller } from '../session/caller.ts';
import type { Share } from './share.ts';

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
