import { describe, expect, test } from 'vitest';
import { sharedText } from '#domain/texts/sharedText.ts';
import { type RecalledWork, savedDraftMachine } from '#machines/shop/savedDraft/savedDraftMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';
import { interruptedCheckout, interruptedGuide, owner } from './savedDraftSamples.ts';

async function offered(recalled: Partial<RecalledWork>) {
  const stage = new Stage(savedDraftMachine, { owner });
  await stage.answer('recallWork', { works: [], wasDropped: false, ...recalled });
  return stage;
}

describe('a saved draft:', () => {
  test('nothing is offered without stored work, or when it cannot be read', async () => {
    expect((await offered({})).snapshot.status).toBe('done');
    const stage = new Stage(savedDraftMachine, { owner });
    await stage.fail('recallWork', failures.unexpected);
    expect(stage.snapshot.status).toBe('done');
  });

  test('drafts are only requested by the user and the customer whose shop has opened', () => {
    const stage = new Stage(savedDraftMachine, { owner });
    expect(stage.asked('recallWork')).toEqual([owner]);
  });

  test('nothing is restored, and nothing is cleared, before the user chooses', async () => {
    const stage = await offered({ works: [interruptedGuide] });
    expect(stage.snapshot.value).toBe('offering');
    stage.send({ type: 'work.postpone' });
    expect(stage.snapshot.status).toBe('done');
    expect([...stage.paramsOf('resumeWork'), ...stage.paramsOf('discardWork')]).toEqual([]);
  });

  test('one draft is resumed alone; the others are kept for the next time', async () => {
    const stage = await offered({ works: [interruptedGuide, interruptedCheckout] });
    stage.send({ type: 'work.continue' }, { type: 'work.continue' });
    expect(stage.paramsOf('resumeWork')).toEqual([{ work: interruptedGuide }]);
    expect(stage.paramsOf('discardWork')).toEqual([]);
    expect(stage.snapshot.status).toBe('done');
  });

  test('Discard deletes the offered draft, and offers the next', async () => {
    const stage = await offered({ works: [interruptedGuide, interruptedCheckout] });
    stage.send({ type: 'work.discard' });
    expect(stage.paramsOf('discardWork')).toEqual([{ work: interruptedGuide }]);
    expect(stage.snapshot.context.works).toEqual([interruptedCheckout]);
    expect(stage.snapshot.value).toBe('offering');
  });

  test('what no longer fits is never dropped without a word', async () => {
    const stage = await offered({ works: [interruptedCheckout], wasDropped: true });
    expect(stage.paramsOf('notify')).toEqual([{ type: 'warning', text: sharedText('draft.notFitting') }]);
    expect(stage.snapshot.value).toBe('offering');
  });
});
