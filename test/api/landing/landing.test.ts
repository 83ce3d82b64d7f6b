import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getLanding, saveLanding } from '#domain/api/landing.ts';
import { landingTexts } from '#domain/landing/landingTexts.ts';
import type { LandingContent, LandingLayout } from '#domain/landing/layout.ts';
import type { RefusalCode } from '#domain/refusal/refusalCodes.ts';
import { landingText } from '#domain/texts/landingText.ts';
import { card, textContent } from '#test/machines/landing/landingSamples.ts';
import { allowGuests } from '#test/support/api/accessAttempts.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { FIXTURE_NOW, tokenOf } from '#test/support/api/fixture.ts';
import { heldUp } from '#test/support/database/heldUp.ts';

let api: Api;
const admin = { token: tokenOf('admin') };
const chef = { token: tokenOf('chef') };

beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.stop());

const layout: LandingLayout = {
  enabled: true,
  title: 'Welcome',
  cards: [card(1, 2, { index: 0, heading: 'How to order' }), card(3, 4, { index: 1, heading: 'Draft', hidden: true })],
  contents: [textContent(2, 1, '<p>Type it.</p>'), textContent(4, 3, '<p>Not yet.</p>')],
};

const save = (body: object) => api.call(saveLanding, { ...admin, body: { ...layout, ...body } });
const read = async (as: { token?: string } = admin) => (await api.call(getLanding, as)).body;
const showing = (content: LandingContent) => ({ cards: [card(1, content.id, { index: 0 })], contents: [content] });
const refused = (code: RefusalCode, errorReason: string) => ({ isSuccess: false, errorReason, errorCode: 409, code });

/** As some version of the shop wrote it. */
async function store(version: number, stored: object): Promise<void> {
  const row = { version, layout: JSON.stringify(stored), saved_at: new Date(version * 1000) };
  await api.database.insertInto('landing').values(row).execute();
}

test('is empty before the first save', async () => {
  expect(await read()).toEqual({ enabled: true, title: '', cards: [], contents: [], version: 0 });
});

test('a save is read again, by a version that grows, with the user who saved it', async () => {
  const saved = { isSuccess: true, errorReason: null, errorCode: 0 };
  expect((await save({ version: 0 })).body).toEqual({ ...saved, version: 1 });
  expect(await read()).toEqual({ ...layout, version: 1 });
  expect((await save({ version: 1, title: 'Good morning' })).body).toEqual({ ...saved, version: 2 });
  expect(await read()).toEqual({ ...layout, title: 'Good morning', version: 2 });
  const noted = await api.database.selectFrom('audit').select(['action', 'subject', 'user_id']).execute();
  expect(noted).toEqual(['1', '2'].map((subject) => ({ action: 'landing.save', subject, user_id: 2 })));
});

test('visitors get nothing that is hidden', async () => {
  await save({});
  await allowGuests(api, true);
  for (const visitor of [chef, {}]) {
    expect(await read(visitor)).toEqual({
      ...layout,
      cards: layout.cards.slice(0, 1),
      contents: layout.contents.slice(0, 1),
      version: 1,
    });
  }
});

test('moved cards are numbered again', async () => {
  const [first, second] = layout.cards.map((moved, at) => ({ ...moved, index: 5 - 3 * at }));
  await save({ cards: [first, second], version: 0 });
  const stored = await api.database.selectFrom('landing').select('layout').executeTakeFirstOrThrow();
  const { cards } = stored.layout as unknown as LandingLayout;
  expect(cards.map(({ heading, index }) => [heading, index])).toEqual([
    ['Draft', 0],
    ['How to order', 1],
  ]);
});

test('an admin to whom the editor is closed gets nothing that is hidden', async () => {
  await save({});
  const menu = JSON.stringify({ AdminPanel: { isVisible: true }, EditLandingPage: { isVisible: false } });
  await api.database.updateTable('app_user').set({ menu }).where('username', '=', 'admin').execute();
  expect((await read()).cards).toEqual(layout.cards.slice(0, 1));
});

