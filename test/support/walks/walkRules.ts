import type { AnyMachineSnapshot } from 'xstate';
import type { Call } from './puppets.ts';

/** What happened in one step of a path. */
export interface WalkStep {
  /** `start`, `token.make: for stock`, `makeToken: made`, or `makeToken failed`. */
  readonly event: string;
  readonly before: AnyMachineSnapshot | null;
  readonly after: AnyMachineSnapshot;
  /** The ports and child machines that it started. */
  readonly asked: readonly Call[];
  /** All that it did: what it started, the events that it sent to others, and the actions of its host. */
  readonly done: readonly Call[];
  /** The ids of those that it started and that have not answered when it ends. */
  readonly running: readonly string[];
}

/** Reads a path up to its newest step, and returns the error of that step, or null. */
export type WalkRule = (path: readonly WalkStep[]) => string | null;

export type Read<Value> = (input: never) => Value;

const isAt = (snapshot: AnyMachineSnapshot | null, states: readonly string[]): boolean =>
  snapshot?._nodes.some((node) => states.includes(node.path.join('.'))) ?? false;

export const isOf = (event: string, names: readonly string[]): boolean =>
  names.some((name) => event === name || event.startsWith(`${name}: `));

/** A context's values, with the results of its functions without parameters. */
function contentOf(value: unknown, seen = new Set<unknown>()): unknown {
  if (typeof value === 'function') return value.length === 0 ? String(value()) : null;
  if (typeof value !== 'object' || value === null || seen.has(value)) return value;
  if ('sessionId' in value) return null;
  seen.add(value);
  const entries = value instanceof Map ? [...value] : Object.entries(value);
  return entries.map(([key, part]) => [key, contentOf(part, seen)]);
}

const written = (value: unknown) =>
  JSON.stringify(value, (_, part) => {
    if (part instanceof Map || part instanceof Set) return [...part];
    return part && typeof part === 'object' && 'sessionId' in part ? null : part;
  });

/** A context that an event leaves as it was is the same object: to write both takes longest in a walk. */
const isSame = (was: unknown, is: unknown) => was === is || written(was) === written(is);

/** True on every path of every machine: an unhandled failure ends the machine. */
export const always: WalkRule = (path) =>
  path.at(-1)?.after.status === 'error' ? 'the failure is not handled, and the machine has stopped' : null;

/** The guard of leaving: it keeps typed work, and does nothing else. */
const HOLDING = 'holdUnsavedWork';

/** Checks the newest step when it is one of these events. */
const after =
  (events: readonly string[], check: (step: WalkStep, path: readonly WalkStep[]) => string | null): WalkRule =>
  (path) => {
    const step = path.at(-1);
    return step && isOf(step.event, events) ? check(step, path) : null;
  };

/** This rule for a step that begins with such a context. */
export const where =
  <Context>(holds: (context: Context) => boolean, rule: WalkRule): WalkRule =>
  (path) => {
    const before = path.at(-1)?.before;
    return before && holds(before.context) ? rule(path) : null;
  };

/** This rule for a step that begins in one of these states. */
export const from =
  (states: readonly string[], rule: WalkRule): WalkRule =>
  (path) =>
    isAt(path.at(-1)?.before ?? null, states) ? rule(path) : null;

/** These events start nothing and change no data: a question answered with No, "Keep Editing", "Cancel". */
export const changesNothing = (...events: string[]): WalkRule =>
  after(events, ({ event, before, after: now, asked }) => {
    const started = asked.map(({ id }) => id).filter((id) => id !== HOLDING);
    if (started.length > 0) return `${event} starts ${started.join()}`;
    return isSame(before?.context, now.context) ? null : `${event} changes data`;
  });

/** These events leave what `read` takes from the context unchanged: typed work survives a failure and a cancel. */
export const keeps = <Context>(read: (context: Context) => unknown, ...events: string[]): WalkRule =>
  after(events, ({ event, before, after: now }) => {
    const isKept = before === null || isSame(read(before.context), read(now.context));
    return isKept ? null : `${event} changes what it should keep`;
  });

/** These events are refused wherever they happen: nothing starts, and the machine stays where it is. */
export const refuses = (...events: string[]): WalkRule =>
  after(events, ({ event, before, after: now, asked }) => {
    const stays = JSON.stringify(before?.value) === JSON.stringify(now.value);
    return stays && asked.length === 0 ? null : `${event} is not refused`;
  });

/** This event leads to one of these states wherever it is accepted. */
export const leadsTo = (event: string, ...states: string[]): WalkRule =>
  after([event], ({ after: now }) => (isAt(now, states) ? null : `${event} leads to ${JSON.stringify(now.value)}`));

/** In these states, or anywhere, this event leaves the context so that `holds` is true. */
export const sets = <Context>(event: string, holds: (context: Context) => boolean, ...states: string[]): WalkRule =>
  after([event], ({ before, after: now }) =>
    (states.length > 0 && !isAt(before, states)) || holds(now.context) ? null : `${event} does not do what it should`,
  );

