import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { chart, invariants, walks } from '#test/atlas/walks.ts';
import { sharedBrowser } from '#test/support/browser/profiles.ts';
import { findingsOfAxe, settle } from '#test/support/stories/axe.ts';
import { indexPage } from '../../../../scripts/atlas/indexPage.ts';
import { drawingOf } from '../../../../scripts/atlas/layout.ts';
import { overviewOf } from '../../../../scripts/atlas/overview.ts';
import type { PageData } from '../../../../scripts/atlas/page/pageData.ts';
import { inlined } from '../../../../scripts/atlas/pageDataOf.ts';
import { svgOf } from '../../../../scripts/atlas/svg.ts';
import { walkedOf } from '../../../../scripts/atlas/walkedOf.ts';

const folder = mkdtempSync(join(tmpdir(), 'atlas-'));
let withWalks: string;
let withoutWalks: string;

async function written(name: string, walked: PageData['machines'][number]['walked']): Promise<string> {
  const sentences = invariants.map(({ sentence }) => sentence);
  const svg = inlined(svgOf(chart, await drawingOf(chart)));
  const overview = inlined(svgOf({ id: 'overview', sentence: 'Which machine lives in which.' }, overviewOf([chart])));
  const machine = { chart, svg, invariants: sentences, livesIn: [], runs: [], walked };
  const features = { 'TEA-02': 'Green leaves are offered' };
  const path = join(folder, `${name}.html`);
  writeFileSync(path, await indexPage({ machines: [machine], overview, features }));
  return pathToFileURL(path).href;
}

beforeAll(async () => {
  withWalks = await written('with', walkedOf(chart, invariants, walks));
  withoutWalks = await written('without', null);
});

afterAll(() => rmSync(folder, { recursive: true }));

async function opened(url: string, width = 1440, height = 900): Promise<Page> {
  const page = await (await sharedBrowser()).newPage({ viewport: { width, height } });
  onTestFinished(() => page.close());
  await page.goto(url);
  return page;
}

const screenNames = (page: Page) =>
  page
    .getByRole('region', { name: 'The screen of the shop' })
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt')));

test('a state that is found by its capability shows its screens, wide and on a phone, and each can be enlarged', async () => {
  const page = await opened(withWalks);
  await page.getByLabel('Search').fill('tea-02');
  await page.getByRole('link', { name: /^Empty state of Tea .* For TEA-02 Green leaves are offered$/ }).click();
  await expect
    .poll(() => screenNames(page))
    .toEqual([
      'The screen in Pot › Empty, on a computer, 1440 pixels wide',
      'The screen in Pot › Empty, on a phone, 360 pixels wide',
    ]);
  await page.getByText('Serves TEA-02').click();
  await page.getByText('TEA-02 Green leaves are offered', { exact: true }).waitFor();

  const onPhone = page.getByRole('button', { name: /on a phone/ });
  await onPhone.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'The screen in Pot › Empty' });
  await dialog.getByRole('img', { name: /on a phone/ }).waitFor();
  await dialog.getByRole('button', { name: 'Computer' }).click();
  await dialog.getByRole('img', { name: /on a computer/ }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => onPhone.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('in play mode the screen changes with the state, and shows the reason where there is no screen', async () => {
  const page = await opened(`${withWalks}#/tea`);
  await page.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => screenNames(page)).toContainEqual(expect.stringContaining('Pot › Empty'));
  await page.getByRole('button', { name: /^Choose leaf if it is leaf/ }).click();
  await expect.poll(() => screenNames(page)).toContainEqual(expect.stringContaining('Pot › Brewing,'));
  const strip = page.getByRole('region', { name: 'The screen of the shop' });
  expect(await strip.textContent()).toContain('Pot › Brewing › Steeping was not photographed (no story shows it).');
  await page.getByRole('button', { name: /^Smash pot/ }).click();
  await expect
    .poll(() => strip.textContent())
    .toBe('Pot › Broken was not photographed (nothing may break in the shop).');
});

test('a transition shows how many walks took it and what guards it, and is marked when no walk took it', async () => {
  const page = await opened(`${withWalks}#/tea/tea.pot.empty`);
  const ways = page.getByRole('region', { name: 'Selected state' }).getByRole('listitem');
  const chosen = ways.filter({ hasText: 'Choose leaf if it is leaf' });
  await chosen.getByText('Walked 3× alone · 1× in the shop').waitFor();
  await chosen.getByText('Guarded by 1 invariant').click();
  await chosen.getByText('A guest never waits.').waitFor();
  await ways.filter({ hasText: 'Clean pot' }).getByText('No walk took this way').waitFor();
});

test('the overview shows what was reached at each level, and which screens are missing, with the reason', async () => {
  const page = await opened(withWalks);
  const cells = page.getByRole('row', { name: /^Tea/ }).getByRole('cell');
  const all = chart.transitions.length;
  expect(await cells.allTextContents()).toEqual(['4/8', '3/5', `2/${all}`, `1/${all}`, '1/2', '5', '2', '3/8']);
  await page.getByText('Pot › Broken: nothing may break in the shop').waitFor();
});

test('without walks the page shows that they are missing, and shows the charts anyway', async () => {
  const page = await opened(withoutWalks);
  await page.getByText('There is nothing of the walks here').waitFor();
  await page.getByRole('navigation').getByRole('link', { name: /^Tea/ }).click();
  await page.getByText('There are no pictures yet').waitFor();
  await page.getByRole('button', { name: 'Play' }).waitFor();
});

test.each([
  [1440, 900],
  [360, 780],
])('axe finds nothing in a window of %i px, light and dark, and nothing sticks out of it', async (width, height) => {
  const page = await opened(withWalks, width, height);
  const findings: string[] = [];
  const look = async (place: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await settle(page);
      const here = await findingsOfAxe(page, colorScheme === 'light' ? 'everything' : 'colours');
      findings.push(...here.map((finding) => `${place}, ${colorScheme}: ${finding}`));
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) findings.push(`${place} is ${wide} px wide`);
  };
  await look('overview');
  await page.goto(`${withWalks}#/tea/tea.pot.empty`);
  await look('state');
  await page.getByRole('button', { name: 'Play' }).click();
  await look('play');
  await page.getByRole('button', { name: /on a computer/ }).click();
  await look('enlarged');
  expect(findings).toEqual([]);
});
