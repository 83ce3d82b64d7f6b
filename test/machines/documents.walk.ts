import type { ContextFrom } from 'xstate';
import { documentsMachine } from '#machines/documents/documentsMachine.ts';
import { onlyAfter } from '../support/walks/deedRules.ts';
import { walkOf } from '../support/walks/walk.ts';
import { sendsOnce, sets } from '../support/walks/walkRules.ts';
import { confirmation, scan } from './history/orderSamples.ts';

type Documents = ContextFrom<typeof documentsMachine>;

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
  rules: [
    sendsOnce('500104/1'),
    onlyAfter('button.press', 'document.press'),
    sets<Documents>('document.settled: shown in its tab', ({ documents }) => !('500104/1' in documents), 'waiting'),
    sets<Documents>(
      'document.settled: failed for good',
      ({ failedDocuments }) => failedDocuments.includes('product/11/2'),
      'waiting',
    ),
  ],
});
