import type { Page } from 'playwright-core';
import { journeyShop } from './journeyShop.ts';

/** The session of this page ends on the server: its next call gets that answer. */
export async function expire(page: Page): Promise<void> {
  const token = await page.evaluate(() => window.localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  await fetch(`${journeyShop()}/api/token/revoke`, { method: 'POST', headers });
}
