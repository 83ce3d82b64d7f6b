import { type Static, Type } from 'typebox';

/** The progress of background work. `failure`: why it failed, in words for users; null unless it failed. */
export const workProgress = {
  state: Type.Enum(['waiting', 'running', 'done', 'failed']),
  percent: Type.Integer({ minimum: 0, maximum: 100 }),
  failure: Type.Union([Type.String(), Type.Null()]),
};

const WorkProgress = Type.Object(workProgress);
export type WorkProgress = Static<typeof WorkProgress>;

export function isUnderWay({ state }: { state: string }): boolean {
  return state === 'waiting' || state === 'running';
}
