import { describe, expect, test } from 'vitest';
import { customersFor, partnerFormMachine } from '#machines/admin/partnerForm/partnerFormMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { partner, partnerAnswers, typedPartner } from './partnerSamples.ts';

const save = { type: 'form.save', change: typedPartner } as const;

describe('the form of a trading partner:', () => {
  test('a new one is sent as a new one', async () => {
    const stage = new Stage(partnerFormMachine, { stored: null });
    stage.send(save);
    expect(stage.asked('write')).toEqual([{ stored: null, version: 0, change: typedPartner }]);
    await stage.answer('write', partnerAnswers.saved);
    expect(stage.snapshot.output).toMatchObject({ kind: 'saved', isNew: true });
  });

  test('a secret stays in the form: it is never stored here, whatever happens to the save', async () => {
    const stage = new Stage(partnerFormMachine, { stored: partner });
    const isKept = () => JSON.stringify(stage.snapshot.context).includes('never-in-a-context');
    stage.send(save);
    const kept = [isKept()];
    await stage.answer('write', partnerAnswers['changed elsewhere']);
    kept.push(isKept());
    stage.send({ type: 'conflict.keepMine', change: typedPartner });
    await stage.answer('write', partnerAnswers.refused);
    kept.push(isKept());
    stage.send(save);
    await stage.answer('write', partnerAnswers.saved);
    expect([...kept, JSON.stringify(stage.snapshot.output).includes('never-in-a-context')]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test('the customer that a partner has is always among those to choose from, once', () => {
    const tide = { customerKey: 1002, customerCode: 'C1002', name: 'Pine & Tide Bistro' };
    const own = { customerKey: 1001, customerCode: '', name: 'The Gilded Oyster' };
    const found = { ...own, customerCode: 'C1001' };
    expect([customersFor(partner, [tide]), customersFor(partner, [found, tide]), customersFor(null, [tide])]).toEqual([
      [own, tide],
      [found, tide],
      [tide],
    ]);
  });
});
