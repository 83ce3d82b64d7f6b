import { afterEach, expect, test } from 'vitest';
import type { LandingSavedDraft } from '#domain/landing/landingSavedDraft.ts';
import { createDraftSaving } from '../../src/savedDraft/draftSaving.ts';
import { createDraftStore } from '../../src/savedDraft/draftStore.ts';
import { layout } from '../machines/admin/landingSamples.ts';
import { owner } from '../machines/shop/savedDraftSamples.ts';

afterEach(() => sessionStorage.clear());

const KEPT = 'resumed:landingEdit';
const work: LandingSavedDraft = { version: 4, layout, cardId: null, cardLayout: null };
const savedDraft = createDraftStore(window, Date.now);

const host = {
  workOwner: () => owner,
  isInterrupted: () => false,
  storage: localStorage,
  store: async () => savedDraft,
};
const drafts = createDraftSaving(host);
const keep = (read: () => LandingSavedDraft | null) => drafts.keep('landingEdit', read);

test("a page's stored draft is removed when the page is left", async () => {
  const leave = keep(() => work);
  await expect.poll(() => sessionStorage.getItem(KEPT)).toContain('Harbor');
  leave();
  await expect.poll(() => sessionStorage.getItem(KEPT)).toBeNull();
});

test('a draft that waits survives a page that stored nothing and is entered again for it', async () => {
  const leave = keep(() => null);
  savedDraft.resume({ kind: 'landingEdit', work, href: '/admin/landing', text: '' });
  leave();
  await Promise.resolve().then(() => undefined);
  expect(savedDraft.resumed('landingEdit', '/admin/landing', owner)).toEqual(work);
});

test('a page that was left while it was fetched takes nothing from the one that is entered after it', async () => {
  savedDraft.resume({ kind: 'landingEdit', work, href: '/admin/landing', text: '' });
  const left = new AbortController();
  const first = drafts.resumed('landingEdit', '/admin/landing', left.signal);
  left.abort();
  const second = drafts.resumed('landingEdit', '/admin/landing', new AbortController().signal);
  expect(await Promise.all([first, second])).toEqual([null, work]);
});