/** The context has this value only in these states. */
export const keepsSecret =
  (secret: string, ...states: string[]): WalkRule =>
  (path) => {
    const step = path.at(-1);
    if (!step || isAt(step.after, states)) return null;
    const content = JSON.stringify(contentOf(step.after.context)) ?? '';
    return content.includes(secret) ? 'the secret is still known' : null;
  };

/** Never asks a port again that has not answered. */
export const sendsOnce =
  (...ports: string[]): WalkRule =>
  (path) => {
    const asked = path.at(-1)?.asked ?? [];
    const waiting = path.at(-2)?.running ?? [];
    const twice = asked.find(
      ({ id }) => ports.includes(id) && waiting.includes(id) && !isOf(path.at(-1)?.event ?? '', [id, `${id} failed`]),
    );
    return twice ? `${twice.id} is asked twice` : null;
  };

/** A port is called only when `holds` is true for its input and the context. */
export const asksOnlyIf =
  <Context>(port: string, holds: (input: never, context: Context) => boolean, ...events: string[]): WalkRule =>
  (path) => {
    const step = path.at(-1);
    if (!step || (events.length > 0 && !isOf(step.event, events))) return null;
    const wrong = step.asked.some(({ id, input }) => id === port && !holds(input as never, step.after.context));
    return wrong ? `${port} is asked what it must not be` : null;
  };

/** A port is called only after one of these events, again each time; the last named events make them void. */
export const asksOnlyAfter =
  (port: string, events: readonly string[], ...voidedBy: string[]): WalkRule =>
  (path) => {
    const asks = ({ asked }: WalkStep) => asked.some(({ id }) => id === port);
    const step = path.at(-1);
    if (!step || !asks(step)) return null;
    const since = path.slice(path.slice(0, -1).findLastIndex(asks) + 1);
    const last = since.findLast(({ event }) => isOf(event, [...events, ...voidedBy]));
    return last && isOf(last.event, events) ? null : `${port} is asked without ${events.join(' or ')}`;
  };

/** After one of these outcomes the port is never asked again. */
export const neverAgainAfter =
  (port: string, ...outcomes: string[]): WalkRule =>
  (path) => {
    const asked = path.at(-1)?.asked.some(({ id }) => id === port);
    const settled = path.find(({ event }) => isOf(event, outcomes));
    return asked && settled ? `${port} is asked again after ${settled.event}` : null;
  };

/** Every time this event is accepted, the port is asked once before nothing runs any more. */
export const sendsEach =
  (event: string, port: string): WalkRule =>
  (path) => {
    const last = path.at(-1);
    if (!last || last.running.length > 0 || last.after.status !== 'active') return null;
    const accepted = path.filter((step) => isOf(step.event, [event])).length;
    const sent = path.flatMap((step) => step.asked).filter(({ id }) => id === port).length;
    return sent < accepted ? `${event} was accepted more often than ${port} was asked` : null;
  };

/** A port's request, or an event to another actor, has a new key after one of these refusals, and a port the same key when it is repeated after a failure. */
export const newKeyAfter =
  (deed: string, keyOf: Read<unknown>, ...refusals: string[]): WalkRule =>
  (path) => {
    const now = path.at(-1)?.done.find(({ id }) => id === deed);
    const sentBefore = path.slice(0, -1).findLast((step) => step.done.some(({ id }) => id === deed));
    const before = sentBefore?.done.find(({ id }) => id === deed);
    if (!now || !before || !sentBefore) return null;
    const since = path.slice(path.indexOf(sentBefore) + 1);
    const outcomes = [deed, `${deed} failed`, ...refusals];
    const outcome = since.find((step) => isOf(step.event, outcomes))?.event ?? '';
    const key = keyOf(now.input as never);
    const isSame = key !== undefined && key === keyOf(before.input as never);
    if (isOf(outcome, refusals) && isSame) return `${deed} is sent with the key that was refused`;
    return outcome.startsWith(`${deed} failed`) && !isSame ? `${deed} is repeated with another key` : null;
  };

/** A port is sent the version of the newest answer that carries one. */
export const sendsVersion =
  (port: string, sent: Read<unknown>, versions: Readonly<Record<string, unknown>>): WalkRule =>
  (path) => {
    const now = path.at(-1)?.asked.find(({ id }) => id === port);
    const known = path.findLast(({ event }) => event in versions);
    if (!now || !known) return null;
    const version = sent(now.input as never);
    return version === versions[known.event]
      ? null
      : `${port} is sent version ${version}, not ${versions[known.event]}`;
  };

/** Nothing runs in these states but the children named last. */
export const restsIn =
  (states: readonly string[], ...but: string[]): WalkRule =>
  (path) => {
    const step = path.at(-1);
    if (!step || !isAt(step.after, states)) return null;
    const running = step.running.filter((id) => !but.includes(id));
    return running.length > 0 ? `${running.join()} is still running` : null;
  };

/** Whenever the machine is in one of these states, `holds` is true for its context. */
export const holdsIn =
  <Context>(holds: (context: Context) => boolean, ...states: string[]): WalkRule =>
  (path) => {
    const now = path.at(-1)?.after;
    return now && isAt(now, states) && !holds(now.context) ? `it is in ${states.join()} when it should not` : null;
  };
