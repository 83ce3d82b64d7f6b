import { fileDownloadMachine } from '#machines/admin/fileDownload/fileDownloadMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { restsIn, sendsOnce } from '../../support/walks/walkRules.ts';

export const fileDownloadWalk = walkOf({
  machine: fileDownloadMachine,
  events: {
    'download.request': { 'current data': { download: { of: 'held', kind: 'stock' } } },
  },
  rules: [sendsOnce('fetchFile'), restsIn(['resting'])],
});
