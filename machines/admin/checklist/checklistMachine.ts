import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { ChecklistItem } from '#domain/api/checklist.ts';
import { type Failure, failureOf } from '../../lib/failure.ts';
import { machineOptions, port } from '../../lib/port.ts';

interface Context {
  /** Null before they have come. */
  items: readonly ChecklistItem[] | null;
  failure: Failure | null;
}

/** Asks again: for what did not come, and for what was mended meanwhile. */
type Event = { type: 'list.reload' };

/** What is still missing before the shop can sell. Runs on /admin/start. */
export const checklistMachine = setup({
  types: {} as { context: Context; events: Event; tags: 'busy' | 'failed' },
  actors: { loadChecklist: port<readonly ChecklistItem[]>('loadChecklist') },
}).createMachine({
  id: 'checklist',
  context: { items: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The list is on its way; what was on screen of it stays there.',
      tags: 'busy',
      invoke: {
        id: 'loadChecklist',
        src: 'loadChecklist',
        onDone: { target: 'listed', actions: assign({ items: ({ event }) => event.output }) },
        onError: { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
    },
    listed: {
      description: 'Each thing says how far it is and where it is mended.',
      on: { 'list.reload': 'loading' },
    },
    failed: {
      description: 'The list did not come: the reason is shown, and it can be asked for again.',
      tags: 'failed',
      on: { 'list.reload': 'loading' },
    },
  },
  options: machineOptions,
});

export type ChecklistRef = ActorRefFrom<typeof checklistMachine>;
export type ChecklistSnapshot = SnapshotFrom<typeof checklistMachine>;
