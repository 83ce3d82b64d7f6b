import { type AnyActorScope, type AnyStateMachine, createActor } from 'xstate';

/**
 * In which a machine is asked for its next snapshot: nothing is executed. XState's `transition` makes a new actor for
 * each event, and that enters the initial states first.
 */
export function inertScope(machine: AnyStateMachine, input?: unknown): AnyActorScope {
  const self = createActor(machine, { input });
  const nothing = () => undefined;
  const inert = { logger: nothing, defer: nothing, emit: nothing, stopChild: nothing, actionExecutor: nothing };
  return { self, id: self.id, sessionId: self.sessionId, system: self.system, ...inert };
}
