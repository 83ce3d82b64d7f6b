import { describe, expect, test } from 'vitest';
import { withCard } from '#domain/landing/editCards.ts';
import { cardEditingMachine } from '#machines/admin/landingEditing/cardEditingMachine.ts';
import type { OpenedLanding } from '#machines/admin/landingEditing/landingEditing.ts';
import { landingFormMachine } from '#machines/admin/landingEditing/landingFormMachine.ts';
import { asItself, Stage } from '../../support/walks/puppets.ts';
import { cardOf, landing, layout, openedLanding, png } from './landingSamples.ts';

const arrange = (opened: Partial<OpenedLanding> = {}) => new Stage(landingFormMachine, { ...openedLanding, ...opened });
type Form = ReturnType<typeof arrange>;
const context = (stage: Form) => stage.snapshot.context;
const announcementAndFocus = (stage: Form) => [context(stage).announcement, context(stage).focus];
const steps = (stage: Form) => context(stage).history.past.length;
const changed = withCard(layout, 1, { heading: 'Opening' });

describe('the cards of the landing page:', () => {
  test('a hundred is the maximum, and no announcement is made for one more', () => {
    const cards = Array.from({ length: 100 }, (_, index) => cardOf(index + 1, { index }));
    const stage = arrange({ landing: { ...landing, cards } });
    stage.send({ type: 'card.insert', place: 1 }, { type: 'card.insert', place: 100 });
    expect([steps(stage), ...announcementAndFocus(stage)]).toEqual([0, '', null]);
  });

  test('the first goes no further left and the last no further right: no step, and no announcement', () => {
    const stage = arrange();
    stage.send({ type: 'card.move', card: 1, place: -1 }, { type: 'card.move', card: 3, place: 3 });
    expect([steps(stage), ...announcementAndFocus(stage)]).toEqual([0, '', null]);
  });

  test('a move is announced, and its arrow keeps the focus', () => {
    const stage = arrange();
    stage.send({ type: 'card.move', card: 3, place: 1 });
    expect(announcementAndFocus(stage)).toEqual(['Card 3 is now card 2 of 3', { card: 3, control: 'left' }]);
  });

  test('a new one is at its place, first, between two or last, and its Edit has the focus', () => {
    const stage = arrange();
    stage.send({ type: 'card.insert', place: 1 });
    expect(announcementAndFocus(stage)).toEqual(['Card 2 inserted', { card: 14, control: 'edit' }]);
    stage.send({ type: 'card.insert', place: 4 });
    expect(announcementAndFocus(stage)).toEqual(['Card 5 inserted', { card: 15, control: 'edit' }]);
    stage.send({ type: 'card.insert', place: 0 });
    expect(announcementAndFocus(stage)).toEqual(['Card 1 inserted', { card: 16, control: 'edit' }]);
  });

  test('one is hidden and shown again by the same button, and its new state is announced', () => {
    const stage = arrange();
    const hide = { type: 'card.hide', card: 1 } as const;
    stage.send(hide);
    expect(announcementAndFocus(stage)).toEqual([
      'Card 1, Hours is hidden from visitors',
      { card: 1, control: 'hide' },
    ]);
    stage.send(hide);
    expect([context(stage).history.present.cards[0]?.hidden, context(stage).announcement]).toEqual([
      ...[false, 'Card 1, Hours is shown to visitors'],
    ]);
  });

  test('after the last one is deleted the one before has the focus, after the only one the button for a first', () => {
    const stage = arrange();
    const remove = (card: number) => stage.send({ type: 'card.delete', card }, { type: 'delete.confirm' });
    remove(3);
    expect(announcementAndFocus(stage)).toEqual(['Card deleted; 2 cards left', { card: 2, control: 'delete' }]);
    remove(1);
    remove(2);
    expect(announcementAndFocus(stage)).toEqual(['Card deleted; 0 cards left', { card: null, control: 'insert' }]);
  });

  test('canceling a deletion returns the focus to its button', () => {
    const stage = arrange();
    stage.send({ type: 'card.delete', card: 2 }, { type: 'delete.refuse' });
    expect(context(stage).focus).toEqual({ card: 2, control: 'delete' });
  });

  test('after the editor, changed or not, the focus is where it was, and only a change is announced', async () => {
    const stage = arrange();
    stage.send({ type: 'card.edit', card: 1 });
    await stage.answer('cardEditing', { layout: null });
    expect([steps(stage), ...announcementAndFocus(stage)]).toEqual([0, '', { card: 1, control: 'edit' }]);
    stage.send({ type: 'card.edit', card: 1 });
    await stage.answer('cardEditing', { layout: changed });
    expect([steps(stage), ...announcementAndFocus(stage)]).toEqual([
      ...[1, 'Card 1, Opening changed', { card: 1, control: 'edit' }],
    ]);
  });

  test('a removed one is neither edited nor asked about', () => {
    const stage = arrange();
    stage.send({ type: 'card.edit', card: 99 }, { type: 'card.delete', card: 99 });
    expect(stage.snapshot.value).toMatchObject({ open: { form: 'arranging' } });
  });
});

