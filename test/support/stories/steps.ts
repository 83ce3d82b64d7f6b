import type { Locator } from 'playwright-core';
import { button, dialog, openMenuSection } from '../browser/shopping.ts';
import { heldCall } from './server.ts';
import type { Place, Step } from './story.ts';

type Name = string | RegExp;

const MARKS = '[\\u200B\\u00AD]*';
/** Patterns meet the marks that the pseudo language puts around texts (`pseudo.ts`); strings do not. */
const unmarked = (text: Name): Name =>
  typeof text === 'string'
    ? text
    : new RegExp(
        text.source
          .replace(/^\^/, `^${MARKS}`)
          .replace(/(?<!\\)\$$/, `${MARKS}$`)
          .replaceAll(/ |(?<!\[[^\]]*)\\d/g, `${MARKS}$&`)
          .replaceAll(' ', ` ${MARKS}`),
        text.flags,
      );

const isBusy = (place: Place) => place.page.locator('[aria-busy=true]');
const fieldOf = (part: Place['part'], label: Name) =>
  part.getByLabel(unmarked(label), { exact: typeof label === 'string' }).first();

/** Clicks the first button of this name. */
export const click =
  (name: Name): Step =>
  ({ part }) =>
    button(part, name).first().click();

/** Retries at once where the page waits before a retry; the page may be retrying by then, and the button gone. */
export const askNow: Step = ({ part }) =>
  part.getByRole('button', { name: 'Ask Now', exact: true }).evaluateAll((buttons: HTMLElement[]) => {
    for (const waiting of buttons) waiting.click();
  });

export const follow =
  (name: Name): Step =>
  ({ part }) =>
    part
      .getByRole('link', { name, exact: typeof name === 'string' })
      .first()
      .click();

/** Shows the menu, which narrow windows do once its button is clicked. */
export const showMenu: Step = async ({ page }) => {
  const help = button(page, 'Help');
  const menu = button(page, 'Menu');
  await help.or(menu).filter({ visible: true }).first().waitFor();
  if (!(await help.isVisible())) await menu.click();
};

/** Scrolls to the button of this name. */
export const intoView =
  (name: string): Step =>
  ({ page }) =>
    button(page, name).scrollIntoViewIfNeeded();

/** Opens these sections of the menu. */
export const openSections =
  (...names: string[]): Step =>
  async ({ page }) => {
    for (const name of names) await openMenuSection(page, name);
  };

/** Follows a link of the menu, in the section of this name if it is in one. */
export const followInMenu =
  (name: string, section?: string): Step =>
  async (place) => {
    await showMenu(place);
    if (section !== undefined) await openMenuSection(place.page, section);
    await place.page.getByRole('link', { name, exact: true }).first().click();
  };

/** Clicks the submit button, whatever its name. */
export const submit: Step = ({ part }) => part.locator('button[type=submit]').first().click();

/** Opens or closes the details below the first summary with this text. */
export const unfold =
  (text: Name): Step =>
  ({ part }) =>
    part
      .locator('summary')
      .filter({ hasText: unmarked(text) })
      .first()
      .click();

export const fill =
  (label: Name, text: string): Step =>
  ({ part }) =>
    fieldOf(part, label).fill(text);

/** Types key by key, as a person does. */
export const type =
  (label: Name, text: string): Step =>
  ({ part }) =>
    fieldOf(part, label).pressSequentially(text, { delay: 60 });

/** Chooses a file of this name and content for the file input of this label. */
export const upload =
  (label: Name, name: string, mimeType: string, content: string): Step =>
  ({ part }) =>
    fieldOf(part, label).setInputFiles({ name, mimeType, buffer: Buffer.from(content) });

export const check =
  (label: Name): Step =>
  ({ part }) =>
    fieldOf(part, label).check({ force: true });

export const uncheck =
  (label: Name): Step =>
  ({ part }) =>
    fieldOf(part, label).uncheck({ force: true });

export const select =
  (label: Name, option: string): Step =>
  ({ part }) =>
    fieldOf(part, label).selectOption(option);

/** Moves the focus into a field. */
export const focus =
  (label: Name): Step =>
  ({ part }) =>
    fieldOf(part, label).focus();

