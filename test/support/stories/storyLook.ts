import type { Page } from 'playwright-core';
import { findingsOfAxe, settle } from './axe.ts';
import type { Story } from './story.ts';
import { findHiddenFocus, LOW } from './tabWalk.ts';
import { findSmallTargets } from './touchTargets.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 800 };

interface Options {
  /** The states that the machines of a page are in. */
  readonly statesIn: (page: Page) => ReadonlyMap<string, number>;
  /** Called at every width before axe runs. */
  readonly photograph: (page: Page) => Promise<void>;
}

export const firstSizeOf = ({ upTo }: Story) => (upTo === undefined ? WIDE : PHONE);

/** Elements that make a page scroll sideways in a window of 320 x 256 px. */
async function overflowing(page: Page): Promise<string[]> {
  await page.setViewportSize(LOW);
  // Floating elements find their place some frames after the window has changed.
  if ((await outsideOf(page)).length > 0) await settle(page);
  return await outsideOf(page);
}

function outsideOf(page: Page): Promise<string[]> {
  return page.evaluate((width) => {
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => element.outerHTML.slice(0, 120));
  }, LOW.width);
}

/** Checks stories with axe in light at 1440 px and dark at 360 px, for targets too small for a finger at 360 px, for
 * sideways scroll at 320 x 256 px, and for hidden focus while tabbing. */
export class StoryLook {
  /** What axe found by state id, for every state that it checked. */
  readonly findings = new Map<string, string[]>();
  readonly #checkedOnPhone = new Set<string>();
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Returns the errors of the story that the page shows at its first size. */
  async at(page: Page, story: Story): Promise<string[]> {
    const findings: string[] = [];
    if (story.upTo === undefined) {
      await this.#options.photograph(page);
      findings.push(...(await this.#axe(page, 'light', 'everything')));
    }
    await page.setViewportSize(PHONE);
    await this.#options.photograph(page);
    findings.push(...(await this.#onPhone(page)));
    if (story.upTo !== undefined) findings.push(...(await this.#axe(page, 'light', 'everything')));
    findings.push(...(await findSmallTargets(page)));
    findings.push(...(await overflowing(page)));
    if (story.byTab) findings.push(...(await findHiddenFocus(page)));
    return findings.map((finding) => `${story.name}: ${finding}`);
  }

  /** Where all states were checked on a phone before, only what depends on colors. */
  async #onPhone(page: Page): Promise<string[]> {
    const states = [...this.#options.statesIn(page).keys()];
    const isKnown = states.every((id) => this.#checkedOnPhone.has(id));
    const found = await this.#axe(page, 'dark', isKnown ? 'colours' : 'everything');
    for (const id of states) this.#checkedOnPhone.add(id);
    return found;
  }

  /** Counts for the states that the page was in from start to end. */
  async #axe(page: Page, colorScheme: 'light' | 'dark', about: 'everything' | 'colours'): Promise<string[]> {
    await page.emulateMedia({ colorScheme });
    await settle(page);
    const before = this.#options.statesIn(page);
    const found = await findingsOfAxe(page, about);
    const states = [...this.#options.statesIn(page).keys()].filter((id) => before.has(id));
    const { width = 0 } = page.viewportSize() ?? {};
    const findings = found.map((finding) => `${width} px, ${colorScheme}: ${finding}`);
    for (const id of states) this.findings.set(id, [...(this.findings.get(id) ?? []), ...findings]);
    return findings;
  }
}
