import { describe, expect, test } from 'vitest';
import { withCard } from '#domain/landing/editCards.ts';
import type { OpenedLanding } from '#machines/admin/landingEditing/landingEditing.ts';
import { landingEditingMachine } from '#machines/admin/landingEditing/landingEditingMachine.ts';
import { landingFormMachine } from '#machines/admin/landingEditing/landingFormMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { catalogueRef } from '../guides/guideSamples.ts';
import { failures } from '../samples.ts';
import { landing, layout, openedLanding, theirs } from './landingSamples.ts';

const arrange = (opened: Partial<OpenedLanding> = {}) => new Stage(landingFormMachine, { ...openedLanding, ...opened });
type Form = ReturnType<typeof arrange>;
const title = (typed: string) => ({ type: 'title.type', title: typed }) as const;
const undo = { type: 'history.undo' } as const;
const save = { type: 'page.save' } as const;
const page = (stage: Form) => stage.snapshot.context.history.present;
const cards = (stage: Form) => page(stage).cards.map(({ id }) => id);
const savedDraft = (stage: Form) => {
  const [asked] = stage.asked('saveDraft') as { read: () => unknown }[];
  return asked?.read();
};

describe('the form of the landing page:', () => {
  test('leaving is guarded exactly while something would be lost', () => {
    const stage = arrange();
    expect(stage.isAsking('holdUnsavedWork')).toBe(false);
    stage.send(title('Hello'));
    expect(stage.isAsking('holdUnsavedWork')).toBe(true);
    stage.send(undo);
    expect(stage.isAsking('holdUnsavedWork')).toBe(false);
  });

  test('every step over the whole page is undone and redone: title, cards, contents of a card', async () => {
    const stage = arrange();
    stage.send(title('H'), title('Hi'), { type: 'card.move', card: 3, place: 1 });
    stage.send({ type: 'card.delete', card: 1 }, { type: 'delete.confirm' });
    expect(cards(stage)).toEqual([3, 2]);
    const after = page(stage);
    stage.send(undo);
    expect([cards(stage), page(stage).contents]).toEqual([[1, 3, 2], layout.contents]);
    stage.send(undo, undo);
    expect(page(stage)).toEqual(layout);
    stage.send({ type: 'history.redo' }, { type: 'history.redo' }, { type: 'history.redo' });
    expect(page(stage)).toEqual(after);
  });

  test('a card is removed only after confirmation, and the next one has the focus', () => {
    const stage = arrange();
    stage.send({ type: 'card.delete', card: 2 }, { type: 'delete.refuse' });
    expect(cards(stage)).toEqual([1, 2, 3]);
    stage.send({ type: 'card.delete', card: 2 }, { type: 'delete.confirm' });
    expect([cards(stage), page(stage).contents.map(({ id }) => id)]).toEqual([[1, 3], [11]]);
    expect(stage.snapshot.context.focus).toEqual({ card: 3, control: 'delete' });
  });

  test('a saved page is announced once, and leaving asks nothing', async () => {
    const stage = arrange();
    stage.send(title('Hello'), save);
    await stage.answer('landingSaving', { kind: 'saved' });
    expect([stage.snapshot.value, stage.paramsOf('notify')]).toEqual([
      'saved',
      [{ type: 'success', text: 'Layout changes saved.' }],
    ]);
    expect(stage.isAsking('holdUnsavedWork')).toBe(false);
  });

  test('a page that fails to be saved stays unchanged, and shows why', async () => {
    const stage = arrange();
    stage.send(title('Hello'), save);
    await stage.answer('landingSaving', { kind: 'failed', text: 'Too large.' });
    expect([page(stage).title, stage.snapshot.context.message, stage.paramsOf('notify')]).toEqual([
      'Hello',
      'Too large.',
      [{ type: 'error', text: 'Failed to save changes.' }],
    ]);
    expect(stage.isAsking('holdUnsavedWork')).toBe(true);
  });

  test("loading another admin's version is a step: undone, the own version is back and replaces the other one when saved", async () => {
    const stage = arrange();
    stage.send(title('Hello'), save);
    await stage.answer('landingSaving', { kind: 'theirs', landing: theirs });
    expect([page(stage).title, stage.isAsking('holdUnsavedWork')]).toEqual(['Harbor Provisions', false]);
    stage.send(undo, save);
    expect(stage.asked('landingSaving').at(-1)).toEqual({ layout: { ...layout, title: 'Hello' }, version: 5 });
  });

  test('a second click while it is saved sends nothing more', () => {
    const stage = arrange();
    stage.send(title('Hello'), save, save, title('Changed'));
    expect([stage.asked('landingSaving').length, page(stage).title]).toEqual([1, 'Hello']);
  });

  test('a title that is too long is not saved, and not cut', () => {
    const stage = arrange();
    stage.send(title('x'.repeat(41)), save);
    expect([stage.asked('landingSaving'), page(stage).title.length]).toEqual([[], 41]);
  });

  test('unsaved changes are stored with their base version, and continue from there', async () => {
    const stage = arrange();
    expect(savedDraft(stage)).toBeNull();
    stage.send(title('Hello'));
    const work = savedDraft(stage);
    expect(work).toEqual({
      version: 4,
      layout: { ...layout, title: 'Hello' },
      cardId: null,
      cardLayout: null,
    });
    const later = arrange({ landing: { ...landing, title: 'Theirs', version: 5 }, resumed: work as never });
    later.send(save);
    expect(later.asked('landingSaving')).toEqual([{ layout: { ...layout, title: 'Hello' }, version: 4 }]);
  });

  test('an interrupted card is open again as it was', () => {
    const cardLayout = withCard(layout, 1, { heading: 'Opening' });
    const stage = arrange({ resumed: { version: 4, layout, cardId: 1, cardLayout } });
    expect(stage.asked('cardEditing')).toEqual([{ cardId: 1, base: layout, interrupted: cardLayout }]);
  });
});

