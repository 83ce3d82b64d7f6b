import { expect, it } from 'vitest';
import { sparedScenes } from './sparedScenes.ts';
import type { SceneRecord } from './walkRecord.ts';

const showing = (scene: string, adds: readonly string[], seen: Partial<SceneRecord> = {}): SceneRecord => ({
  scene,
  way: [scene],
  adds,
  isHeld: false,
  isWalked: false,
  isCovered: false,
  ...seen,
});

it('spares what others reach and show', () => {
  const records = [showing('cart', ['a', 'b']), showing('cart, edited', ['a', 'b', 'c']), showing('order', ['d'])];
  expect(sparedScenes(records)).toEqual(['cart']);
});

it('spares nothing for the sake of what another did in one of its showings alone', () => {
  const cart = showing('cart', ['b']);
  const order = showing('order', ['a', 'b', 'c']);
  expect(sparedScenes([cart, cart, order, showing('order', ['a', 'c'])])).toEqual([]);
  expect(sparedScenes([cart, cart, order, order])).toEqual(['cart']);
});

it('keeps the scene that goes on where another has come to, rather than the one that takes a visit', () => {
  const late = showing('cart, late', ['a'], { isHeld: true });
  const goesOn = showing('removing', ['b', 'c'], { way: ['cart, late', 'removing'] });
  const visit = showing('cart, edited', ['b', 'c']);
  expect(sparedScenes([late, visit, goesOn])).toEqual(['cart, edited']);
});

it('spares nobody who is walked by Tab, but those who reach no more', () => {
  const walked = showing('cart, walked', ['a'], { isWalked: true });
  expect(sparedScenes([showing('cart', ['a']), walked, showing('order', ['a', 'b'])])).toEqual(['cart']);
});

it('spares nobody who holds a call, and who does only what one of these does', () => {
  const late = showing('cart, late', ['a', 'b'], { isHeld: true });
  expect(sparedScenes([late, showing('cart', ['a', 'b']), showing('order', ['a', 'b', 'c'])])).toEqual(['cart']);
  expect(sparedScenes([late, showing('cart', ['a'])])).toEqual(['cart']);
});

it('leaves it to a scene without a dialog to look at a page', () => {
  const cart = showing('cart', ['looked at cart.loaded']);
  const adds = ['looked at cart.loaded', 'looked at dialog.open'];
  expect(sparedScenes([cart, showing('cart, cleared', adds, { isCovered: true })])).toEqual([]);
  expect(sparedScenes([cart, showing('cart, edited', adds)])).toEqual(['cart']);
});

it('spares nobody who looks at a trouble on a screen where no other scene looks at it', () => {
  const adds = (screen: string, state: string) => [`looked at shop.${screen}`, `looked at catalogue.${state}`];
  const ready = ['cart', 'product'].map((screen) => showing(screen, adds(screen, 'loaded')));
  const failed = ['cart', 'product'].map((screen) => showing(`${screen}, failed`, adds(screen, 'failed')));
  expect(sparedScenes([...ready, ...failed])).toEqual([]);
  expect(sparedScenes([...ready, ...failed, showing('cart, failed again', adds('cart', 'failed'))])).toHaveLength(1);
});
