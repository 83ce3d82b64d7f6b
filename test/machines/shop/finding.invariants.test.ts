import { describe, expect, test } from 'vitest';
import { findingMachine } from '#machines/shop/finding/findingMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';
import { findingSample } from './findingSamples.ts';

const opened = () => new Stage(findingMachine, findingSample().input);
const typed = (text: string, isOffered = true) => ({ type: 'box.type', text, isOffered }) as const;

describe('from the search box to the cart:', () => {
  test('nothing of it is loaded before it is used', () => {
    const stage = opened();
    expect(stage.isAsking('loadQuickFind')).toBe(false);
    stage.send(typed('tom'));
    expect(stage.isAsking('loadQuickFind')).toBe(true);
  });

  test('where nothing is suggested, typing alone loads nothing', () => {
    const stage = opened();
    stage.send(typed('tom', false), { type: 'box.leave' });
    expect(stage.calls).toEqual([]);
    stage.send({ type: 'results.show' });
    expect(stage.isAsking('loadQuickFind')).toBe(true);
  });

  test('it begins with the last text that was typed while it loaded', async () => {
    const stage = opened();
    stage.send(typed('t'), typed('to'), typed('tom'));
    await stage.answer('loadQuickFind');
    expect(stage.asked('quickFind')).toMatchObject([{ typed: { text: 'tom', isOffered: true } }]);
  });

  test('a search that was sent while it loaded leaves nothing to suggest', async () => {
    const stage = opened();
    stage.send(typed('tom'), { type: 'box.leave' });
    await stage.answer('loadQuickFind');
    expect(stage.asked('quickFind')).toMatchObject([{ typed: { text: '', isOffered: false } }]);
  });

  test('when it fails to load, searching continues, and the next key requests it again', async () => {
    const stage = opened();
    stage.send(typed('t'));
    await stage.fail('loadQuickFind', failures.offline);
    expect(stage.snapshot.value).toBe('asleep');
    stage.send(typed('to'));
    expect(stage.asked('loadQuickFind')).toHaveLength(2);
  });

  test('a bug in it ends the suggestions alone, and keeps nothing of what was typed', async () => {
    const stage = opened();
    stage.send(typed('tom'));
    await stage.answer('loadQuickFind');
    await stage.fail('quickFind', new TypeError('a bug'));
    expect([stage.snapshot.value, stage.snapshot.context.typed.text]).toEqual(['asleep', '']);
  });
});
