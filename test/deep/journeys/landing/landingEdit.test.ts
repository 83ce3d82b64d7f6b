import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { StoredLanding } from '#domain/api/landing.ts';
import { LANDING_EDIT } from '#domain/landing/landingSavedDraft.ts';
import type { LandingContent, LandingLayout } from '#domain/landing/layout.ts';
import { frameText } from '#domain/texts/frameText.ts';
import { landingText } from '#domain/texts/landingText.ts';
import { sharedText } from '#domain/texts/sharedText.ts';
import { withBrowser } from '#test/support/browser/browser.ts';
import { expire } from '#test/support/browser/expire.ts';
import { journeyShop } from '#test/support/browser/journeyShop.ts';
import { expectFocus } from '#test/support/browser/keyboard.ts';
import { button, dialog, signInAs } from '#test/support/browser/shopping.ts';
import { signIn } from '#test/support/shop/demoBuyer.ts';

const visit = withBrowser();
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="480"><script>window.hacked = 1</script><rect width="1200" height="480" fill="teal"/></svg>';

async function landingOf(token: string, body?: object): Promise<StoredLanding> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const sent = body && { method: 'POST', body: JSON.stringify(body) };
  return (await fetch(`${journeyShop()}/api/landing`, { headers, ...sent })).json() as Promise<StoredLanding>;
}

/** All that visitors see of it, whatever the numbers of its parts. */
function lookOf(layout: LandingLayout): unknown {
  const byId = new Map(layout.contents.map((content) => [content.id, content]));
  const of = (id: number | null): unknown => {
    const content = byId.get(id ?? 0);
    if (!content) return null;
    const look = { ...content, id: 0, parentId: 0 };
    if ('value' in content) return { ...look, value: content.value.replaceAll(/>\s+</g, '><').trim() };
    return 'children' in content ? { ...look, children: content.children.map(of) } : look;
  };
  const cards = layout.cards.map(({ id: _, childID, ...card }) => ({ ...card, content: of(childID) }));
  return { title: layout.title, enabled: layout.enabled, cards };
}

/** The stored draft of the edited page in the tab. */
const keptInTab = (page: Page) => page.evaluate(() => window.sessionStorage.getItem('resumed:landingEdit'));

/** As a clipboard contains it, however hostile. */
async function paste(page: Page, html: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Text/ }).click();
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    clipboardData.setData('text/plain', 'words');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, html);
}