test('of two admins who save the second gets what the first one saved, who it was and when, and loses nothing', async () => {
  await save({ version: 0, title: 'By the first' });
  await api.travelTo('2026-03-04T21:05:00.000Z');
  const { status, body } = await save({ version: 0, title: 'By the second' });
  expect({ status, body }).toEqual({
    status: 409,
    body: {
      ...refused('staleVersion', 'Changed by admin at Wed, 03/04, 10:00 AM ET since you opened it'),
      landing: { ...layout, title: 'By the first', version: 1 },
      changedBy: 'admin',
      changedAt: FIXTURE_NOW,
    },
  });
  expect(await read()).toMatchObject({ title: 'By the first', version: 1 });
});

test('where the shop does not know who saved, or no longer has a page, it returns what it knows', async () => {
  await store(1, layout);
  const unknown = await save({ version: 0 });
  expect(unknown.body).toMatchObject({ changedBy: null, changedAt: '1970-01-01T00:00:01.000Z' });
  await api.database.deleteFrom('landing').execute();
  const gone = await save({ version: 1 });
  expect(gone.body).toMatchObject({
    ...refused('staleVersion', 'Changed by someone else since you opened it'),
    landing: { cards: [], version: 0 },
    changedBy: null,
    changedAt: null,
  });
});

test('of two who save at one moment one is second', async () => {
  const answers = await heldUp({
    database: api.database,
    lock: (transaction) => sql`lock table landing in share row exclusive mode`.execute(transaction),
    rivals: 2,
    run: () => Promise.all([1, 2, 3].map(() => save({ version: 0 }))),
  });
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const seconds = answers.filter(({ status }) => status === 409);
  for (const { body } of seconds) expect(body).toMatchObject({ landing: { version: 1 } });
});

test('without a version the newest is replaced', async () => {
  await save({ version: 0 });
  expect((await save({ title: 'Again' })).status).toBe(200);
});

test('twenty versions are kept', async () => {
  for (let version = 1; version <= 24; version += 1) await store(version, layout);
  await save({ version: 24 });
  const kept = await api.database.selectFrom('landing').select('version').orderBy('version').execute();
  expect(kept.map(({ version }) => version)).toEqual(Array.from({ length: 20 }, (_, place) => place + 6));
});

test('texts are cleaned when they are saved, and again when they are read', async () => {
  const hostile = '<p onclick="x()">Type <script>x()</script>it.</p>';
  await save(showing(textContent(2, 1, hostile)));
  const { layout: stored } = await api.database.selectFrom('landing').select('layout').executeTakeFirstOrThrow();
  expect(JSON.stringify(stored)).toContain('<p>Type it.</p>');
  await store(2, { ...layout, ...showing(textContent(2, 1, hostile)) });
  expect(await read()).toMatchObject({ contents: [{ value: '<p>Type it.</p>' }] });
});

test('a text may have as many characters as it may, more than a person writes elsewhere', async () => {
  const { status } = await save(showing(textContent(2, 1, `<p>${'x'.repeat(99_000)}</p>`)));
  expect(status).toBe(200);
});

const image = { id: 2, parentId: 1, hidden: false, variant: 'image', src: '', alt: 'A', link: null } as const;
const sized = { objectFit: 'contain', width: null, height: null, padding: 1 } as const;
const CARD = landingTexts.card('', 1);

const ofCard = (code: RefusalCode, card: string) => ({ code, params: { card } });