export const press =
  (...keys: string[]): Step =>
  async ({ page }) => {
    for (const key of keys) await page.keyboard.press(key);
  };

/** Runs in the page. */
export const inPage =
  (script: () => unknown): Step =>
  ({ page }) =>
    page.evaluate(script);

export const reload: Step = ({ page }) => page.reload();

const within =
  (partOf: (place: Place) => Locator, steps: readonly Step[]): Step =>
  async (place) => {
    for (const step of steps) await step({ ...place, part: partOf(place) });
  };

/** Takes these steps inside the dialog of this name. */
export const inDialog = (name: string, ...steps: Step[]): Step => within(({ page }) => dialog(page, name), steps);

/** Takes these steps inside the region of this name, such as a card with a heading. */
export const inRegion = (name: string, ...steps: Step[]): Step =>
  within(({ page }) => page.getByRole('region', { name }), steps);

/** Takes these steps inside the first element that this selector matches. */
export const inPart = (selector: string, ...steps: Step[]): Step =>
  within(({ page }) => page.locator(selector).first(), steps);

/** Takes these steps one after the other. */
export const inOrder =
  (...steps: Step[]): Step =>
  async (place) => {
    for (const step of steps) await step(place);
  };

/** Closes the dialog of this name by Escape. */
export const closeByEscape =
  (name: string): Step =>
  async ({ page }) => {
    await page.keyboard.press('Escape');
    await dialog(page, name).waitFor({ state: 'hidden' });
  };

/** Takes a step and waits until the page sends the request that it leads to. */
export const sends =
  (path: string, step: Step): Step =>
  ({ page, ...place }) =>
    Promise.all([page.waitForRequest(path), step({ page, ...place })]);

/**
 * The page has sent a call that `hold` stopped at this path. For calls that the page sends by itself, such as polling:
 * unlike `sends` it does not miss one that was sent before this step.
 */
export const callHeld =
  (path: string): Step =>
  ({ page }) =>
    heldCall(page, path);

/** Takes a step and waits until a request fails that it leads to. */
export const failsToSend =
  (step: Step): Step =>
  ({ page, ...place }) =>
    Promise.all([page.waitForEvent('requestfailed'), step({ page, ...place })]);

export const visibleText =
  (text: Name): Step =>
  ({ part }) =>
    part.getByText(unmarked(text)).filter({ visible: true }).first().waitFor();

export const noText =
  (text: Name): Step =>
  ({ part }) =>
    part.getByText(unmarked(text)).filter({ visible: true }).first().waitFor({ state: 'hidden' });

/** A text that may be for screen readers alone. */
export const spokenText =
  (text: Name): Step =>
  ({ part }) =>
    part.getByText(unmarked(text)).first().waitFor({ state: 'attached' });

export const visibleButton =
  (name: Name): Step =>
  ({ part }) =>
    button(part, name).first().waitFor();

export const visibleLink =
  (name: string): Step =>
  ({ part }) =>
    part.getByRole('link', { name, exact: true }).first().waitFor();

export const visibleField =
  (label: Name): Step =>
  ({ part }) =>
    fieldOf(part, label).waitFor();

export const visibleRegion =
  (name: string): Step =>
  ({ page }) =>
    page.getByRole('region', { name }).waitFor();

/** The page has this address: a pattern such as `**\/categories`. */
export const atAddress =
  (address: Name): Step =>
  ({ page }) =>
    page.waitForURL(address);

export const noButton =
  (name: Name): Step =>
  ({ part }) =>
    button(part, name).first().waitFor({ state: 'hidden' });

export const openDialog =
  (name: string): Step =>
  ({ page }) =>
    dialog(page, name).waitFor();

export const noDialog =
  (name: string): Step =>
  ({ page }) =>
    dialog(page, name).waitFor({ state: 'hidden' });

/** Some buttons have another name while they are busy: then without one. */
export const busyButton =
  (name: Name = /./): Step =>
  (place) =>
    button(place.part, name).and(isBusy(place)).first().waitFor();

/** Something other than the program itself is loading. */
export const loading: Step = (place) =>
  isBusy(place)
    .filter({ hasNotText: unmarked(/^Loading /) })
    .first()
    .waitFor();
