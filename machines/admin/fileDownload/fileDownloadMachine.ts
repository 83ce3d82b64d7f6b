import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { dataImportText } from '#domain/texts/dataImportText.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';

/** An export of the shop's data of a kind, or the row results of a run. */
export type Download = { of: 'held'; kind: string } | { of: 'results'; runId: number };

interface Context {
  /** The latest request; null before the first. */
  download: Download | null;
}

type Event = { type: 'download.request'; download: Download };

/** Fetches a file that the server writes and hands it to the browser, one at a time. Runs on /admin/import. */
export const fileDownloadMachine = setup({
  types: {} as { context: Context; events: Event; tags: 'busy' },
  actors: { fetchFile: port<void, Download>('fetchFile') },
  actions: {
    /** Provided by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
  },
}).createMachine({
  id: 'fileDownload',
  context: { download: null },
  initial: 'resting',
  states: {
    resting: {
      description: 'No file is being prepared.',
      on: {
        'download.request': { target: 'fetching', actions: assign({ download: ({ event }) => event.download }) },
      },
    },
    fetching: {
      description: 'The server prepares the file. No other download starts until it is done.',
      tags: 'busy',
      invoke: {
        id: 'fetchFile',
        src: 'fetchFile',
        input: ({ context }) => context.download ?? { of: 'held', kind: '' },
        onDone: 'resting',
        onError: {
          target: 'resting',
          actions: { type: 'notify', params: { type: 'error', text: dataImportText('importPage.notDownloaded') } },
        },
      },
    },
  },
  options: machineOptions,
});

export type FileDownloadRef = ActorRefFrom<typeof fileDownloadMachine>;
export type FileDownloadSnapshot = SnapshotFrom<typeof fileDownloadMachine>;
