import { isOf, type Read, type WalkRule, type WalkStep } from './walkRules.ts';

// A deed is any effect of a machine on others: a port or child machine that it starts, an event that it sends to another
// actor or emits, an action of its host. It is named by that id, type or name.

const done = (step: WalkStep | undefined, deed: string) => step?.done.find(({ id }) => id === deed);

/** Nothing but these events leads to the deed: it follows from a yes, and from no other answer. */
export const onlyAfter =
  (deed: string, ...events: string[]): WalkRule =>
  (path) => {
    const step = path.at(-1);
    return step && done(step, deed) && !isOf(step.event, events) ? `${step.event} leads to ${deed}` : null;
  };

/** The deed is only done when `holds` is true, for the context before, the event that led to it and what is sent with it. */
export const onlyIf =
  <Context, Sent = unknown>(deed: string, holds: (before: Context, event: string, sent: Sent) => boolean): WalkRule =>
  (path) => {
    const step = path.at(-1);
    const made = step?.done.find(
      ({ id, input }) => id === deed && !holds((step.before ?? step.after).context, step.event, input as Sent),
    );
    return made ? `${step?.event} leads to ${deed} where it must not` : null;
  };

/** In these states this event always leads to the deed. */
export const leadsToDeed =
  (event: string, deed: string, ...states: string[]): WalkRule =>
  (path) => {
    const step = path.at(-1);
    if (!step || !isOf(step.event, [event])) return null;
    if (!states.some((state) => step.before?._nodes.some((node) => node.path.join('.') === state))) return null;
    return done(step, deed) ? null : `${step.event} does not lead to ${deed}`;
  };

/** The deed is not done again before one of these has come. */
export const awaits =
  (deed: string, ...replies: string[]): WalkRule =>
  (path) => {
    const last = path.at(-1);
    const before = path.slice(0, -1).findLastIndex((step) => done(step, deed));
    if (!done(last, deed) || before < 0) return null;
    const isAnswered = path.slice(before + 1).some(({ event }) => isOf(event, replies));
    return isAnswered ? null : `${deed} is done again before its answer`;
  };

/** After one of these outcomes the deed is repeated with the same key, unless something else was requested in between. */
export const sameKeyAfter =
  (deed: string, keyOf: Read<unknown>, ...outcomes: string[]): WalkRule =>
  (path) => {
    const before = path.slice(0, -1).findLastIndex((step) => done(step, deed));
    const now = done(path.at(-1), deed);
    if (!now || before < 0) return null;
    const since = path.slice(before + 1);
    const isRepeated = since.every((step) => step.asked.every(({ id }) => id === deed));
    if (!isRepeated || !since.some(({ event }) => isOf(event, outcomes))) return null;
    const isSame = keyOf(now.input as never) === keyOf(done(path[before], deed)?.input as never);
    return isSame ? null : `${deed} is repeated with another key`;
  };
