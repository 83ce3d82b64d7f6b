import { type RunnerTask, TestRunner } from 'vitest';
import type { AnyStateMachine, InspectionEvent } from 'xstate';
import { transitionsOf } from './coverage.ts';
import type { Observer } from './observer.ts';

/** Writes down with the test that runs now which transitions a machine takes in it: those are what the test guards. */
export function takenInTest(): Observer | undefined {
  const test: RunnerTask | undefined = TestRunner.getCurrentTest();
  if (!test) return undefined;
  const names = new WeakMap<object, string>();
  const taken = new Set(test.meta.taken);
  return {
    watch: (machine: AnyStateMachine) => {
      for (const [name, transition] of transitionsOf(machine)) names.set(transition, name);
    },
    inspect: (event: InspectionEvent) => {
      if (event.type !== '@xstate.microstep') return;
      for (const transition of event._transitions) {
        const name = names.get(transition);
        if (name !== undefined) taken.add(name);
      }
      test.meta.taken = [...taken];
    },
  };
}
