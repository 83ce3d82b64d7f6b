import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';

interface Read<Context> {
  context: Context;
}

/** Why a guard refuses, and what to do about it; null where the screen shows it already. */
type Refusal<Context, Params> = (args: Read<Context>, params: Params) => string | null;

/** A guard that carries the sentence of its refusal. The controls that it disables show the sentence. */
export function refusing<Context, Params = undefined>(
  guard: (args: Read<Context>, params: Params) => boolean,
  refusal: Refusal<Context, Params>,
) {
  return Object.assign((args: Read<Context>, params: Params) => guard(args, params), { refusal });
}

interface GuardUse {
  type: string;
  params?: unknown;
}

/** The sentence of the guard that refuses an event now; null if none refuses it, or the one that does has none. */
export function refusalOf(snapshot: AnyMachineSnapshot, event: AnyEventObject): string | null {
  if (snapshot.can(event)) return null;
  const { machine, context, _nodes: nodes } = snapshot;
  for (const { guard } of nodes.flatMap((node) => node.transitions.get(event.type) ?? [])) {
    const { type, params } = typeof guard === 'string' ? { type: guard } : ((guard ?? { type: '' }) as GuardUse);
    const named: unknown = machine.implementations.guards[type];
    if (typeof named !== 'function' || !('refusal' in named)) continue;
    const { refusal } = named as { refusal: Refusal<unknown, unknown> };
    return refusal({ context }, typeof params === 'function' ? params({ context, event }) : params);
  }
  return null;
}
