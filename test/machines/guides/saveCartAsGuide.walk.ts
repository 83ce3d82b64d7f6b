import type { GuideWriteInput } from '#machines/guides/guideWrite/guideWrite.ts';
import { saveCartAsGuideMachine } from '#machines/guides/saveCartAsGuide/saveCartAsGuideMachine.ts';
import { onlyAfter } from '../../support/walks/deedRules.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { asksOnlyIf, changesNothing, keeps, leadsTo, sendsOnce } from '../../support/walks/walkRules.ts';
import { twoCases } from '../samples.ts';
import { bar, guideLine, guides, products } from './guideDialogSamples.ts';
import { seesVersion, sendsLines } from './guideRules.ts';
import { guideListener, outcomes, stale } from './guideSamples.ts';

const CHANGED = 'guideWrite: changed meanwhile';
type Named = { guideName: string | null; newName: string };

export const saveCartAsGuideWalk = walkOf({
  machine: saveCartAsGuideMachine,
  inputs: { 'of two cases': { cartLines: [twoCases], products, guides, guideList: guideListener().guideList } },
  events: {
    'guide.choose': { bar: { name: 'Bar' } },
    'name.type': { 'a new name': { name: 'Winter' } },
  },
  answers: {
    guideWrite: {
      ...outcomes,
      'changed meanwhile': stale({ ...bar, version: 9, products: [guideLine(12, 5)] }),
    },
  },
  distinguish: ({ guideName, newName, changes }) => [guideName, newName, changes.length],
  rules: [
    sendsOnce('guideWrite'),
    sendsLines,
    onlyAfter('guideWrite', 'guide.save', 'replacement.confirm'),
    asksOnlyIf('guideWrite', ({ write }: GuideWriteInput) => write.kind === 'create', 'guide.save'),
    (path) => (path.at(-2)?.event === CHANGED ? seesVersion('Bar', { [CHANGED]: 9 })(path) : null),
    changesNothing('dialog.cancel'),
    keeps(
      ({ guideName, newName }: Named) => [guideName, newName],
      'replacement.refuse',
      'guideWrite',
      'guideWrite failed',
    ),
    leadsTo('replacement.refuse', 'naming'),
    leadsTo(CHANGED, 'confirming'),
    leadsTo('guideWrite: taken', 'naming'),
    leadsTo('guideWrite failed', 'naming'),
  ],
});
