import { afterEach, expect, test, vi } from 'vitest';
import type { ParkedLanding } from '#domain/landing/parkedLanding.ts';
import { createParkedStore } from '../../src/ports/parkedStore.ts';
import { createWorkParking } from '../../src/ports/workParking.ts';
import { layout } from '../machines/admin/landingSamples.ts';
import { owner } from '../machines/shop/parkedWorkSamples.ts';

afterEach(() => sessionStorage.clear());

const KEPT = 'resumed:landingEdit';
const work: ParkedLanding = { version: 4, layout, cardId: null, cardLayout: null };
const parked = createParkedStore(window, Date.now);

function keep(read: () => ParkedLanding | null): () => void {
  const host = { workOwner: () => owner, isInterrupted: () => false, storage: localStorage, store: async () => parked };
  return createWorkParking(host).keep('landingEdit', read);
}

test('what a page keeps for a crash goes when it is left', async () => {
  const leave = keep(() => work);
  await vi.waitFor(() => expect(sessionStorage.getItem(KEPT)).toContain('Harbor'));
  leave();
  await vi.waitFor(() => expect(sessionStorage.getItem(KEPT)).toBeNull());
});

test('what waits to be taken up outlasts a page that kept nothing and is entered again for it', async () => {
  const leave = keep(() => null);
  parked.takeUp({ kind: 'landingEdit', work, href: '/admin/landing', text: '' });
  leave();
  await Promise.resolve().then(() => undefined);
  expect(parked.takenUp('landingEdit', '/admin/landing', owner)).toEqual(work);
});
