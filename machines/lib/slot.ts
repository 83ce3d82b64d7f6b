import type { AnyStateMachine } from 'xstate';

const slots = new WeakMap<object, string>();

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

/** The slot of a child machine whose code loads when it is first needed. The host fills it with `inSlot`. */
export function slot<Machine extends AnyStateMachine>(id: Machine['id']): Machine {
  const empty = runningAs<Machine>(() => {
    throw new Error(`${id} must be provided`);
  });
  slots.set(empty, id);
  return empty;
}

/** The id of the machine that belongs in this slot; null if this is no slot. */
export function slotId(logic: unknown): string | null {
  return (typeof logic === 'object' && logic !== null && slots.get(logic)) || null;
}

/** Fills a slot with a machine that is loaded by the time it runs. */
export function inSlot<Machine extends AnyStateMachine>(loaded: () => Machine | null): Machine {
  return runningAs(() => {
    const machine = loaded();
    if (!machine) throw new Error('a machine runs before it is loaded');
    return machine;
  });
}
