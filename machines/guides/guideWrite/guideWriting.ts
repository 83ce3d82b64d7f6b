import type { GuideWritten } from './guideWrite.ts';
import { guideWriteMachine } from './guideWriteMachine.ts';

/** What a machine that invokes the writing of a guide takes into its set-up: the writing, and how it may end. */
export const guideWriting = {
  actors: { guideWrite: guideWriteMachine },
  guards: {
    isDone: (_: unknown, { output }: GuideWritten) => output.kind === 'done',
    isStale: (_: unknown, { output }: GuideWritten) => output.kind === 'stale',
  },
};
