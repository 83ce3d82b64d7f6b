import type { Browser, BrowserContext, Page } from 'playwright-core';
import { EMPTY_PAGE, keepOnly, keptOf, launchChromium, openProfile, SAVING_DATA, type Visitor } from './chromium.ts';

/** One browser for all files of tests that a worker runs; it ends with the worker. */
function oneBrowser(flags: readonly string[] = []): () => Promise<Browser> {
  let launched: Promise<Browser> | null = null;
  return () => {
    launched ??= launchChromium(flags).then((browser) => browser.on('disconnected', () => (launched = null)));
    return launched;
  };
}

export const sharedBrowser = oneBrowser();

/** Neither axe nor a machine sees the content of a picture; to load and draw them takes a fifth of a scene's time. */
export const browserWithoutPictures = oneBrowser(['--blink-settings=imagesEnabled=false']);

/** A profile that one visitor uses after the other: files that were loaded once stay in its cache. */
export interface Profile {
  readonly shopUrl: string;
  readonly pictures: boolean;
  readonly context: BrowserContext;
  /** Stays open beside the visitors' windows, to put away what the last of them left. */
  readonly keeper: Page;
}

const free: Profile[] = [];

async function newProfile(shopUrl: string, pictures: boolean): Promise<Profile> {
  const context = await openProfile(await (pictures ? sharedBrowser() : browserWithoutPictures()), shopUrl);
  const keeper = await context.newPage();
  await keeper.goto(EMPTY_PAGE);
  return { shopUrl, pictures, context, keeper };
}

/** A profile with the stored values of this visitor, and nothing else. */
export async function takeProfile(shopUrl: string, visitor: Visitor): Promise<Profile> {
  const { pictures = false } = visitor;
  const place = free.findIndex(
    (profile) => profile.shopUrl === shopUrl && profile.pictures === pictures && !profile.keeper.isClosed(),
  );
  const [profile = await newProfile(shopUrl, pictures)] = place < 0 ? [] : free.splice(place, 1);
  await keepOnly(profile.keeper, keptOf(visitor));
  return profile;
}

/** A new window of a profile, as the visitor wants it. */
export async function openWindow({ context }: Profile, visitor: Visitor): Promise<Page> {
  const { width = 1440, height = 900, colorScheme = 'light', reducedMotion = 'reduce', loadsAhead = false } = visitor;
  const page = await context.newPage();
  if (!loadsAhead) await page.addInitScript({ content: SAVING_DATA });
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme, reducedMotion });
  return page;
}

/** Closes its windows, and keeps it for the next visitor. */
export async function leaveProfile(profile: Profile): Promise<void> {
  const windows = profile.context.pages().filter((page) => page !== profile.keeper);
  await Promise.all(windows.map((page) => page.close()));
  free.push(profile);
}
