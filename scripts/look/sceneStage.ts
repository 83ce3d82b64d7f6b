import type { Browser, BrowserContext, Disposable, Page } from 'playwright-core';
import { EMPTY_PAGE, keepOnly, keptOf, openProfile } from '../../test/support/chromium.ts';
import type { DemoBuyer } from '../../test/support/demoBuyer.ts';
import { endStops } from '../../test/support/stoppedCalls.ts';
import { BUYERS, type Buyer, type Continuation, type Opening, type Scene } from './scene.ts';
import type { Way } from './stories.ts';

type Buyers = Readonly<Record<Buyer, DemoBuyer>>;
type Size = Readonly<{ width: number; height: number }>;

/** A scene shows one place: the others need not come ahead. */
const SAVING_DATA = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })";

interface Window {
  readonly context: BrowserContext;
  readonly page: Page;
}

async function beLight(page: Page, size: Size): Promise<void> {
  await Promise.all([page.setViewportSize(size), page.emulateMedia({ colorScheme: 'light' })]);
}

/**
 * One window of a browser that tells one story after the other, each as to a visitor who was never there: opening a window
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

  /** Shows the scenes of one visit one after the other, each at its size and for as long as `look` looks at it. */
  async tell(
    way: Way,
    sizeOf: (scene: Scene) => Size,
    look: (scene: Scene, page: Page) => Promise<unknown>,
  ): Promise<void> {
    const [opening] = way;
    const buyer = opening.as ? this.#buyers[opening.as] : null;
    for (const scene of way) {
      try {
        this.#window ??= await this.#open();
        if ('at' in scene) await this.#begin(this.#window, scene, sizeOf(scene));
        else await this.#goOn(this.#window, scene, sizeOf(scene));
        await this.#show(this.#window, scene, buyer);
        await look(scene, this.#window.page);
      } catch (error) {
        const path = `.look/failures/${scene.name}.png`;
        await this.#window?.page.screenshot({ path, timeout: 5_000 }).catch(() => undefined);
        await this.close();
        throw new Error(`${scene.name} could not be shown`, { cause: error });
      }
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

  async #show({ context, page }: Window, scene: Scene, buyer: DemoBuyer | null): Promise<void> {
    await scene.show(page, buyer);
    // A tab that the scene opened lies over it, and what is covered is not drawn.
    if (context.pages().length > 1) await page.bringToFront();
  }

  async #goOn({ page }: Window, scene: Continuation, size: Size): Promise<void> {
    await beLight(page, size);
    await scene.network?.(page);
  }

  /** Nothing stays of the visit before; the browser has what the visitor brings along. */
  async #begin({ context, page }: Window, scene: Opening, size: Size): Promise<void> {
    for (const other of context.pages()) if (other !== page) await other.close();
    await this.#script?.dispose();
    this.#script = null;
    await page.goto(EMPTY_PAGE);
    // Only now: what is still held goes its way as soon as nobody holds it, and a page that is left asks for nothing more.
    await endStops(page);
    // A page that shows nothing takes no time to be drawn anew.
    await beLight(page, size);
    const who: { username?: string; customerKey?: number } = scene.as ? BUYERS[scene.as] : {};
    const kept = scene.as ? keptOf({ ...who, token: this.#buyers[scene.as].token }) : {};
    await keepOnly(page, { ...kept, ...scene.kept }, scene.keptInTab);
    if (scene.script) this.#script = await page.addInitScript({ content: scene.script });
    await scene.network?.(page);
    await page.goto(scene.at);
  }
}
