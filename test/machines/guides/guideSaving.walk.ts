import type { ContextFrom } from 'xstate';
import { guideSavingMachine } from '#machines/guides/guideSaving/guideSavingMachine.ts';
import { onlyAfter } from '../../support/walks/deedRules.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { keeps, leadsTo, sendsOnce, sets } from '../../support/walks/walkRules.ts';
import { editingWeekly } from './guideEditing.ts';
import { seesVersion } from './guideRules.ts';
import { gone, guideListener, outcomes, stale, weekly, withBasil } from './guideSamples.ts';

type Save = ContextFrom<typeof guideSavingMachine>;
const { guideList } = guideListener();

export const guideSavingWalk = walkOf({
  machine: guideSavingMachine,
  inputs: {
    'of a guide there is': { editing: editingWeekly('5'), guideList },
    'of a new one': { editing: { ...editingWeekly('5'), guide: null, opened: new Map() }, guideList },
  },
  events: {},
  answers: { guideWrite: { ...outcomes, gone, stale: stale(withBasil) } },
  rules: [
    sendsOnce('guideWrite'),
    onlyAfter('guideWrite', 'start', 'conflict.apply'),
    seesVersion('Weekly', { start: weekly.version, 'guideWrite: stale': withBasil.version }),
    leadsTo('guideWrite: stale', 'conflicting'),
    leadsTo('conflict.keepEditing', 'ended'),
    sets('conflict.keepEditing', ({ editing }: Save) => editing.guide?.version === withBasil.version, 'conflicting'),
    keeps(
      ({ editing: { draft, nameText } }: Save) => [draft.get(11), nameText],
      'conflict.keepEditing',
      'conflict.apply',
      'guideWrite',
      'guideWrite failed',
    ),
    sets('guideWrite: done', ({ isSaved }: Save) => isSaved, 'writing'),
    sets('guideWrite: taken', ({ isSaved, message }: Save) => !isSaved && message !== null, 'writing'),
    sets('guideWrite failed', ({ isSaved, message }: Save) => !isSaved && message !== null, 'writing'),
  ],
});
