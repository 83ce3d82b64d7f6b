import { guideNamingMachine } from '#machines/guides/guideNaming/guideNamingMachine.ts';
import type { GuideWriteInput } from '#machines/guides/guideWrite/guideWrite.ts';
import { onlyAfter } from '../../support/walks/deedRules.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { asksOnlyIf, keeps, leadsTo, sendsOnce, sets } from '../../support/walks/walkRules.ts';
import { guideListener, outcomes, weekly } from './guideSamples.ts';

type Named = { name: string };
const { guideList } = guideListener();

export const guideNamingWalk = walkOf({
  machine: guideNamingMachine,
  inputs: {
    'of a new guide': { source: null, takenNames: ['Weekly'], guideList },
    'of a copy': { source: weekly, takenNames: ['Weekly'], guideList },
  },
  events: {
    'name.type': { 'that is free': { name: 'Bar' }, 'that is taken': { name: 'weekly' } },
  },
  answers: { guideWrite: outcomes },
  distinguish: ({ name }) => name,
  rules: [
    sendsOnce('guideWrite'),
    onlyAfter('guideWrite', 'name.submit'),
    asksOnlyIf('guideWrite', ({ write }: GuideWriteInput) => write.name === 'Bar'),
    sets('dialog.cancel', ({ name }: Named) => name === '', 'naming'),
    keeps(({ name }: Named) => name, 'name.submit', 'guideWrite', 'guideWrite failed'),
    leadsTo('guideWrite: done', 'closed'),
    leadsTo('guideWrite: taken', 'naming'),
    leadsTo('guideWrite failed', 'naming'),
  ],
});
