import { fileDownloadMachine } from '#machines/admin/fileDownload/fileDownloadMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { failures } from '../samples.ts';

export const fileDownloadWalk = walkOf({
  machine: fileDownloadMachine,
  events: {
    'download.request': { 'what the shop holds': { download: { of: 'held', kind: 'stock' } } },
  },
  answers: { fetchFile: { saved: undefined } },
  failures: { fetchFile: { offline: failures.offline } },
});
