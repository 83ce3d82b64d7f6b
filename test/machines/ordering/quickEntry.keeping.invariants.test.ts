import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EntryLine } from '#domain/entry/entryLine.ts';
import type { AddOutcome } from '#machines/ordering/addLines/addLinesMachine.ts';
import type { EntryToKeep, PendingAdd } from '#machines/ordering/quickEntry/keptEntry.ts';
import { failures } from '../samples.ts';
import {
  answerOf,
  type EntryStage,
  guideOf,
  guideView,
  itemOf,
  opened,
  pantryView,
  requestsOf,
  rowsOf,
  standardView,
  typing,
  weekly,
} from './entrySamples.ts';

type Step = (stage: EntryStage) => void | Promise<void>;

const toAll = (...events: Parameters<EntryStage['send']>): Step => ((stage) => stage.send(...events)) as Step;
const answering =
  (outcome: (stage: EntryStage) => AddOutcome): Step =>
  async (stage) => {
    if (stage.isAsking('addLines')) await stage.answer('addLines', outcome(stage));
  };
const failing: Step = async (stage) => {
  if (stage.isAsking('addLines')) await stage.fail('addLines', failures.unexpected);
};

const productKey = fc.constantFrom(11, 12, 13, 99);
const text = fc.constantFrom('', '0', '1', '2', '13', '1.005', '1.5.2');
const unit = fc.constantFrom({}, { sellUnit: 'CS' }, { sellUnit: 'EA' }, { priceText: '40.005' }, { priceText: '' });
const lineOf = (key: number) => ({ lineId: -key });
const again = { ...guideView, guide: guideOf('Weekly', weekly) };

const elsewhereLine: EntryLine = {
  id: -11,
  productKey: 11,
  draft: { quantityText: '4', sellUnit: 'CS', priceUnit: 'CS', priceText: null, note1: '', note2: '' },
  isFromGuide: false,
  isUnsaved: true,
  wasAdded: false,
};

const step: fc.Arbitrary<{ name: string; take: Step }> = fc.oneof(
  fc.tuple(productKey, text, unit).map(([key, quantity, more]) => ({
    name: `type ${key}: ${quantity} ${JSON.stringify(more)}`,
    take: toAll(typing(key, quantity, more)),
  })),
  fc
    .tuple(productKey, fc.constantFrom('row.enter', 'quantity.settle', 'price.settle', 'line.remove'))
    .map(([key, type]) => ({ name: `${type} ${key}`, take: toAll({ type, ...lineOf(key) }) })),
  fc.tuple(productKey, fc.constantFrom('up', 'down')).map(([key, direction]) => ({
    name: `${direction} ${key}`,
    take: toAll({ type: 'line.step', ...lineOf(key), direction }),
  })),
  fc.tuple(productKey, fc.constantFrom('EA', 'CS')).map(([key, sellUnit]) => ({
    name: `paste ${key} ${sellUnit}`,
    take: toAll({ type: 'lines.add', entries: [{ productKey: key, quantity: '1', sellUnit }] }),
  })),
  fc.constantFrom(
    { name: 'abandon', take: toAll({ type: 'typed.abandon' }) },
    { name: 'move away', take: toAll({ type: 'lines.moved' }) },
    { name: 'take over', take: toAll({ type: 'elsewhere.taken', kept: { lines: [elsewhereLine], pending: null } }) },
    { name: 'restore', take: toAll({ type: 'row.restore' }) },
    { name: 'no guide', take: toAll({ type: 'shop.changed', view: pantryView }) },
    { name: 'a guide', take: toAll({ type: 'shop.changed', view: guideView }) },
    { name: 'the guide again', take: toAll({ type: 'shop.changed', view: again }) },
    { name: 'Standard', take: toAll({ type: 'shop.changed', view: standardView }, { type: 'standard.fill' }) },
    { name: 'review', take: toAll({ type: 'review.start' }, { type: 'review.finish' }) },
    { name: 'clear', take: toAll({ type: 'clear.request' }, { type: 'clear.confirm' }) },
    {
      name: 'another layout',
      take: toAll(
        { type: 'view.choose', change: { kind: 'layout', layout: 'list' } },
        { type: 'view.confirm' },
        { type: 'status.close' },
      ),
    },
    { name: 'add', take: toAll({ type: 'status.close' }, { type: 'entry.addToCart' }) },
    {
      name: 'add and send',
      take: toAll(
        { type: 'status.close' },
        { type: 'entry.addToCart' },
        { type: 'again.confirm' },
        { type: 'lines.sent' },
      ),
    },
    { name: 'confirm', take: toAll({ type: 'again.confirm' }) },
    { name: 'leave out', take: toAll({ type: 'again.leaveOut' }) },
    { name: 'sent', take: toAll({ type: 'lines.sent' }) },
    { name: 'added', take: answering((stage) => answerOf(stage)) },
    { name: 'added but leeks', take: answering((stage) => answerOf(stage, [13])) },
    { name: 'unknown', take: answering(() => ({ kind: 'unknown', text: 'No answer.' })) },
    { name: 'failed', take: answering(() => ({ kind: 'failed', text: 'No.' })) },
    { name: 'a bug', take: failing },
  ),
);

