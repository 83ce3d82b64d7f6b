import type { Page } from 'playwright-core';
import { deriveTones } from '#src/theme/deriveTones.ts';
import { toneSheet } from '#src/theme/tones.ts';

/** Shows every page in these two theme colors (`#rrggbb,#rrggbb`). */
export function wearColors(chosen: string | undefined): ((page: Page) => Promise<void>) | undefined {
  if (chosen === undefined) return undefined;
  const [primary = '', secondary = ''] = chosen.split(',');
  const sheet = toneSheet(deriveTones({ primary, secondary }));
  return async (page) => {
    await page.addInitScript((css) => {
      const laid = new CSSStyleSheet();
      laid.replaceSync(css);
      document.adoptedStyleSheets.push(laid);
    }, sheet);
  };
}
