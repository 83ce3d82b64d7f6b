import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Answers the address of the PDF that this opens in a tab of its own, closed again; not every browser of tests shows PDFs. */
export async function addressOfPdfOpenedBy(page: Page, press: () => Promise<void>): Promise<string> {
  const [tab, response] = await Promise.all([
    page.context().waitForEvent('page'),
    page.context().waitForEvent('response', (candidate) => /\/doc\/[\w-]+$/.test(candidate.url())),
    press(),
  ]);
  const isInTab = response.frame().page() === tab;
  const told = { isInTab, status: response.status(), type: response.headers()['content-type'] };
  expect(told).toEqual({ isInTab: true, status: 200, type: 'application/pdf' });
  await tab.close();
  return response.url();
}
