import { passwordOptionsMachine } from '#machines/admin/passwordOptions/passwordOptionsMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { failures } from '../samples.ts';
import { looserOptions, outcomes, storedOptions, stricterOptions } from './optionSamples.ts';

export const passwordOptionsWalk = walkOf({
  machine: passwordOptionsMachine,
  events: {
    'options.edit': { 'by a choice': {} },
    'options.submit': { looser: { chosen: looserOptions }, stricter: { chosen: stricterOptions } },
    'stricter.confirm': { 'by its button': {} },
    'stricter.refuse': { 'by its button': {} },
    'options.retry': { 'by its button': {} },
  },
  answers: { loadOptions: { came: storedOptions }, saveOptions: outcomes },
  failures: {
    loadOptions: { offline: failures.offline },
    saveOptions: { offline: failures.offline },
    holdUnsavedWork: { 'a bug': failures.unexpected },
  },
  distinguish: ({ stored, chosen }) => [stored, chosen],
});
