import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const DOCUMENT = /\/doc\/[\w-]+$/;

/**
 * Answers the address of the PDF that this opens in a tab of its own, closed again. The tab gets an empty page in its place: browsers
 * differ in what they do with a PDF, and some cannot close its viewer while it opens.
 */
export async function addressOfPdfOpenedBy(page: Page, press: () => Promise<void>): Promise<string> {
  const context = page.context();
  const answers: unknown[] = [];
  await context.route(DOCUMENT, async (route) => {
    const response = await route.fetch();
    answers.push({ status: response.status(), type: response.headers()['content-type'] });
    await route.fulfill({ contentType: 'text/html', body: '<title>Document</title>' });
  });
  try {
    const [tab] = await Promise.all([context.waitForEvent('page'), press()]);
    await tab.waitForURL(DOCUMENT);
    expect(answers).toEqual([{ status: 200, type: 'application/pdf' }]);
    const address = tab.url();
    await tab.close();
    return address;
  } finally {
    await context.unroute(DOCUMENT);
  }
}
