import { describe, expect, test } from 'vitest';
import type { GuideRevision, GuideWrite } from '#domain/guide/guideWrite.ts';
import { guideWriteMachine } from '#machines/guides/guideWrite/guideWriteMachine.ts';
import { PortFailure } from '#machines/lib/failure.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';
import { done, gone, guideListener, set, stale, taken, weekly, withBasil, withQuantity } from './guideSamples.ts';

function writing(write: GuideWrite) {
  const { guideList, refreshes } = guideListener();
  return { stage: new Stage(guideWriteMachine, { write, guideList }), refreshes };
}

const revision = (kind: GuideRevision['kind'], more: Partial<GuideRevision> = {}): GuideRevision => ({
  kind,
  seen: weekly,
  name: 'Weekly',
  lines: [set(11, 5, 1)],
  ...more,
});
const creation = (name = 'Weekly'): GuideWrite => ({
  kind: 'create',
  name,
  products: [{ productKey: 11, orderQuantity: 5, unitOfMeasure: 'CS' }],
});
const deletion: GuideWrite = { kind: 'delete', name: 'Weekly' };
const unanswered = { kind: 'failed', text: 'The server did not respond.' };

describe('writing a guide:', () => {
  test.each([creation(), revision('changeLines'), revision('save'), revision('replace'), deletion])(
    'a $kind is sent once, and the list is loaded again however it ends',
    async (write) => {
      for (const answer of [
        { ...done, version: 4 },
        { ...taken, status: 405 },
      ]) {
        const { stage, refreshes } = writing(write);
        expect([stage.asked('sendWrite'), refreshes()]).toEqual([[write], 0]);
        await stage.answer('sendWrite', answer);
        expect([stage.snapshot.output, stage.asked('sendWrite').length, refreshes()]).toEqual([answer, 1, 1]);
      }
    },
  );

  test.each([
    { write: creation(), landed: [withQuantity(5)], version: 4, not: [] },
    { write: creation(), landed: [withQuantity(5)], version: 4, not: [weekly] },
    { write: revision('changeLines'), landed: [withQuantity(5)], version: 4, not: [weekly] },
    {
      write: revision('save', { name: 'Bar' }),
      landed: [{ ...withQuantity(5), name: 'Bar' }],
      version: 4,
      not: [weekly],
    },
    { write: revision('replace'), landed: [withQuantity(5)], version: 4, not: [weekly] },
    { write: deletion, landed: [], version: null, not: [weekly] },
  ])(
    'a lost answer to a $write.kind shows nothing before the guides were checked',
    async ({ write, landed, version, not }) => {
      for (const failure of [failures.offline, failures.unavailable, failures.unexpected]) {
        const { stage, refreshes } = writing(write);
        await stage.fail('sendWrite', failure);
        expect([stage.snapshot.status, refreshes()]).toEqual(['active', 0]);
        await stage.answer('loadGuides', landed);
        expect([stage.snapshot.output, refreshes()]).toEqual([{ kind: 'done', version }, 1]);
      }
      const { stage } = writing(write);
      await stage.fail('sendWrite', failures.offline);
      await stage.answer('loadGuides', not);
      expect([stage.snapshot.output, stage.asked('sendWrite').length]).toEqual([unanswered, 1]);
    },
  );

  test.each([
    { write: deletion, untrue: [{ about: 'guide:weekly' }] },
    { write: revision('save', { name: 'Bar' }), untrue: [{ about: 'guide:weekly' }] },
    { write: revision('save'), untrue: [] },
    { write: revision('save', { name: 'WEEKLY' }), untrue: [] },
    { write: creation(), untrue: [] },
  ])(
    'a $write.kind as $write.name withdraws $untrue of the notices about guides, once it is done',
    async ({ write, untrue }) => {
      const [doneStage, refusedStage] = [writing(write).stage, writing(write).stage];
      await refusedStage.answer('sendWrite', { ...taken, status: 405 });
      await doneStage.answer('sendWrite', done);
      expect([refusedStage, doneStage].map((stage) => stage.paramsOf('withdrawNotice'))).toEqual([[], untrue]);
    },
  );

  test('when the check fails too, the first failure is shown', async () => {
    const { stage, refreshes } = writing(creation());
    await stage.fail('sendWrite', failures.unexpected);
    await stage.fail('loadGuides', failures.offline);
    expect([stage.snapshot.output, refreshes()]).toEqual([{ kind: 'failed', text: 'Something broke.' }, 1]);
  });

  test('a refusal is an answer and causes no look-up', async () => {
    const forbidden = new PortFailure({ kind: 'unexpected', status: 403, detail: 'Not you.' });
    for (const failure of [failures.unauthorised, forbidden]) {
      const { stage } = writing(creation());
      await stage.fail('sendWrite', failure);
      expect([stage.snapshot.output?.kind, stage.asked('loadGuides')]).toEqual(['failed', []]);
    }
  });

  test("a second try of a write that arrived at first succeeds, whatever the server's answer", async () => {
    const renaming = revision('save', { name: 'Bar' });
    const tries = [
      { write: creation(), answer: taken, guides: [withQuantity(5)] },
      { write: renaming, answer: gone, guides: [{ ...withQuantity(5), name: 'Bar' }] },
    ];
    for (const { write, answer, guides } of tries) {
      const { stage } = writing(write);
      await stage.answer('sendWrite', answer);
      await stage.answer('loadGuides', guides);
      expect(stage.snapshot.output).toEqual({ kind: 'done', version: 4 });
    }
    for (const write of [revision('changeLines'), revision('save'), revision('replace')]) {
      const { stage } = writing(write);
      await stage.answer('sendWrite', stale(withQuantity(5)));
      expect(stage.snapshot.output).toEqual({ kind: 'done', version: 4 });
    }
  });

  test("a name that another guide has, and a removed guide, are refused in the server's words", async () => {
    for (const [write, answer] of [
      [creation(), taken],
      [revision('save'), gone],
    ] as const) {
      for (const settle of ['answer', 'fail'] as const) {
        const { stage } = writing(write);
        await stage.answer('sendWrite', answer);
        if (settle === 'answer') await stage.answer('loadGuides', write.kind === 'create' ? [weekly] : []);
        else await stage.fail('loadGuides', failures.offline);
        expect(stage.snapshot.output).toEqual(answer);
      }
    }
    const { stage } = writing(revision('changeLines'));
    await stage.answer('sendWrite', gone);
    expect(stage.snapshot.output).toEqual(gone);
  });

  test('a guide that someone else deleted is deleted', async () => {
    const { stage } = writing(deletion);
    await stage.answer('sendWrite', gone);
    expect(stage.snapshot.output).toEqual(done);
  });

  test("another user's change of other products does not block a product, whatever its place is now", async () => {
    const theirs = {
      ...withBasil,
      products: withBasil.products.map((line) => ({ ...line, sequence: line.sequence + 7 })),
    };
    const { stage } = writing(revision('changeLines'));
    await stage.answer('sendWrite', stale(theirs));
    expect(stage.asked('sendWrite')[1]).toEqual(revision('changeLines', { seen: theirs, lines: [set(11, 5, 8)] }));
  });

  test("someone else's change of the same product is never overwritten unasked", async () => {
    const { stage } = writing(revision('changeLines'));
    await stage.answer('sendWrite', stale(withQuantity(7)));
    expect([stage.snapshot.output, stage.asked('sendWrite').length]).toEqual([stale(withQuantity(7)), 1]);
  });

  test.each(['save', 'replace'] as const)('a %s reports any change, but not a newer version alone', async (kind) => {
    const changed = writing(revision(kind)).stage;
    await changed.answer('sendWrite', stale(withBasil));
    expect([changed.snapshot.output, changed.asked('sendWrite').length]).toEqual([stale(withBasil), 1]);
    const silent = writing(revision(kind)).stage;
    await silent.answer('sendWrite', stale({ ...weekly, version: 9 }));
    expect(silent.asked('sendWrite')[1]).toMatchObject({ seen: { version: 9 }, lines: [set(11, 5, 1)] });
  });

  test('a guide that has more than the cart does not count as the saved cart', async () => {
    const more = { ...withBasil, products: withBasil.products.map((line) => ({ ...line, orderQuantity: 5 })) };
    const { stage } = writing(revision('replace'));
    await stage.answer('sendWrite', stale(more));
    expect(stage.snapshot.output).toEqual(stale(more));
    const asked = writing(revision('replace')).stage;
    await asked.fail('sendWrite', failures.offline);
    await asked.answer('loadGuides', [more]);
    expect(asked.snapshot.output).toEqual(unanswered);
  });
});
