import type { GuideWritten } from './guideWrite.ts';
import { guideWriteMachine } from './guideWriteMachine.ts';

/** The set-up of a machine that invokes the writing of a guide: the actor, and guards for its outcome. */
export const guideWriting = {
  actors: { guideWrite: guideWriteMachine },
  guards: {
    isDone: (_: unknown, { output }: GuideWritten) => output.kind === 'done',
    isStale: (_: unknown, { output }: GuideWritten) => output.kind === 'stale',
  },
};
