import { fileImportMachine } from '#machines/admin/fileImport/fileImportMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { failures } from '../samples.ts';
import { accepted, fileOf, runs, stockFile, stockKind } from './importSamples.ts';

export const fileImportWalk = walkOf({
  machine: fileImportMachine,
  inputs: { 'a new file': { kind: stockKind, runId: null }, 'one that was sent before': { kind: stockKind, runId: 7 } },
  parts: {
    'one that was sent before': [
      'loadRun',
      'run.reload',
      'import.close',
      'import.request',
      'send.retry',
      'reading.choose',
      'column.choose',
      'verdictList',
    ],
  },
  events: {
    'file.choose': { 'a list of stock': { file: stockFile }, 'an empty one': { file: fileOf('stock.csv', 0) } },
    'reading.choose': { 'another decimal sign': { choice: { decimal: 'comma' } } },
    'column.choose': { 'by hand': { heading: 'Bestand', column: 'available' } },
    'upload.progressed': { half: { percent: 50 } },
    'sending.cancel': { 'by its button': {} },
    'send.retry': { 'by its button': {} },
    'import.request': { 'by its button': {} },
    'import.confirm': { 'by its button': {} },
    'import.refuse': { 'by its button': {} },
    'run.reload': { 'by its button': {} },
    'import.close': { 'by its button': {} },
  },
  answers: {
    loadRun: {
      'it waits': runs.waiting,
      tried: runs.tried,
      'tried, would deactivate': runs['tried, would deactivate'],
      'tried, nothing new': runs['tried, nothing new'],
      'refused as a whole': runs['refused as a whole'],
      'brought in': runs['brought in'],
      'not brought in': runs['not brought in'],
    },
    sendFile: { accepted, refused: { kind: 'refused', text: 'A file of customers cannot be said to be complete.' } },
  },
  failures: {
    loadRun: { offline: failures.offline },
    sendFile: { offline: failures.offline },
    verdictList: { 'a bug': new TypeError('no list') },
  },
  distinguish: ({ file, isTrial, runId, run, complaint }) => [
    file !== null,
    isTrial,
    runId !== null,
    run?.state,
    run?.isDryRun,
    (run?.counts.new ?? 0) > 0,
    run?.counts.deactivated,
    complaint === '',
  ],
});
