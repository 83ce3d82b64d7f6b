import type { AnyStateMachine, InspectionEvent } from 'xstate';

/** Sees a machine before it starts, and everything that happens to it. */
export interface Observer {
  watch: (machine: AnyStateMachine) => void;
  inspect: (event: InspectionEvent) => void;
}
