import { type AnyActorLogic, type AnyStateMachine, fromPromise, StateMachine } from 'xstate';
import { lazyMachines } from './lazyMachines.ts';

const silence = fromPromise(() => new Promise(() => undefined));

/**
 * A machine with its child machines as they run in the shop, and a world that neither answers nor hears: no port ever
 * answers, and what the host would do (actions that it fills) is not done.
 */
export function quietly<Machine extends AnyStateMachine>(machine: Machine): Machine {
  const { actors, actions } = machine.implementations;
  const quiet = (lazyMachine: string, logic: AnyActorLogic) => {
    const child = logic instanceof StateMachine ? logic : lazyMachines[lazyMachine];
    return child ? quietly(child) : silence;
  };
  const hostActions = Object.keys(actions).filter((name) => {
    const action = actions[name];
    return typeof action === 'function' && !('resolve' in action);
  });
  return machine.provide({
    actors: Object.fromEntries(
      Object.entries(actors).map(([lazyMachine, logic]) => [lazyMachine, quiet(lazyMachine, logic as AnyActorLogic)]),
    ),
    actions: Object.fromEntries(hostActions.map((name) => [name, () => undefined])),
  }) as Machine;
}
