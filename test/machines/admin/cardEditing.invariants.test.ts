import { describe, expect, test } from 'vitest';
import type { LandingLayout } from '#domain/landing/layout.ts';
import { cardEditingMachine } from '#machines/admin/landingEditing/cardEditingMachine.ts';
import { landingSavingMachine } from '#machines/admin/landingEditing/landingSavingMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';
import { conflict, layout, png, slide, stored, theirs } from './landingSamples.ts';

const edit = (cardId = 1) => new Stage(cardEditingMachine, { cardId, base: layout, interrupted: null });
type Card = ReturnType<typeof edit>;
const heading = (typed: string) => ({ type: 'card.change', settings: { heading: typed }, field: 'heading' }) as const;
const choose = (parentId: number, id: number | null, variant: 'image' | 'group' | 'empty' | 'text') =>
  ({ type: 'content.choose', parentId, id, variant }) as const;
const add = (contentId: number) => ({ type: 'picture.add', contentId, file: png }) as const;
const save = { type: 'card.save' } as const;
const now = (stage: Card): LandingLayout => stage.snapshot.context.history.present;
const contents = (stage: Card) => now(stage).contents.map(({ id, variant }) => `${id} ${variant}`);

describe('the card editor:', () => {
  test('saved, the card becomes part of the page; canceled, nothing of it does, after a question if it was changed', () => {
    const stage = edit();
    stage.send(heading('Open'), save);
    expect(stage.snapshot.output?.layout?.cards[0]?.heading).toBe('Open');
    const other = edit();
    other.send(heading('Open'), { type: 'card.cancel' });
    expect(other.snapshot.status).toBe('active');
    other.send({ type: 'cancel.refuse' });
    expect(now(other).cards[0]?.heading).toBe('Open');
    other.send({ type: 'card.cancel' }, { type: 'cancel.confirm' });
    expect(other.snapshot.output).toEqual({ layout: null });
    const untouched = edit();
    untouched.send({ type: 'card.cancel' });
    expect(untouched.snapshot.output).toEqual({ layout: null });
  });

  test('another type replaces what was there with all in it; Empty removes it', () => {
    const stage = edit(2);
    stage.send(choose(2, 12, 'image'));
    expect(contents(stage)).toEqual(['11 text', '14 image']);
    stage.send(choose(2, 14, 'empty'));
    expect([contents(stage), now(stage).cards[1]?.childID]).toEqual([['11 text'], null]);
  });

  test('a carousel takes no group', () => {
    const stage = edit(2);
    stage.send(choose(12, 13, 'group'), choose(12, null, 'group'));
    expect(now(stage)).toBe(layout);
  });

  test('with something wrong in it the card is not saved, and nothing is cut', () => {
    const stage = edit();
    stage.send(heading('x'.repeat(41)), save);
    expect([stage.snapshot.status, stage.snapshot.context.isCorrecting, now(stage).cards[0]?.heading.length]).toEqual([
      'active',
      true,
      41,
    ]);
  });

  test('pictures go one after the other, and the card is saved after the last', async () => {
    const stage = edit(2);
    stage.send(add(13), add(13), save);
    expect([stage.asked('uploadPicture').length, stage.snapshot.status]).toEqual([1, 'active']);
    await stage.answer('uploadPicture', { kind: 'kept', picture: stored });
    await stage.answer('uploadPicture', { kind: 'kept', picture: { ...stored, src: '/img/second.webp' } });
    stage.send(save);
    expect(stage.snapshot.output?.layout?.contents.at(-1)).toEqual({ ...slide, src: '/img/second.webp' });
  });

  test('a refused picture shows why and changes nothing; the next one is loaded', async () => {
    const stage = edit(2);
    stage.send(add(13), add(13));
    await stage.answer('uploadPicture', { kind: 'refused', text: 'This is no picture.' });
    expect(stage.snapshot.context.refusal).toEqual({ contentId: 13, text: 'This is no picture.' });
    await stage.fail('uploadPicture', failures.offline);
    expect([stage.snapshot.context.refusal?.text, now(stage)]).toEqual([
      'The picture could not be uploaded. Choose it again.',
      layout,
    ]);
  });

  test('what is typed in one field is one step; steps are undone and redone', () => {
    const stage = edit();
    stage.send(heading('O'), heading('Op'), choose(1, 11, 'image'), { type: 'history.undo' });
    expect(contents(stage)[0]).toBe('11 text');
    stage.send({ type: 'history.undo' });
    expect(now(stage)).toBe(layout);
    stage.send({ type: 'history.redo' });
    expect(now(stage).cards[0]?.heading).toBe('Op');
  });

  test('leaving is guarded exactly while the card has unsaved changes', () => {
    const stage = edit();
    expect(stage.isAsking('holdUnsavedWork')).toBe(false);
    stage.send(heading('Open'));
    expect(stage.asked('holdUnsavedWork')).toEqual([{ part: 'card' }]);
    stage.send({ type: 'history.undo' });
    expect(stage.isAsking('holdUnsavedWork')).toBe(false);
  });
});

describe('saving the landing page:', () => {
  const send = () => new Stage(landingSavingMachine, { layout, version: 4 });
  const stale = { kind: 'stale', conflict } as const;

  test("another admin's save is never overwritten without a question", async () => {
    const stage = send();
    await stage.answer('sendLanding', stale);
    expect([stage.snapshot.value, stage.asked('sendLanding').length]).toEqual(['conflicting', 1]);
  });

  test('the own version replaces the other one as shown, and asks again after a third one', async () => {
    const stage = send();
    await stage.answer('sendLanding', stale);
    stage.send({ type: 'conflict.keepMine' });
    expect(stage.asked('sendLanding').at(-1)).toEqual({ layout, version: 5 });
    await stage.answer('sendLanding', { ...stale, conflict: { ...conflict, landing: { ...theirs, version: 6 } } });
    expect([stage.snapshot.value, stage.snapshot.context.conflict?.landing.version]).toEqual(['conflicting', 6]);
  });

  test("the other admin's version is loaded as it was shown", async () => {
    const stage = send();
    await stage.answer('sendLanding', stale);
    stage.send({ type: 'conflict.takeTheirs' });
    expect(stage.snapshot.output).toEqual({ kind: 'theirs', landing: theirs });
  });

  test('going on with the editing saves nothing', async () => {
    const stage = send();
    await stage.answer('sendLanding', stale);
    stage.send({ type: 'conflict.keepEditing' });
    expect([stage.snapshot.output, stage.asked('sendLanding').length]).toEqual([{ kind: 'unsaved' }, 1]);
  });

  test('every obstacle is described in words', async () => {
    const refused = send();
    await refused.answer('sendLanding', { kind: 'refused', text: '' });
    const offline = send();
    await offline.fail('sendLanding', failures.offline);
    expect([refused.snapshot.output, offline.snapshot.output]).toEqual([
      { kind: 'failed', text: 'Request could not be completed at this time.' },
      { kind: 'failed', text: 'The server did not respond.' },
    ]);
  });
});
