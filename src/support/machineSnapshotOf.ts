import type { AnyMachineSnapshot } from 'xstate';

/** The snapshot of a machine; null for that of another actor. */
export function machineSnapshotOf(snapshot: unknown): AnyMachineSnapshot | null {
  const isOfMachine = typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot;
  return isOfMachine ? (snapshot as AnyMachineSnapshot) : null;
}
