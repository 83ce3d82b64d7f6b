import { describe, expect, test } from 'vitest';
import { partnerFormMachine } from '#machines/admin/partnerForm/partnerFormMachine.ts';
import { Stage } from '../../support/puppets.ts';
import { failures } from '../samples.ts';
import { newestPartner, partner, partnerAnswers, typedPartner } from './partnerSamples.ts';

const opened = () => new Stage(partnerFormMachine, { partner });
const save = { type: 'partner.save', change: typedPartner } as const;
const edit = { type: 'form.edit' } as const;
const form = ({ snapshot }: ReturnType<typeof opened>) => (snapshot.value as { open: { form: unknown } }).open.form;
const held = (state: string) => ({ held: state });

describe('the form of a trading partner promises:', () => {
  test('what is saved is sent with the version that was read, once, however often it is clicked', async () => {
    const stage = opened();
    stage.send(edit, save, save);
    expect(stage.asked('writePartner')).toEqual([{ id: 7, version: 3, change: typedPartner }]);
    await stage.answer('writePartner', partnerAnswers.saved);
    expect(stage.snapshot.output).toEqual({ kind: 'saved', isNew: false });
  });

  test('a new one is sent as a new one', async () => {
    const stage = new Stage(partnerFormMachine, { partner: null });
    stage.send(save);
    expect(stage.asked('writePartner')).toEqual([{ id: null, version: 0, change: typedPartner }]);
    await stage.answer('writePartner', partnerAnswers.saved);
    expect(stage.snapshot.output).toEqual({ kind: 'saved', isNew: true });
  });

  test('a secret stays in the form: it is never kept here, whatever becomes of the save', async () => {
    const stage = opened();
    const isKept = () => JSON.stringify(stage.snapshot.context).includes('never-in-a-context');
    stage.send(save);
    const told = [isKept()];
    await stage.answer('writePartner', partnerAnswers['changed elsewhere']);
    told.push(isKept());
    stage.send({ type: 'conflict.keepMine', change: typedPartner });
    await stage.answer('writePartner', partnerAnswers.refused);
    expect([...told, isKept()]).toEqual([false, false, false]);
  });

  test('why it was not saved is said, every reason, until the next try; it can be tried again', async () => {
    const stage = opened();
    stage.send(save);
    await stage.answer('writePartner', partnerAnswers.refused);
    expect([form(stage), stage.snapshot.context.problems]).toEqual([
      held('touched'),
      ['Another partner is called so.', 'This customer does not exist.'],
    ]);
    stage.send(save);
    expect(stage.snapshot.context.problems).toEqual([]);
    await stage.answer('writePartner', { kind: 'refused', reasons: [] });
    expect(stage.snapshot.context.problems).toEqual(['The partner could not be saved. Try again.']);
    stage.send(save);
    await stage.fail('writePartner', failures.refused);
    expect(stage.snapshot.context.problems).toEqual(['Not available at the moment.']);
    stage.send(save);
    expect(stage.asked('writePartner')).toHaveLength(4);
  });

  test('what somebody else saved is never overwritten unseen: mine goes over it only when it was asked for', async () => {
    const stage = opened();
    stage.send(save);
    await stage.answer('writePartner', partnerAnswers['changed elsewhere']);
    const { newest, typed } = stage.snapshot.context;
    expect([form(stage), newest, typed?.name]).toEqual([held('conflicting'), newestPartner, 'Oyster Sourcing']);
    stage.send({ type: 'conflict.keepEditing' }, save);
    expect(stage.asked('writePartner').at(-1)).toMatchObject({ version: 3 });
    await stage.answer('writePartner', partnerAnswers['changed elsewhere']);
    stage.send({ type: 'conflict.keepMine', change: typedPartner });
    expect(stage.asked('writePartner').at(-1)).toEqual({ id: 7, version: 4, change: typedPartner });
  });

  test('theirs, once taken, is what the form shows, what leaving loses nothing of, and what the next save is a change of', async () => {
    const stage = opened();
    stage.send(save);
    await stage.answer('writePartner', partnerAnswers['changed elsewhere']);
    stage.send({ type: 'conflict.takeTheirs' });
    expect([form(stage), stage.snapshot.context.partner, stage.isAsking('holdUnsavedWork')]).toEqual([
      'untouched',
      newestPartner,
      false,
    ]);
    stage.send(save);
    expect(stage.asked('writePartner').at(-1)).toMatchObject({ version: 4 });
  });

  test('what was changed is held and asked about before it is lost; what was not closes at once', () => {
    const untouched = opened();
    untouched.send({ type: 'form.close' });
    expect(untouched.snapshot.output).toEqual({ kind: 'closed' });
    const stage = opened();
    stage.send(edit, { type: 'form.close' });
    expect([form(stage), stage.isAsking('holdUnsavedWork')]).toEqual([held('discarding'), true]);
    stage.send({ type: 'discard.refuse' });
    expect([form(stage), stage.isAsking('holdUnsavedWork')]).toEqual([held('touched'), true]);
    stage.send({ type: 'form.close' }, { type: 'discard.confirm' });
    expect(stage.snapshot.output).toEqual({ kind: 'closed' });
  });

  test('customers are searched when the typing pauses, by what was typed last; the one that it has is always known', async () => {
    const stage = opened();
    const search = (text: string) => stage.send({ type: 'customer.search', text });
    search('oy');
    search('tide');
    expect(stage.asked('findCustomers')).toEqual([]);
    stage.clock.increment(250);
    expect(stage.asked('findCustomers')).toEqual([{ search: 'tide' }]);
    const tide = { customerKey: 1002, customerCode: 'C1002', name: 'Pine & Tide Bistro' };
    await stage.answer('findCustomers', [tide]);
    expect(stage.snapshot.context.customers).toEqual([
      { customerKey: 1001, customerCode: '', name: 'The Gilded Oyster' },
      tide,
    ]);
    search(' ');
    stage.clock.increment(250);
    expect(stage.asked('findCustomers')).toHaveLength(1);
  });

  test('customers that could not be looked up are asked for again by whoever types on', async () => {
    const stage = opened();
    stage.send({ type: 'customer.search', text: 'oy' });
    stage.clock.increment(250);
    await stage.fail('findCustomers', failures.offline);
    expect(stage.snapshot.matches({ open: { customers: 'failed' } })).toBe(true);
    stage.send({ type: 'customer.search', text: 'oys' });
    stage.clock.increment(250);
    expect(stage.asked('findCustomers')).toHaveLength(2);
  });
});
