import type { HumanCheckSite, HumanProof } from './humanProof.ts';

/**
 * The states of a form before the human check is passed, which leads to its state `proven`. Its machine has the actor
 * `humanCheck` and the action `setProof`.
 */
export const beforeProof = {
  unproven: {
    description: 'The human check has not been passed.',
    invoke: {
      id: 'humanCheck',
      src: 'humanCheck',
      input: ({ context }: { context: { check: HumanCheckSite } }) => context.check,
      onDone: {
        target: 'proven',
        actions: {
          type: 'setProof',
          params: ({ event }: { event: { output: HumanProof } }) => ({ proof: event.output }),
        },
      },
      onError: 'checkBroken',
    },
  },
  checkBroken: {
    description: 'A bug stopped the human check. The user can restart it.',
    tags: 'failed',
    on: { 'check.again': 'unproven' },
  },
} as const;
