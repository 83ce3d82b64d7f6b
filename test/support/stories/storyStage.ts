import type { Browser, BrowserContext, Disposable, Page } from 'playwright-core';
import { EMPTY_PAGE, keepOnly, keptOf, openProfile, SAVING_DATA } from '../browser/chromium.ts';
import type { DemoBuyer } from '../shop/demoBuyer.ts';
import { PEOPLE, type Person, signInAll } from './people.ts';
import { play } from './play.ts';
import { answer } from './server.ts';
import { endStops } from './stoppedCalls.ts';
import type { Continuation, Opening, Story } from './story.ts';
import type { Way } from './visits.ts';

export type Size = Readonly<{ width: number; height: number }>;

interface Window {
  readonly context: BrowserContext;
  readonly page: Page;
}

async function beLight(page: Page, size: Size): Promise<void> {
  await Promise.all([page.setViewportSize(size), page.emulateMedia({ colorScheme: 'light' })]);
}

/** A layout or sort order that a story chooses is not stored: later stories and journeys of the same person would have it too. */
const leaveDefaults = answer(
  '**/api/userPreferences/defaults',
  { isSuccess: true, errorReason: null, errorCode: 0 },
  200,
  'POST',
);

/**
 * One browser window that shows one visit after the other, each starting with empty storage: opening a window for each takes
 * longer than the visit itself.
 */
export class StoryStage {
  readonly #browser: Browser;
  readonly #shopUrl: string;
  readonly #people: Readonly<Record<Person, DemoBuyer>>;
  readonly #prepare: (page: Page) => Promise<void>;
  #window: Window | null = null;
  #script: Disposable | null = null;

  private constructor(
    browser: Browser,
    shopUrl: string,
    people: Readonly<Record<Person, DemoBuyer>>,
    prepare: (page: Page) => Promise<void>,
  ) {
    this.#browser = browser;
    this.#shopUrl = shopUrl;
    this.#people = people;
    this.#prepare = prepare;
  }

  /** Signs in all people at this shop. `prepare` runs before a window opens its first page. */
  static async open(
    browser: Browser,
    shopUrl: string,
    prepare: (page: Page) => Promise<void> = async () => {},
  ): Promise<StoryStage> {
    return new StoryStage(browser, shopUrl, await signInAll(shopUrl), prepare);
  }

  /** Shows the stories of one visit in order, each at its size and until `visit` has returned. */
  async show(
    way: Way,
    sizeOf: (story: Story) => Size,
    visit: (story: Story, page: Page) => Promise<unknown>,
  ): Promise<void> {
    const [opening] = way;
    const buyer = opening.as ? this.#people[opening.as] : null;
    for (const story of way) {
      try {
        this.#window ??= await this.#open();
        if ('at' in story) await this.#begin(this.#window, story, sizeOf(story));
        else await this.#continue(this.#window, story, sizeOf(story));
        await this.#play(this.#window, story, buyer);
        await visit(story, this.#window.page);
      } catch (error) {
        const path = `.screenshots/failures/${story.name}.png`;
        await this.#window?.page.screenshot({ path, timeout: 5_000 }).catch(() => undefined);
        await this.close();
        const reason = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : String(error);
        throw new Error(`${story.name} could not be shown: ${reason}`, { cause: error });
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
    await this.#prepare(page);
    return { context, page };
  }

  async #play({ context, page }: Window, story: Story, buyer: DemoBuyer | null): Promise<void> {
    await play(story, page, buyer);
    // A tab that the story opened covers it, and covered pages are not drawn.
    if (context.pages().length > 1) await page.bringToFront();
  }

  async #continue({ page }: Window, story: Continuation, size: Size): Promise<void> {
    await beLight(page, size);
    await story.server?.(page);
  }

  /** Nothing stays of the visit before; the browser has the stored values of the visitor. */
  async #begin({ context, page }: Window, story: Opening, size: Size): Promise<void> {
    for (const other of context.pages()) if (other !== page) await other.close();
    await this.#script?.dispose();
    this.#script = null;
    await page.goto(EMPTY_PAGE);
    // Only now: stopped calls continue as soon as they are released, and a page that is left requests nothing more.
    await endStops(page);
    // A page that shows nothing takes no time to be drawn again.
    await beLight(page, size);
    const who: { username?: string; customerKey?: number } = story.as ? PEOPLE[story.as] : {};
    const kept = story.as ? keptOf({ ...who, token: this.#people[story.as].token }) : {};
    await keepOnly(page, { ...kept, ...story.kept }, story.keptInTab);
    if (story.script) this.#script = await page.addInitScript({ content: story.script });
    await leaveDefaults(page);
    await story.server?.(page);
    await page.goto(story.at);
  }
}