test.each<[string, object, string, object]>([
  [
    'a content that is not there',
    { contents: [] },
    landingText('landing.contentMissing', { card: 'the card “How to order”' }),
    ofCard('contentMissing', 'the card “How to order”'),
  ],
  [
    'a content that hangs nowhere',
    { contents: [...layout.contents, textContent(9, 1, '')] },
    landingText('landing.contentLost'),
    { code: 'contentLost' },
  ],
  [
    'one content on two cards',
    { cards: [card(1, 2), card(3, 2)] },
    landingText('landing.contentTwice'),
    { code: 'contentTwice' },
  ],
  [
    'a carousel in a carousel',
    {
      cards: [card(1, 2)],
      contents: [
        { id: 2, parentId: 1, hidden: false, variant: 'carousel', interval: 3, children: [4] },
        { id: 4, parentId: 2, hidden: false, variant: 'carousel', interval: 3, children: [] },
      ],
    },
    landingText('landing.notInCarousel'),
    { code: 'notInCarousel' },
  ],
  [
    'a picture from elsewhere',
    showing({ ...image, ...sized, src: 'https://elsewhere.example/a.png' }),
    landingText('landing.foreignPicture', { card: CARD }),
    ofCard('foreignPicture', CARD),
  ],
  [
    'a link that runs',
    showing({ ...image, ...sized, link: { variant: 'external', href: 'javascript:x()' } }),
    landingText('landing.wrongLink', { card: CARD }),
    ofCard('wrongLink', CARD),
  ],
])('%s is refused, with the reason, and nothing is saved', async (_, body, text, reason) => {
  const answer = await save(body);
  expect([answer.status, answer.body]).toEqual([409, { ...refused('invalidLayout', text), reasons: [reason] }]);
  expect(await read()).toMatchObject({ version: 0 });
});

test('one from an older version opens: missing fields get their default, invalid parts are removed', async () => {
  await store(1, {
    title: 'Old',
    cards: [{ id: 7, childID: 8 }],
    contents: [
      { id: 8, parentId: 7, variant: 'carousel', children: [9, 10] },
      { id: 9, parentId: 8, variant: 'image', src: 'http://elsewhere.example/a.gif' },
      { id: 10, parentId: 8, variant: 'group' },
    ],
  });
  const opened = await read();
  expect(opened).toEqual({
    enabled: true,
    title: 'Old',
    cards: [card(7, 8, { index: 0 })],
    contents: [
      { id: 8, parentId: 7, hidden: false, variant: 'carousel', interval: 3, children: [9] },
      { ...image, ...sized, id: 9, parentId: 8, alt: '' },
    ],
    version: 1,
  });
  expect((await save(opened as object)).status).toBe(200);
});

test('one from a newer version opens and is saved: its contents keep what this one does not know', async () => {
  const video = { id: 2, parentId: 1, hidden: false, variant: 'video', stream: 'fish.mp4' };
  await store(1, { ...layout, ...showing(video as LandingContent) });
  const { stream: _, ...known } = video;
  const opened = await read();
  expect(opened).toMatchObject({ contents: [known] });
  await save({ ...(opened as object), title: 'With a film' });
  const stored = await api.database.selectFrom('landing').select('layout').where('version', '=', 2).execute();
  expect(stored).toMatchObject([{ layout: { title: 'With a film', contents: [video] } }]);
});

test('a client with the newest version does not get it again', async () => {
  await save({});
  const first = await api.call(getLanding, chef);
  const { status } = await api.call(getLanding, { ...chef, headers: { 'if-none-match': String(first.headers.etag) } });
  expect(status).toBe(304);
});

test('a card of one language is shown in it only, and its editors have all', async () => {
  const cards = [
    card(1, 2, { index: 0, heading: 'Welcome', language: 'en' }),
    card(3, 4, { index: 1, heading: 'Bienvenidos', language: 'es' }),
    card(5, 6, { index: 2, heading: 'Menu', language: null }),
  ];
  const contents = cards.map(({ id }) => textContent(id + 1, id, '<p>Text</p>'));
  expect((await save({ cards, contents })).status).toBe(200);
  const headings = async (as: { token: string; headers?: Record<string, string> }) =>
    (await api.call(getLanding, as)).body.cards.map(({ heading }) => heading);
  const inSpanish = { headers: { cookie: 'language=es' } };
  expect(await headings(chef)).toEqual(['Welcome', 'Menu']);
  expect(await headings({ ...chef, ...inSpanish })).toEqual(['Bienvenidos', 'Menu']);
  expect(await headings(chef)).toEqual(['Welcome', 'Menu']);
  expect(await headings({ ...admin, ...inSpanish })).toHaveLength(3);
  const unknown = cards.map((one) => ({ ...one, language: 'fr' }));
  expect((await save({ cards: unknown, contents })).status).toBe(400);
});
