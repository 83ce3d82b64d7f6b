import { importsMachine } from '#machines/admin/imports/importsMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { failures } from '../samples.ts';
import { imports, importsGoingOn } from './importSamples.ts';

export const importsWalk = walkOf({
  machine: importsMachine,
  events: {
    'list.reload': { 'by its button': {} },
    'view.choose': { 'the second page': { view: { page: 2 } } },
    'file.begin': { stock: { kind: 'stock' }, 'what is no kind': { kind: 'weather' } },
    'run.open': { 'one of the list': { id: 7 }, 'one that is not there': { id: 99 } },
  },
  answers: {
    loadPage: { 'all have ended': imports, 'one goes on': importsGoingOn },
    loadRuns: { 'all have ended': imports, 'one goes on': importsGoingOn },
    fileImport: { closed: undefined },
  },
  failures: {
    loadPage: { offline: failures.offline },
    loadRuns: { offline: failures.offline },
    fileImport: { 'a bug': new TypeError('no page') },
  },
  distinguish: ({ view, page, kind, runId }) => [view.page, page?.rows[0]?.id, kind.name, runId],
});