const NOTHING: EntryToKeep = { lines: new Map(), pending: null };
const keptOf = (stage: EntryStage) => stage.paramsOf('keepEntry').map((call) => (call as { entry: EntryToKeep }).entry);
const shownOf = ({ snapshot: { context } }: EntryStage): EntryToKeep => ({
  lines: context.entry.lines,
  pending: context.pending,
});
const isSame = (left: EntryToKeep, right: EntryToKeep) => {
  const others = [...right.lines.values()];
  const areSame = left.lines.size === right.lines.size && [...left.lines.values()].every((l, i) => l === others[i]);
  return areSame && left.pending === right.pending;
};

describe('quick entry, storing:', () => {
  test('after every event the browser stores what is shown; unchanged rows are not stored again', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
        const { stage } = await opened({ canChangePrice: true, orderQuantityRoundingFlag: 'AutoRoundUp' });
        for (const { name, take } of steps) {
          const [before, count] = [shownOf(stage), keptOf(stage).length];
          await take(stage);
          const after = shownOf(stage);
          expect(isSame(keptOf(stage).at(-1) ?? NOTHING, after), `kept after ${name}`).toBe(true);
          if (isSame(before, after)) expect(keptOf(stage).length, `kept again after ${name}`).toBe(count);
        }
        stage.actor.stop();
      }),
    );
  });

  test('nothing is stored before the browser has returned its earlier rows, so that none is lost', async () => {
    const { stage } = await opened();
    stage.send(typing(11, '2'));
    const kept = { lines: [...stage.snapshot.context.entry.lines.values()], pending: null };
    const later = await opened({}, pantryView, kept);
    expect(keptOf(later.stage).map(({ lines }) => [...lines.keys()])).toEqual([[-11]]);
  });

  test('lines are stored before their answer arrives, with the key that makes them count once', async () => {
    const { stage } = await opened();
    stage.send(typing(11, '2'), { type: 'entry.addToCart' });
    expect(keptOf(stage).at(-1)?.pending).toBeNull();
    stage.send({ type: 'lines.sent' });
    expect(keptOf(stage).at(-1)?.pending).toMatchObject({ idempotencyKey: 'id-1', progress: 'sent' });
  });

  const offer = (isOpen: boolean) =>
    ({ type: 'elsewhere.changed', elsewhere: { tab: 'other', count: 1, isOpen } }) as const;
  const taken = (pending: PendingAdd | null = null) =>
    ({ type: 'elsewhere.taken', kept: { lines: [elsewhereLine], pending } }) as const;

  test('lines of another tab are not in this one until they are taken, and then all of them are in view', async () => {
    const { stage } = await opened();
    stage.send(offer(true));
    expect(rowsOf(stage)).toEqual([]);
    stage.send(taken());
    expect([rowsOf(stage), stage.snapshot.context.reviewed]).toEqual([['11: 4 CS'], [-11]]);
  });

  test('taking lines loses none that are typed here: a product that both have gets two rows', async () => {
    const { stage } = await opened();
    stage.send(typing(11, '2'), taken(), taken());
    expect(rowsOf(stage)).toEqual(['11: 2 CS', '11: 4 CS', '11: 4 CS']);
  });

  test('lines that another tab had sent without an answer are repeated here under their key, and their rows disappear when they arrive', async () => {
    const { stage } = await opened();
    const pending: PendingAdd = { idempotencyKey: 'theirs', lines: [elsewhereLine], sent: [], progress: 'unanswered' };
    stage.send(typing(11, '2'), taken(pending), { type: 'entry.addToCart' });
    expect(requestsOf(stage)).toMatchObject([{ idempotencyKey: 'theirs', isRepeat: true }]);
    await stage.answer('addLines', {
      kind: 'added',
      items: [itemOf({ productKey: 11, unitOfMeasure: 'CS', orderQuantity: '4' }, true)],
    });
    expect(rowsOf(stage)).toEqual(['11: 2 CS']);
  });

  test('lines of an open tab cannot be discarded, and none are taken while an answer is missing here', async () => {
    const { stage } = await opened();
    stage.send(offer(true));
    expect([stage.snapshot.can({ type: 'elsewhere.take' }), stage.snapshot.can({ type: 'elsewhere.discard' })]).toEqual(
      [true, false],
    );
    stage.send(offer(false), typing(13, '1'), { type: 'entry.addToCart' }, { type: 'lines.sent' });
    expect([stage.snapshot.can({ type: 'elsewhere.take' }), stage.snapshot.can({ type: 'elsewhere.discard' })]).toEqual(
      [false, true],
    );
  });

  test('lines that another tab took are removed here, and a notice shows that', async () => {
    const { stage } = await opened({}, guideView);
    stage.send(typing(13, '2'), { type: 'lines.moved' });
    expect([rowsOf(stage), keptOf(stage).at(-1)?.lines.has(-13)]).toEqual([['11: 5 CS'], false]);
    expect(stage.paramsOf('notify')).toEqual([
      { type: 'warning', text: 'Another tab is now using the lines you entered here.' },
    ]);
  });
});
