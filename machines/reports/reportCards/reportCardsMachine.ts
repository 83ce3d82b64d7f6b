import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { type DraftChange, initialDrafts, type ReportDrafts, withChange } from '#domain/report/reportDraft.ts';
import { documentsMachine } from '../../documents/documentsMachine.ts';
import { documentsRegion } from '../../documents/documentsRegion.ts';
import { machineOptions } from '../../lib/port.ts';

interface Input {
  /** Reports are of this day unless another is chosen. */
  today: string;
}

type Event =
  | { type: 'draft.change'; change: DraftChange }
  /** The documents, which a bug has ended, are asked for again. */
  | { type: 'documents.retry' };

/** What stands in the fields of the report cards, and the reports that are opened with it. Runs while its page is open. */
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
      description:
        'The cards are filled in: each has what its report needs from the beginning, and says what is wrong with it.',
      on: {
        'draft.change': {
          actions: assign({ drafts: ({ context, event }) => withChange(context.drafts, event.change) }),
        },
      },
    },
    documents: documentsRegion({
      description: 'The reports are opened, whatever becomes of the fields.',
      left: 'the fields stay',
      retry: { 'documents.retry': 'offered' },
    }),
  },
  options: machineOptions,
});

export type ReportCardsRef = ActorRefFrom<typeof reportCardsMachine>;
export type ReportCardsSnapshot = SnapshotFrom<typeof reportCardsMachine>;