/** By keyboard alone, from the new card's Edit that has the focus: heading, width and height. */
async function edit(page: Page, { heading, width, height }: LandingLayout['cards'][number], type: string) {
  await page.keyboard.press('Enter');
  await expectFocus(page.getByLabel('Heading'));
  await page.keyboard.type(heading);
  await page.keyboard.press('Tab');
  for (let quarters = 1; quarters < width; quarters += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  if (height === '100%') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.getByLabel('Content type').selectOption({ label: type });
}

async function save(page: Page): Promise<void> {
  await button(page, 'Save').click();
  await page.getByLabel('Title').waitFor();
}

async function addBanner(page: Page, place: number, banner: LandingContent): Promise<void> {
  if (!('src' in banner) || !banner.link) throw new Error('no banner');
  await page.getByLabel('Type of the next slide').selectOption('image');
  await button(page, 'Add slide').click();
  const slide = page.getByRole('group', { name: `slide ${place}` });
  await slide.getByLabel('Picture of the shop').fill(banner.src);
  await slide.getByLabel(/^Description/).fill(banner.alt);
  await slide.getByLabel('Link').selectOption('internal');
  await slide.getByLabel('Address').fill(banner.link.href);
  await slide.getByLabel('Fit').selectOption(banner.objectFit);
  await slide.getByLabel('Width in px').fill(String(banner.width));
  await slide.getByLabel('Height in px').fill(String(banner.height));
  await slide.getByLabel('Padding').fill(String(banner.padding));
}

/** The contact card, typed and formatted by keys and tools. */
async function writeContact(page: Page): Promise<void> {
  const kind = (label: string) => page.getByLabel('Paragraph style').selectOption({ label });
  const link = async (text: string, address: string) => {
    await button(page, 'Link').click();
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
    await page.keyboard.type(address);
    await page.keyboard.press('Enter');
  };
  await page.getByRole('textbox', { name: 'Text', exact: true }).click();
  await kind('Heading 4');
  await page.keyboard.type('Order desk');
  await page.keyboard.press('Enter');
  await link('(207) 555-0100', 'tel:+12075550100');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('Monday to Friday, 5 AM to 5 PM');
  await page.keyboard.press('Enter');
  await kind('Heading 4');
  await page.keyboard.type('By mail');
  await page.keyboard.press('Enter');
  await link('orders@harborprovisions.example', 'mailto:orders@harborprovisions.example');
  await page.keyboard.press('Enter');
  await kind('Quote');
  await page.keyboard.type('Short on something tonight? Call before 9 PM: we are always on the dock.');
}

it('rebuilds the empty front page by keyboard and mouse, while another admin saves a different one', async () => {
  const { token } = await signIn(journeyShop(), 'admin');
  const before = await landingOf(token);
  const page = await visit({ as: 'admin', at: LANDING_EDIT, allows: /status of 409/ });
  for (const _ of before.cards) {
    await button(page, /^Delete: Card 1/).click();
    await button(dialog(page, landingText('landingEdit.delete')), 'Delete Card').click();
  }
  await page.getByText(landingText('landingEdit.none')).waitFor();
  const byId = new Map(before.contents.map((content) => [content.id, content]));
  for (const card of before.cards) {
    await button(page, 'Insert Card').click();
    const content = byId.get(card.childID ?? 0);
    if (content?.variant === 'carousel' && 'interval' in content) {
      await edit(page, card, 'Carousel');
      await page.getByLabel('Slide interval').fill(String(content.interval));
      for (const [at, id] of content.children.entries()) {
        await addBanner(page, at + 1, byId.get(id) as LandingContent);
      }
    } else if (content?.variant === 'text' && 'value' in content) {
      await edit(page, card, 'Text');
      if (card.heading === 'Talk to us') await writeContact(page);
      else await paste(page, content.value);
    } else await edit(page, card, content?.variant === 'productList' ? 'Product list' : 'This week’s specials');
    await save(page);
  }
  const other = { ...before, title: 'Good evening' };
  await landingOf(token, other);
  await button(page, 'Save Changes').click();
  await dialog(page, landingText('landingEdit.conflictTitle')).getByText('Good evening').waitFor();
  expect((await landingOf(token)).title).toBe('Good evening');
  await button(page, 'Keep Mine').click();
  await page.getByText(landingText('landingEdit.saved')).waitFor();
  const after = await landingOf(token);
  expect(lookOf(after)).toEqual(lookOf(before));
});

it('runs nothing of what is pasted or uploaded, and has the unsaved page again after a crash', async () => {
  const page = await visit({ as: 'admin', at: LANDING_EDIT, pictures: true, allows: /inline event handler violates/ });
  const outside: string[] = [];
  page.on('request', (request) => outside.push(request.url()));
  await button(page, 'Insert Card').click();
  await page.keyboard.press('Enter');
  await page.getByLabel('Content type').selectOption('text');
  await paste(
    page,
    `<p onclick="hacked=1">Fresh <b>fish</b></p><script>hacked=1</script><img src="https://evil.example/a.png" onerror="hacked=1">
     <a href="javascript:hacked=1">link</a><svg onload="hacked=1"><script>hacked=1</script></svg><iframe srcdoc="<script>parent.hacked=1</script>"></iframe>`,
  );
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.getByText('fish').waitFor();
  await page.getByLabel('Pictures for Text').setInputFiles({
    name: 'drawing.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(DRAWING),
  });
  await page.getByText('1200 × 480 px').waitFor();
  await button(page, 'Smaller (picture 1)').click();
  await page.getByText('1200 × 480 px').waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(outside.filter((url) => !url.startsWith(journeyShop()) && !/^(?:data|blob):/.test(url))).toEqual([]);
  await save(page);
  await expect.poll(() => keptInTab(page)).toMatch(/<img src=.*"cardId":null/);
  await page.reload();
  await page.getByText(landingText('landingEdit.resumed')).waitFor();
  await page.getByText('fish', { exact: true }).first().waitFor();

  await button(page, 'Cancel Changes').click();
  const question = dialog(page, 'Unsaved Changes');
  await question.getByText(landingText('landingEdit.leaving')).waitFor();
  await button(question, 'Leave').click();
  await page.waitForURL('**/admin');
  await expect.poll(() => keptInTab(page)).toBeNull();
  await page.goto(LANDING_EDIT);
  await page.getByLabel('Title').waitFor();
  await page.reload();
  await page.getByLabel('Title').waitFor();
  expect(await page.getByText(landingText('landingEdit.resumed')).count()).toBe(0);
  expect(await page.getByText('fish', { exact: true }).count()).toBe(0);
});

it('restores the unsaved page, with an open card, for an admin who signs in again after the session ended', async () => {
  const page = await visit({ as: 'admin', at: LANDING_EDIT, allows: /status of 401/ });
  await page.getByLabel('Title').fill('Good night');
  await button(page, /^Edit: Card 1/).click();
  await page.getByLabel('Heading').fill('Closed on Sundays');
  await expire(page);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'drawing.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(DRAWING),
    });
  await page.getByText(frameText('session.expired')).waitFor();
  await signInAs(page, 'admin');
  await dialog(page, sharedText('draft.title')).getByText(sharedText('draft.ofLanding')).waitFor();
  await button(page, sharedText('draft.goOn')).click();
  await page.getByLabel('Heading').waitFor();
  expect(await page.getByLabel('Heading').inputValue()).toBe('Closed on Sundays');
  await page.getByText(landingText('landingEdit.resumed')).waitFor();
  await save(page);
  expect(await page.getByLabel('Title').inputValue()).toBe('Good night');
});
