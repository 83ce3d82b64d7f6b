import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '../../scripts/atlas/chart.ts';
import { conditionWords, effectSentence, eventWords } from '../../scripts/atlas/labels.ts';
import { drawingOf } from '../../scripts/atlas/layout.ts';
import { sectionsOf } from '../../scripts/atlas/sections.ts';

const states = {
  choosing: { on: { 'item.choose': 'paying', 'shop.close': 'closed' } },
  paying: { on: { 'card.enter': 'packing', 'card.lose': 'failed', 'till.break': 'broken', 'shop.close': 'closed' } },
  packing: { on: { 'bag.fill': 'leaving', 'item.return': 'choosing' } },
  leaving: { type: 'final' },
  closed: { on: { 'shop.open': 'choosing' } },
  failed: { tags: 'failed', on: { 'card.find': 'paying' } },
  broken: { tags: 'failed' },
} as const;

function shopChart(more: Record<string, object> = {}) {
  return chartOf(createMachine({ id: 'kiosk', initial: 'choosing', states: { ...states, ...more } }), 'Sells.');
}

async function orderOf(chart: ReturnType<typeof shopChart>, axis: 'x' | 'y'): Promise<string[]> {
  const { boxes } = await drawingOf(chart);
  const kept = boxes.filter(({ state, depth }) => depth > 0 && state.id !== 'kiosk.waiting');
  return kept.toSorted((left, right) => left[axis] - right[axis] || left.x - right.x).map(({ state }) => state.id);
}

test.each(['x', 'y'] as const)('one more state leaves the others in their order along %s', async (axis) => {
  const more = { waiting: { on: { 'time.pass': 'closed' } } };
  expect(await orderOf(shopChart(more), axis)).toEqual(await orderOf(shopChart(), axis));
});

test('failures are folded into one box and drawn in a section of their own, with the states that lead there', () => {
  const [whole, failures] = sectionsOf(shopChart());
  const box = whole?.states.find(({ fold }) => fold);
  expect(box?.fold?.inside).toEqual(['Failed', 'Broken']);
  expect(failures?.states.map(({ id }) => id)).toEqual([box?.id, 'kiosk.failed', 'kiosk.broken']);
  expect(failures?.states[1]?.comesFrom).toEqual(['Paying']);
});

test('a way back has no line', async () => {
  const { edges } = await drawingOf(shopChart());
  expect(edges.map(({ id }) => id)).not.toContain('kiosk.packing to kiosk.choosing');
});

describe('words', () => {
  test.each([
    ['step.next', 'Continue'],
    ['cart.loaded', 'Cart loaded'],
    ['cart.pay', 'Pay cart'],
    ['rows.setQuantity', 'Rows: set quantity'],
  ])('the event %s is "%s"', (event, words) => {
    expect(eventWords(event)).toBe(words);
  });

  test.each([
    ['lacks site', 'if the site’s settings are missing'],
    ['lacks sugar', 'if there is no sugar'],
    ['is sweet and has no milk', 'if it is sweet and there is no milk'],
    ['otherwise', 'otherwise'],
  ])('the condition [%s] is "%s"', (guard, words) => {
    expect(conditionWords('tea', guard)).toBe(words);
  });

  test.each([
    ['store details', 'stores details'],
    ['go to: /cart', 'opens /cart'],
    ['notify: error, Unspecified error.', 'shows “Unspecified error.”'],
  ])('the action %s %s', (effect, words) => {
    expect(effectSentence(effect)).toBe(words);
  });
});
