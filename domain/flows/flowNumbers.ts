import { type Static, Type } from 'typebox';
import { Code } from '../schema/limits.ts';

/** The flows that are counted, each with the state in which it has reached its goal. */
export const COUNTED_FLOWS: Readonly<Record<string, string>> = {
  cartPage: 'editing',
  checkout: 'receipt',
  landingEditing: 'editing',
  makePayment: 'steps.receipt',
  orderGuide: 'viewing',
  orderReview: 'left',
  payment: 'left',
  quickEntry: 'adding.resting',
  session: 'ready',
  shipMethod: 'chosen',
  signIn: 'settled',
};

/** Whether a flow in this state has reached its goal. */
export function isGoal(machine: string, state: string): boolean {
  const goal = COUNTED_FLOWS[machine];
  return goal !== undefined && (state === goal || state.startsWith(`${goal}.`));
}

/**
 * What is counted of a state: how often it was entered; how it was left, to the next states, back to earlier ones, by a
 * failure, or with its flow unfinished; and how long users stayed, up to a second, ten seconds, a minute, and longer.
 */
export const COUNTS = [
  'entered',
  'forward',
  'back',
  'failed',
  'abandoned',
  'instant',
  'seconds',
  'minute',
  'minutes',
] as const;
export type Count = (typeof COUNTS)[number];

/** The most that one batch has: what a visit of a few hours needs. */
export const BATCH_LIMITS = { states: 150, count: 200 } as const;

const CountOfBatch = Type.Integer({ minimum: 0, maximum: BATCH_LIMITS.count });
const Total = Type.Integer({ minimum: 0 });

function withCounts<const Schema extends typeof CountOfBatch>(schema: Schema) {
  return {
    machine: Code,
    /** The innermost state by its path in the machine. */
    state: Code,
    entered: schema,
    forward: schema,
    back: schema,
    failed: schema,
    abandoned: schema,
    instant: schema,
    seconds: schema,
    minute: schema,
    minutes: schema,
  };
}

/** The numbers of one tab since its last batch. It has no field for a user, a session or a time. */
export const FlowBatch = Type.Object({
  states: Type.Array(Type.Object(withCounts(CountOfBatch)), { maxItems: BATCH_LIMITS.states }),
});
export type FlowBatch = Static<typeof FlowBatch>;

export const StateNumbers = Type.Object(withCounts(Total));
export type StateNumbers = Static<typeof StateNumbers>;

/** The numbers of one week. */
export const FlowNumbers = Type.Object({
  /** Whether the site counts now. */
  isCounting: Type.Boolean(),
  /** Mondays, the newest first. */
  weeks: Type.Array(Type.String()),
  /** The week of these numbers; null if there are none yet. */
  week: Type.Union([Type.String(), Type.Null()]),
  states: Type.Array(StateNumbers),
});
export type FlowNumbers = Static<typeof FlowNumbers>;
