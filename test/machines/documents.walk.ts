import { documentsMachine } from '#machines/documents/documentsMachine.ts';
import { walkOf } from '../support/walk.ts';
import { confirmation, scan } from './history/orderSamples.ts';

export const documentsWalk = walkOf({
  machine: documentsMachine,
  events: {
    'document.press': { 'of a confirmation': { request: confirmation }, 'of a scan': { request: scan } },
    'document.settled': {
      'shown in its tab': { key: '500104/1', documentFailed: false },
      'failed for good': { key: 'product/11/2', documentFailed: true },
    },
  },
  distinguish: ({ documents, failedDocuments }) => [Object.keys(documents).toSorted(), failedDocuments],
});
