import { type Static, Type } from 'typebox';

/** How far long work is that the server does by itself. `failure`: why it failed as a whole, in a person's words; null unless it did. */
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
