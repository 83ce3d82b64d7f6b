import type { Page } from 'playwright-core';
import { stopCalls } from '../stories/stoppedCalls.ts';
import { button, dialog } from './shopping.ts';

export const pasteDialog = (page: Page) => dialog(page, 'Paste Lines');
export const pastedLine = (page: Page, line: number) =>
  pasteDialog(page).getByRole('article', { name: `Line ${line}`, exact: true });

/** From any layout; the choice is not stored for later users. */
export async function openQuickEntry(page: Page): Promise<void> {
  await stopCalls(page, '**/api/userPreferences/defaults', (call) =>
    call.method === 'POST'
      ? call.fulfill({ json: { isSuccess: true, errorReason: null, errorCode: 0 } })
      : call.fallback(),
  );
  await page
    .getByText(/[\d,]+ results?/)
    .first()
    .waitFor();
  await page.getByRole('radio', { name: 'Quick Entry' }).check({ force: true });
  await button(page, 'Paste Lines').waitFor();
}

/** Opens the dialog from quick entry with a list in it. */
export async function writeList(page: Page, text: string): Promise<void> {
  await button(page, 'Paste Lines').click();
  await pasteDialog(page).getByLabel('Lines', { exact: true }).fill(text);
}

export async function checkList(page: Page, text: string): Promise<void> {
  await writeList(page, text);
  await button(pasteDialog(page), 'Check Lines').click();
  await pasteDialog(page)
    .getByRole('status')
    .getByText(/\d+ ready/)
    .waitFor();
}

/** Forty lines as they come in a mail, with every result among them; products of the demo data. */
export const MIXED_MAIL = `Hi Sam,
here is the order for Friday:

Code	Description	Qty	UOM
10089	Lemon, Choice, 115 CT	2	CS
10226	Lime, Persian, 200 CT	1	CS
11322	Banana, Green Tip, 40 LB	10	LB
11459	Avocado, Hass, 48 CT	3	HC
12692	Basil, Sweet, Fresh, 1 LB	1,5	LB
14473	Corn, Sweet, Bicolor, 48 EA	13	EA
15980	Ginger Root, Fresh, 30 LB	1	carton
29269	Quail, Semi-Boneless		EA
29954	Haddock, Fillet, Skin-On	1.200	LB

> 2 cs PR-10089 lemons again
> 4 ea PR-10226 Lime, Persian, 200 CT
> - 3 x SF-30776 salmon
> - 24 ea SF-31324 oysters
> - SF-31461 x 12

PR-17350;2;LB
SF-30091;0,5;LB
SF-30228;-2;LB
SF-30365;١٢;LB
SF-30502;1e3;LB

36804,2,EA,"Caviar, White Sturgeon, 1 OZ"
37489,5,CS,"Milk, Skim"
51189,6,each
51190,6,each

64889 2 cases
BV-72972 1 ea margarita mix
DS-78315 10 rolls
DS-78589 5000 cs knives
CL-82014 12-15 ea
83384 2 each mop heads
93796 one case butane
2 cs of sourdough bread
KS-93797 1 cs
DY-37498 2 cs skim milk
PR 11459 48 each

Thanks!
Jo
Tel. 207-555-0142`;
