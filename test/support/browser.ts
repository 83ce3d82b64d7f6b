import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { launchChromium, openProfile, type Visitor } from './chromium.ts';
import { signIn } from './demoBuyer.ts';

const FAILURES = join(import.meta.dirname, '../../.look/failures');

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

/** What the pages of a visit complain about: console, uncaught errors, requests that failed though nobody gave them up. */
function watch(context: BrowserContext, allows: RegExp | undefined): string[] {
  const complaints: string[] = [];
  const note = (complaint: string) => {
    if (!allows?.test(complaint)) complaints.push(complaint);
  };
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      note(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => note(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') note(`${request.method()} ${request.url()}: ${reason}`);
  });
  return complaints;
}

/** What a failed test had on screen, for whoever looks into it. */
async function photograph(name: string, contexts: readonly BrowserContext[]): Promise<void> {
  const pages = contexts.flatMap((context) => context.pages());
  for (const [index, page] of pages.entries()) {
    const path = join(FAILURES, `${name.replaceAll(/\W+/g, '-').slice(0, 80)}-${index + 1}.png`);
    await page.screenshot({ path, timeout: 5_000 }).catch(() => undefined);
  }
}

/** A browser for the tests of a file. Every visit ends with its test, which fails when a page complained. */
export function withBrowser(): Visit {
  let browser: Browser;
  let visits: { context: BrowserContext; complaints: string[] }[] = [];

  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterEach(async ({ task }) => {
    const ending = visits;
    visits = [];
    const contexts = ending.map(({ context }) => context);
    if (task.result?.state === 'fail') await photograph(task.name, contexts);
    await Promise.all(contexts.map((context) => context.close()));
    const complaints = ending.flatMap((visit) => visit.complaints);
    expect(complaints, 'a page complained').toEqual([]);
  });
  afterAll(() => browser?.close());

  return async ({ as, at = '/', allows, shopUrl = inject('shopUrl'), ...visitor } = {}) => {
    const who = as === undefined ? {} : { token: (await signIn(shopUrl, as)).token };
    const context = await openProfile(browser, shopUrl, { ...visitor, ...who });
    visits.push({ context, complaints: watch(context, allows) });
    const page = await context.newPage();
    await page.goto(at);
    return page;
  };
}
