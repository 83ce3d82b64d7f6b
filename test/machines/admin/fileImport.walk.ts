import type { ContextFrom } from 'xstate';
import { isUndecided, type Sending } from '#machines/admin/fileImport/fileImport.ts';
import { fileImportMachine } from '#machines/admin/fileImport/fileImportMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import {
  asksOnlyIf,
  changesNothing,
  keeps,
  leadsTo,
  refuses,
  restsIn,
  type WalkStep,
} from '../../support/walks/walkRules.ts';
import { accepted, fileOf, runs, stockFile, stockKind } from './importSamples.ts';

type Import = ContextFrom<typeof fileImportMachine>;
const deactivates = (step?: WalkStep) => (step?.before?.context.run?.counts.deactivated ?? 0) > 0;
const refusesOrAsks = asksOnlyIf('sendFile', () => false, 'import.request');

export const fileImportWalk = walkOf({
  machine: fileImportMachine,
  inputs: { 'a new file': { kind: stockKind, runId: null }, 'one that was sent before': { kind: stockKind, runId: 7 } },
  parts: {
    'one that was sent before': [
      'loadWork',
      'work.reload',
      'cancelWork',
      'work.cancel',
      'import.close',
      'import.request',
      'send.retry',
      'reading.choose',
      'column.choose',
      'constant.choose',
      'resultList',
    ],
  },
  events: {
    'file.choose': { 'a list of stock': { file: stockFile }, 'an empty one': { file: fileOf('stock.csv', 0) } },
    'reading.choose': { 'another decimal sign': { choice: { decimal: 'comma' } } },
    'constant.choose': { 'the same for all': { column: 'available', value: '10' } },
    'column.choose': { 'by hand': { heading: 'Bestand', column: 'available' } },
    'upload.progressed': { half: { percent: 50 } },
  },
  answers: {
    loadWork: {
      'it waits': runs.waiting,
      tried: runs.tried,
      'tried, undecided': runs['tried, undecided'],
      'tried, undecided, would deactivate': runs['tried, undecided, would deactivate'],
      'tried, would deactivate': runs['tried, would deactivate'],
      'tried, nothing new': runs['tried, nothing new'],
      'refused as a whole': runs['refused as a whole'],
      imported: runs.imported,
      'failed import': runs['failed import'],
    },
    cancelWork: { stopped: runs['refused as a whole'], 'it had ended': runs.imported },
    sendFile: { accepted, refused: { kind: 'refused', text: 'A file of customers cannot be marked as complete.' } },
  },
  distinguish: ({ file, isTrial, runId, run, reading, complaint }) => [
    file !== null,
    isTrial,
    runId !== null,
    run?.state,
    run?.isDryRun,
    (run?.counts.new ?? 0) > 0,
    run?.counts.deactivated,
    isUndecided(reading),
    complaint === '',
  ],
  rules: [
    refuses('file.choose: an empty one'),
    changesNothing('import.refuse'),
    asksOnlyIf(
      'sendFile',
      ({ isTrial }: Sending) => isTrial,
      'file.choose',
      'reading.choose',
      'column.choose',
      'constant.choose',
    ),
    asksOnlyIf('sendFile', ({ isTrial }: Sending) => !isTrial, 'import.request', 'import.confirm'),
    asksOnlyIf('sendFile', ({ file }: Sending) => file.size > 0),
    (path) => (deactivates(path.at(-1)) ? refusesOrAsks(path) : null),
    asksOnlyIf('cancelWork', () => true, 'work.cancel'),
    leadsTo('cancelWork failed', 'following.silent'),
    leadsTo('sendFile: accepted', 'following'),
    leadsTo('sendFile: refused', 'settled.unsent'),
    leadsTo('sendFile failed', 'settled.unsent'),
    keeps(
      ({ file, choices, run }: Import) => [file?.name, choices, run?.state],
      'sendFile: refused',
      'sendFile failed',
    ),
    restsIn(['settled.choosing', 'settled.unopened', 'settled.unsent', 'settled.refused', 'settled.failed']),
  ],
});
