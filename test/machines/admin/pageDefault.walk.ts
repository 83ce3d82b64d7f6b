import { pageDefaultMachine } from '#machines/admin/pageDefault/pageDefaultMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { failures } from '../samples.ts';
import { outcomes } from './optionSamples.ts';

export const pageDefaultWalk = walkOf({
  machine: pageDefaultMachine,
  inputs: { 'of the layout': { kind: 'layout' }, 'of the sort': { kind: 'sort' } },
  events: {
    'default.edit': { 'by a choice': {} },
    'default.submit': { 'quick entry, or by code': { code: 2 } },
    'default.retry': { 'by its button': {} },
  },
  answers: { loadDefault: { came: 1 }, saveDefault: outcomes },
  failures: {
    loadDefault: { offline: failures.offline },
    saveDefault: { offline: failures.offline },
    holdUnsavedWork: { 'a bug': failures.unexpected },
  },
  distinguish: ({ stored, chosen }) => [stored, chosen],
});
