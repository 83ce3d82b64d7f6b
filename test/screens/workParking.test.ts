import { afterEach, expect, test } from 'vitest';
import type { ParkedLanding } from '#domain/landing/parkedLanding.ts';
import { createParkedStore } from '../../src/parkedWork/parkedStore.ts';
import { createWorkParking } from '../../src/parkedWork/workParking.ts';
import { layout } from '../machines/admin/landingSamples.ts';
import { owner } from '../machines/shop/parkedWorkSamples.ts';

afterEach(() => sessionStorage.clear());

const KEPT = 'resumed:landingEdit';
const work: ParkedLanding = { version: 4, layout, cardId: null, cardLayout: null };
const parked = createParkedStore(window, Date.now);

const host = { workOwner: () => owner, isInterrupted: () => false, storage: localStorage, store: async () => parked };
const parking = createWorkParking(host);
const keep = (read: () => ParkedLanding | null) => parking.keep('landingEdit', read);

test('what a page keeps for a crash goes when it is left', async () => {
  const leave = keep(() => work);
  await expect.poll(() => sessionStorage.getItem(KEPT)).toContain('Harbor');
  leave();
  await expect.poll(() => sessionStorage.getItem(KEPT)).toBeNull();
});

test('what waits to be taken up outlasts a page that kept nothing and is entered again for it', async () => {
  const leave = keep(() => null);
  parked.takeUp({ kind: 'landingEdit', work, href: '/admin/landing', text: '' });
  leave();
  await Promise.resolve().then(() => undefined);
  expect(parked.takenUp('landingEdit', '/admin/landing', owner)).toEqual(work);
});

test('a page that was left while it was fetched takes nothing from the one that is entered after it', async () => {
  parked.takeUp({ kind: 'landingEdit', work, href: '/admin/landing', text: '' });
  const left = new AbortController();
  const first = parking.takenUp('landingEdit', '/admin/landing', left.signal);
  left.abort();
  const second = parking.takenUp('landingEdit', '/admin/landing', new AbortController().signal);
  expect(await Promise.all([first, second])).toEqual([null, work]);
});
