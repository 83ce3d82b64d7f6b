import { join } from 'node:path';
import type { BrowserContext, ConsoleMessage, Page, Request, WebError } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import { signIn } from '../shop/demoBuyer.ts';
import type { Visitor } from './chromium.ts';
import { journeyShop } from './journeyShop.ts';
import { leaveProfile, openWindow, type Profile, takeProfile } from './profiles.ts';

const FAILURES = join(import.meta.dirname, '../../../.screenshots/failures');

export interface VisitOptions extends Omit<Visitor, 'token'> {
  /** Signed in already, without the sign-in page. */
  as?: string;
  /** Default '/'. */
  at?: string;
  /** Complaints of the browser that this visit provokes on purpose. */
  allows?: RegExp;
  shopUrl?: string;
}

export type Visit = (options?: VisitOptions) => Promise<Page>;

interface Watch {
  readonly complaints: readonly string[];
  end(): void;
}

/** Complaints of the pages of a visit: console, uncaught errors, requests that failed without being canceled. */
function watch(context: BrowserContext, allows: RegExp | undefined): Watch {
  const complaints: string[] = [];
  const note = (complaint: string) => {
    if (!allows?.test(complaint)) complaints.push(complaint);
  };
  const hearConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      note(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  };
  const hearError = (error: WebError) => note(`uncaught: ${error.error().stack ?? error.error().message}`);
  const hearFailure = (request: Request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') note(`${request.method()} ${request.url()}: ${reason}`);
  };
  context.on('console', hearConsole).on('weberror', hearError).on('requestfailed', hearFailure);
  const end = () => {
    context.off('console', hearConsole).off('weberror', hearError).off('requestfailed', hearFailure);
  };
  return { complaints, end };
}

/** The screen of a failed test, for debugging. */
async function photograph(name: string, contexts: readonly BrowserContext[]): Promise<void> {
  const pages = contexts.flatMap((context) => context.pages());
  for (const [index, page] of pages.entries()) {
    const path = join(FAILURES, `${name.replaceAll(/\W+/g, '-').slice(0, 80)}-${index + 1}.png`);
    await page.screenshot({ path, timeout: 5_000 }).catch(() => undefined);
  }
}

/** Visits of the tests of a file. Every visit ends with its test, which fails when a page complained. */
export function withBrowser(): Visit {
  let visits: { profile: Profile; watched: Watch }[] = [];

  afterEach(async ({ task }) => {
    const ending = visits;
    visits = [];
    const contexts = ending.map(({ profile }) => profile.context);
    if (task.result?.state === 'fail') await photograph(task.name, contexts);
    await Promise.all(ending.map(({ profile }) => leaveProfile(profile)));
    for (const { watched } of ending) watched.end();
    const complaints = ending.flatMap(({ watched }) => watched.complaints);
    expect(complaints, 'a page complained').toEqual([]);
  });

  return async ({ as, at = '/', allows, shopUrl = journeyShop(), ...visitor } = {}) => {
    const who = as === undefined ? {} : { token: (await signIn(shopUrl, as)).token };
    const profile = await takeProfile(shopUrl, { ...visitor, ...who });
    visits.push({ profile, watched: watch(profile.context, allows) });
    const page = await openWindow(profile, visitor);
    await page.goto(at);
    return page;
  };
}