describe('the page of the landing editor:', () => {
  const open = () => new Stage(landingEditingMachine, { catalogueRef: catalogueRef().ref });

  test('what failed to load is requested again on request', async () => {
    const stage = open();
    await stage.fail('openLanding', failures.offline);
    expect([stage.snapshot.value, stage.snapshot.context.failure?.kind]).toEqual(['failed', 'offline']);
    stage.send({ type: 'open.retry' });
    expect(stage.asked('openLanding')).toHaveLength(2);
  });

  test('the page is edited as loaded, with the interrupted changes', async () => {
    const stage = open();
    const resumed = { version: 3, layout, cardId: null, cardLayout: null };
    await stage.answer('openLanding', { ...openedLanding, resumed });
    expect(stage.asked('landingForm')).toEqual([{ ...openedLanding, resumed }]);
  });

  test('a saved page leads to the administration, and not before', async () => {
    const stage = open();
    await stage.answer('openLanding', openedLanding);
    expect(stage.paramsOf('goTo')).toEqual([]);
    await stage.answer('landingForm', undefined);
    expect(stage.paramsOf('goTo')).toEqual([{ path: '/admin' }]);
  });

  test('an error of the editor is shown, and the page can be opened again', async () => {
    const stage = open();
    await stage.answer('openLanding', openedLanding);
    await stage.fail('landingForm', new TypeError('no cards'));
    expect(stage.snapshot.context.failure?.detail).toBe('Request could not be completed at this time.');
    stage.send({ type: 'open.retry' });
    expect(stage.snapshot.value).toBe('opening');
  });

  test('a late retry opens nothing twice', async () => {
    const stage = open();
    await stage.answer('openLanding', openedLanding);
    stage.send({ type: 'open.retry' });
    expect(stage.asked('openLanding')).toHaveLength(1);
  });
});
