import type { Page } from 'playwright-core';
import type { Scene } from '../../scripts/look/scene.ts';
import { findingsOfAxe, settle } from './axe.ts';
import { findHiddenFocus } from './tabWalk.ts';
import { walkedByTab } from './walkedByTab.ts';

export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 360, height: 780 };
/** A window of 1280 px at 400 %. */
const ZOOMED = { width: 320, height: 640 };

interface Eyes {
  /** The states that the machines of a page are in. */
  readonly statesIn?: (page: Page) => ReadonlyMap<string, number>;
  /** Called at every width, before axe runs. */
  readonly photograph?: (page: Page) => Promise<void>;
}

export const firstSizeOf = ({ upTo }: Scene) => (upTo === undefined ? WIDE : PHONE);

/** What sticks out of the page to the right of a window of 320 px. */
async function stickingOut(page: Page): Promise<string[]> {
  await page.setViewportSize(ZOOMED);
  // What floats finds its place some frames after the window has changed.
  if ((await outsideOf(page)).length > 0) await settle(page);
  return await outsideOf(page);
}

function outsideOf(page: Page): Promise<string[]> {
  return page.evaluate((width) => {
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => element.outerHTML.slice(0, 120));
  }, ZOOMED.width);
}

export interface Looked {
  /** What is wrong with the page. */
  readonly findings: readonly string[];
  /** The states that the page stood in all the while; of several looks, from the last one on. */
  readonly stood: readonly string[];
}

/**
 * Looks at shown scenes with axe: light on a wide window, dark on a phone; at what leaves a window of 320 px; and, walking by
 * Tab, at what has the focus in a low one.
 */
export class SceneLook {
  /** What axe found in a state, by its id, for every state that it has looked at. */
  readonly findings = new Map<string, string[]>();
  readonly #knownOnPhone = new Set<string>();
  readonly #statesIn: NonNullable<Eyes['statesIn']>;
  readonly #photograph: NonNullable<Eyes['photograph']>;

  constructor({ statesIn = () => new Map(), photograph = async () => undefined }: Eyes = {}) {
    this.#statesIn = statesIn;
    this.#photograph = photograph;
  }

  /** The page shows the scene at its first size. */
  async at(page: Page, scene: Scene): Promise<Looked> {
    const looks: Looked[] = [];
    if (scene.upTo === undefined) {
      await this.#photograph(page);
      looks.push(await this.#axe(page, 'light', 'everything'));
    }
    await page.setViewportSize(PHONE);
    await this.#photograph(page);
    looks.push(await this.#onPhone(page));
    if (scene.upTo !== undefined) looks.push(await this.#axe(page, 'light', 'everything'));
    const findings = [...looks.flatMap((look) => look.findings), ...(await stickingOut(page))];
    const active = this.#statesIn(page);
    if (walkedByTab.includes(scene.name)) findings.push(...(await findHiddenFocus(page)));
    return { findings, stood: looks.at(-1)?.stood.filter((id) => active.has(id)) ?? [] };
  }

  /** Where all states were seen on a phone before, only what depends on colours. */
  async #onPhone(page: Page): Promise<Looked> {
    const states = [...this.#statesIn(page).keys()];
    const isKnown = states.every((id) => this.#knownOnPhone.has(id));
    const found = await this.#axe(page, 'dark', isKnown ? 'colours' : 'everything');
    for (const id of states) this.#knownOnPhone.add(id);
    return found;
  }

  /** Counts for the states that the page stood in all the while. */
  async #axe(page: Page, colorScheme: 'light' | 'dark', about: 'everything' | 'colours'): Promise<Looked> {
    await page.emulateMedia({ colorScheme });
    await settle(page);
    const before = this.#statesIn(page);
    const found = await findingsOfAxe(page, about);
    const states = [...this.#statesIn(page).keys()].filter((id) => before.has(id));
    const { width = 0 } = page.viewportSize() ?? {};
    const told = found.map((finding) => `${width} px, ${colorScheme}: ${finding}`);
    for (const id of states) this.findings.set(id, [...(this.findings.get(id) ?? []), ...told]);
    const where = states.length > 0 ? ` in ${states.join(', ')}` : '';
    return { findings: told.map((finding) => `${finding}${where}`), stood: states };
  }
}