describe('the page:', () => {
  const refused = async (stage: Form) => {
    stage.send({ type: 'title.type', title: 'Hello' }, { type: 'page.save' });
    await stage.answer('landingSaving', { kind: 'failed', text: 'Too large.' });
  };

  test('an unchanged page is not sent', () => {
    const stage = arrange();
    stage.send({ type: 'page.save' });
    expect([stage.snapshot.value, stage.asked('landingSaving'), stage.paramsOf('notify')]).toEqual(['saved', [], []]);
  });

  test('the reason of a failed save is shown until the page is changed, or saved again', async () => {
    const stage = arrange();
    await refused(stage);
    stage.send({ type: 'title.type', title: 'Hello again' });
    expect(context(stage).message).toBeNull();
    await refused(stage);
    expect(context(stage).message).toBe('Too large.');
    stage.send({ type: 'page.save' });
    expect(context(stage).message).toBeNull();
  });

  test('an error of saving or of the card editor loses nothing, and is shown', async () => {
    const saving = arrange();
    saving.send({ type: 'title.type', title: 'Hello' }, { type: 'page.save' });
    await saving.fail('landingSaving', new TypeError('no layout'));
    const editing = arrange();
    editing.send({ type: 'card.edit', card: 1 });
    await editing.fail('cardEditing', new TypeError('no card'));
    expect([saving, editing].map((stage) => context(stage).message)).toEqual(
      Array(2).fill('Request could not be completed at this time.'),
    );
    expect([context(saving).history.present.title, saving.paramsOf('notify')]).toEqual([
      'Hello',
      [{ type: 'error', text: 'Failed to save changes.' }],
    ]);
  });

  test('Cancel Changes leads to the administration', () => {
    const stage = arrange();
    stage.send({ type: 'page.cancel' });
    expect(stage.paramsOf('goTo')).toEqual([{ path: '/admin' }]);
  });

  test('interrupted work is restored, with a notice', () => {
    const stage = arrange({ resumed: { version: 4, layout: changed, cardId: null, cardLayout: null } });
    expect(context(stage).message).toBe('We restored your unsaved changes.');
  });

  test('a card that is only looked at is not parked, one that is changed is, on an unchanged page', () => {
    const machine = landingFormMachine.provide({ actors: { cardEditing: asItself(cardEditingMachine) } });
    const stage = new Stage(machine, openedLanding);
    const [asked] = stage.asked('saveDraft') as { read: () => unknown }[];
    stage.send({ type: 'card.edit', card: 1 });
    expect(asked?.read()).toBeNull();
    stage.snapshot.children.cardEditing?.send({
      type: 'card.change',
      settings: { heading: 'Opening' },
      field: 'heading',
    });
    expect(asked?.read()).toEqual({ version: 4, layout, cardId: 1, cardLayout: changed });
  });
});

describe('the pictures and steps of a card:', () => {
  const edit = (cardId: number) => new Stage(cardEditingMachine, { cardId, base: layout, interrupted: null });
  const add = (contentId: number) => ({ type: 'picture.add', contentId, file: png }) as const;
  const picture = { src: '/img/new.webp', width: 400, height: 300 };

  test('a refusal is cleared with the next picture, and has our words where it had none', async () => {
    const stage = edit(2);
    stage.send(add(13));
    await stage.answer('uploadPicture', { kind: 'refused', text: '' });
    expect(stage.snapshot.context.refusal?.text).toBe('The picture could not be uploaded. Choose it again.');
    stage.send(add(13));
    expect(stage.snapshot.context.refusal).toBeNull();
  });

  test('each picture shows the problems of its own content, a refused one none', async () => {
    const stage = edit(1);
    stage.send(add(11), add(13), add(11));
    await stage.answer('uploadPicture', { kind: 'kept', picture });
    await stage.answer('uploadPicture', { kind: 'kept', picture });
    await stage.answer('uploadPicture', { kind: 'refused', text: 'No.' });
    expect(stage.emitted).toEqual([11, 13].map((contentId) => ({ type: 'picture.kept', contentId, picture })));
  });

  test('a picture of an image is a step', async () => {
    const stage = edit(2);
    stage.send(add(13));
    await stage.answer('uploadPicture', { kind: 'kept', picture });
    stage.send({ type: 'history.undo' });
    expect(stage.snapshot.context.history.present).toBe(layout);
  });

  test('the same field of two contents makes two steps', () => {
    const stage = edit(2);
    const [text, , slide] = layout.contents;
    if (!text || !slide) throw new Error('no contents');
    stage.send(
      { type: 'content.change', content: { ...text, hidden: true }, field: 'hidden' },
      { type: 'content.change', content: { ...slide, hidden: true }, field: 'hidden' },
      { type: 'history.undo' },
    );
    expect(stage.snapshot.context.history.present.contents.map(({ hidden }) => hidden)).toEqual([true, false, false]);
  });
});
