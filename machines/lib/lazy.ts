import type { AnyStateMachine } from 'xstate';

const lazyMachines = new WeakMap<object, string>();

function runningAs<Machine extends AnyStateMachine>(machine: () => Machine): Machine {
  const logic: Pick<
    AnyStateMachine,
    'getInitialSnapshot' | 'transition' | 'start' | 'getPersistedSnapshot' | 'restoreSnapshot'
  > = {
    getInitialSnapshot: (...args) => machine().getInitialSnapshot(...args),
    transition: (...args) => machine().transition(...args),
    start: (...args) => machine().start(...args),
    getPersistedSnapshot: (...args) => machine().getPersistedSnapshot(...args),
    restoreSnapshot: (...args) => machine().restoreSnapshot(...args),
  };
  // It runs like the machine itself, and has no chart of its own.
  return logic as Machine;
}

/** Takes the place of a child machine whose code loads when it is first needed. The host fills it with `provideLazyMachine`. */
export function lazyMachine<Machine extends AnyStateMachine>(id: Machine['id']): Machine {
  const empty = runningAs<Machine>(() => {
    throw new Error(`${id} must be provided`);
  });
  lazyMachines.set(empty, id);
  return empty;
}

/** The id of the machine that belongs in this place; null for any other logic. */
export function lazyMachineId(logic: unknown): string | null {
  return (typeof logic === 'object' && logic !== null && lazyMachines.get(logic)) || null;
}

/** Provides a machine that is loaded by the time it runs. */
export function provideLazyMachine<Machine extends AnyStateMachine>(loaded: () => Machine | null): Machine {
  return runningAs(() => {
    const machine = loaded();
    if (!machine) throw new Error('a machine runs before it is loaded');
    return machine;
  });
}
