import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { type DraftChange, initialDrafts, type ReportDrafts, withChange } from '#domain/report/reportDraft.ts';
import { documentsMachine } from '../../documents/documentsMachine.ts';
import { documentsRegion } from '../../documents/documentsRegion.ts';
import { machineOptions } from '../../lib/port.ts';

interface Input {
  /** The day of the reports unless another is chosen. */
  today: string;
}

type Event =
  | { type: 'draft.change'; change: DraftChange }
  /** Restarts the documents after a bug. */
  | { type: 'documents.retry' };

/** The fields of the report cards, and the reports opened with them. Runs while its page is open. */
export const reportCardsMachine = setup({
  types: {} as {
    context: { drafts: ReportDrafts };
    events: Event;
    input: Input;
    children: { documents: 'documents' };
  },
  actors: { documents: documentsMachine },
}).createMachine({
  id: 'reportCards',
  context: ({ input }) => ({ drafts: initialDrafts(input.today) }),
  type: 'parallel',
  states: {
    cards: {
      description: 'The user fills in the cards. Each card starts with defaults and shows what is wrong in it.',
      on: {
        'draft.change': {
          actions: assign({ drafts: ({ context, event }) => withChange(context.drafts, event.change) }),
        },
      },
    },
    documents: documentsRegion({
      description: 'Reports open here, apart from the fields.',
      left: 'the fields stay',
      retry: { 'documents.retry': 'offered' },
    }),
  },
  options: machineOptions,
});

export type ReportCardsRef = ActorRefFrom<typeof reportCardsMachine>;
export type ReportCardsSnapshot = SnapshotFrom<typeof reportCardsMachine>;
