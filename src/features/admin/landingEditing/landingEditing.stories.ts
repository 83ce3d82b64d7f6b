import { landingTexts } from '#domain/landing/landingTexts.ts';
import { answer, answerHeld, cut, hold } from '#test/support/stories/server.ts';
import { busyButton, click, fill, inDialog, loading, press, upload } from '#test/support/stories/steps.ts';
import { storiesOf } from '#test/support/stories/story.ts';

const LANDING = '**/api/landing';
const PICTURE = '**/api/admin/image';
const AT = { as: 'admin', at: '/admin/landing' } as const;

const card = { height: 'auto', heading: '', empty: false, hidden: false, editing: false };
const TEXT =
  '<h2>Open at five</h2><p>Order by <strong>4:00 PM</strong>, on <a href="/products">our next truck</a>.</p>' +
  '<ul><li>Seafood off the boat</li><li>Greens by the case</li></ul><blockquote>Call before nine.</blockquote>';
const landing = {
  enabled: true,
  title: 'Good morning',
  cards: [
    { ...card, id: 1, index: 0, width: 2, heading: 'Hours', childID: 11 },
    { ...card, id: 2, index: 1, width: 1, childID: 12 },
    { ...card, id: 3, index: 2, width: 1, childID: null, empty: true },
    { ...card, id: 4, index: 3, width: 4, heading: 'This week’s specials', childID: 14, hidden: true },
  ],
  contents: [
    { id: 11, parentId: 1, hidden: false, variant: 'text', value: TEXT },
    { id: 12, parentId: 2, hidden: false, variant: 'carousel', interval: 0, children: [13] },
    {
      ...{ id: 13, parentId: 12, hidden: false, variant: 'image', src: '/img/banner-seafood.svg', alt: 'Seafood' },
      link: { variant: 'internal', href: '/products' },
      ...{ objectFit: 'cover', width: 300, height: 200, padding: 0 },
    },
    { id: 14, parentId: 4, hidden: false, variant: 'pushProductList' },
  ],
  version: 4,
};
const theirs = { cards: landing.cards.slice(1), contents: landing.contents.slice(1), version: 5 };
const stale = {
  ...{ isSuccess: false, errorReason: landingTexts.changedElsewhere('Dana Whitfield', null), errorCode: 409 },
  landing: { ...landing, ...theirs, title: 'Good evening' },
  ...{ changedBy: 'Dana Whitfield', changedAt: '2026-03-04T21:05:00.000Z' },
};
const refused = { isSuccess: false, errorReason: 'A picture lies outside the shop.', errorCode: 409 };
const save = click('Save Changes');

/** The landing page in its editor. */
export const landingEditStories = storiesOf(
  ['landingEditing', 'landingForm', 'cardEditing', 'landingSaving'],
  [
    { name: 'landing-edit-loading', ...AT, server: hold(LANDING), sees: loading },
    { name: 'landing-edit-failed', ...AT, server: cut(LANDING), sees: 'The landing page could not be loaded.' },
    { name: 'landing-edit', server: answer(LANDING, landing), does: click('Try Again'), sees: 'Card 1, Hours' },
    { name: 'landing-edit-text', does: click(/^Edit: Card 1/), sees: 'Preview' },
    { name: 'landing-edit-typed', does: [fill('Heading', 'Opening hours'), press('Tab')], sees: 'Opening hours' },
    { name: 'landing-edit-canceling', does: click('Cancel'), sees: 'Discard Changes?' },
    { name: 'landing-edit-carousel', does: [click('Discard'), click(/^Edit: Card 2/)], sees: 'Preview' },
    {
      name: 'landing-edit-uploading',
      server: hold(PICTURE),
      does: upload('Picture of slide 1', 'a.png', 'image/png', 'x'),
      sees: 'Uploading a picture…',
    },
    { name: 'landing-edit-delete', does: [click('Cancel'), click(/^Delete: Card 1/)], sees: 'Delete Card?' },
    {
      name: 'landing-edit-conflict',
      server: answer(LANDING, stale, 409, 'POST'),
      does: [inDialog('Delete Card?', click('Cancel')), fill('Title', 'Good day'), save],
      sees: 'The Landing Page Was Changed Elsewhere',
    },
    {
      name: 'landing-edit-not-saved',
      server: answer(LANDING, refused, 409, 'POST'),
      does: [click('Keep Editing'), save],
      sees: 'A picture lies outside the shop.',
    },
    { name: 'landing-edit-saving', server: hold(LANDING), does: save, sees: busyButton() },
    {
      name: 'landing-edit-saved',
      server: answerHeld(LANDING, { isSuccess: true, errorReason: null, errorCode: 0, version: 6 }),
      sees: 'Layout changes saved.',
    },
  ],
);
