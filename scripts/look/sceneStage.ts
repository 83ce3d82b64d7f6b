import type { Browser, BrowserContext, Disposable, Page } from 'playwright-core';
import { EMPTY_PAGE, keepOnly, keptOf, openProfile } from '../../test/support/chromium.ts';
import type { DemoBuyer } from '../../test/support/demoBuyer.ts';
import { endStops } from '../../test/support/stoppedCalls.ts';
import { BUYERS, type Buyer, type Scene } from './scene.ts';

type Buyers = Readonly<Record<Buyer, DemoBuyer>>;
type Size = Readonly<{ width: number; height: number }>;

/** A scene shows one place: the others need not come ahead. */
const SAVING_DATA = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })";

interface Window {
  readonly context: BrowserContext;
  readonly page: Page;
}

/**
 * One window of a browser that shows one scene after the other, each as to a visitor who was never there: opening a window
 * for each takes longer than the scene itself.
 */
export class SceneStage {
  readonly #browser: Browser;
  readonly #shopUrl: string;
  readonly #buyers: Buyers;
  readonly #equip: (page: Page) => Promise<void>;
  #window: Window | null = null;
  #script: Disposable | null = null;

  constructor(
    browser: Browser,
    shopUrl: string,
    buyers: Buyers,
    equip: (page: Page) => Promise<void> = async () => {},
  ) {
    this.#browser = browser;
    this.#shopUrl = shopUrl;
    this.#buyers = buyers;
    this.#equip = equip;
  }

  async show(scene: Scene, size: Size): Promise<Page> {
    this.#window ??= await this.#open();
    const { page } = this.#window;
    try {
      const buyer = scene.as ? this.#buyers[scene.as] : null;
      await this.#clear(this.#window, scene, size);
      if (scene.script) this.#script = await page.addInitScript({ content: scene.script });
      await scene.network?.(page);
      await page.goto(scene.at);
      await scene.show(page, buyer);
      // A tab that the scene opened lies over it, and what is covered is not drawn.
      if (this.#window.context.pages().length > 1) await page.bringToFront();
      return page;
    } catch (error) {
      const path = `.look/failures/${scene.name}.png`;
      await page.screenshot({ path, timeout: 5_000 }).catch(() => undefined);
      await this.close();
      throw error;
    }
  }

  async close(): Promise<void> {
    const window = this.#window;
    this.#window = null;
    this.#script = null;
    await window?.context.close();
  }

  async #open(): Promise<Window> {
    const context = await openProfile(this.#browser, this.#shopUrl);
    const page = await context.newPage();
    await page.addInitScript({ content: SAVING_DATA });
    await this.#equip(page);
    return { context, page };
  }

  /** Nothing stays of the scene before; the browser has what the scene's visitor brings along. */
  async #clear({ context, page }: Window, scene: Scene, size: Size): Promise<void> {
    for (const other of context.pages()) if (other !== page) await other.close();
    await this.#script?.dispose();
    this.#script = null;
    await page.goto(EMPTY_PAGE);
    // Only now: what is still held goes its way as soon as nobody holds it, and a page that is left asks for nothing more.
    await endStops(page);
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: 'light' });
    const who: { username?: string; customerKey?: number } = scene.as ? BUYERS[scene.as] : {};
    const kept = scene.as ? keptOf({ ...who, token: this.#buyers[scene.as].token }) : {};
    await keepOnly(page, { ...kept, ...scene.kept }, scene.keptInTab);
  }
}
