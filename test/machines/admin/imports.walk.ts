import { importsMachine } from '#machines/admin/imports/importsMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { keeps, leadsTo, refuses, restsIn } from '../../support/walks/walkRules.ts';
import { imports, importsGoingOn } from './importSamples.ts';

export const importsWalk = walkOf({
  machine: importsMachine,
  events: {
    'view.choose': { 'the second page': { view: { page: 2 } } },
    'file.begin': { stock: { kind: 'stock' }, 'an unknown kind': { kind: 'weather' } },
    'run.open': { 'one of the list': { id: 7 }, 'one that is not there': { id: 99 } },
  },
  answers: {
    loadPage: { 'all have ended': imports, 'one goes on': importsGoingOn },
    loadRuns: { 'all have ended': imports, 'one goes on': importsGoingOn },
  },
  distinguish: ({ view, page, kind, runId }) => [view.page, page?.rows[0]?.id, kind.name, runId],
  rules: [
    refuses('file.begin: an unknown kind', 'run.open: one that is not there'),
    leadsTo('loadRuns failed', 'browsing.listed.watching'),
    leadsTo('loadRuns: one goes on', 'browsing.listed.watching'),
    leadsTo('loadRuns: all have ended', 'browsing.listed.resting'),
    leadsTo('fileImport', 'browsing'),
    leadsTo('fileImport failed', 'browsing'),
    keeps(({ page }: { page: unknown }) => page, 'loadRuns failed', 'list.reload'),
    restsIn(['browsing.listed.watching', 'browsing.listed.resting', 'browsing.failed']),
  ],
});
