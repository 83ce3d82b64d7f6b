import { expect, it } from 'vitest';
import { journeyShop } from '../../support/browser/journeyShop.ts';
import { readPdf } from '../../support/files/pdfText.ts';
import { openFromMenu } from '../../support/otherBrowsers/shopping.ts';
import { button, dialog, text, type Visitor } from '../../support/otherBrowsers/visitor.ts';
import { inEachBrowser } from '../../support/otherBrowsers/visits.ts';
import { signIn } from '../../support/shop/demoBuyer.ts';

/** Nothing of the page lies beside the window. */
const isAsWideAsWindow = (visitor: Visitor) =>
  visitor.run(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

/** All that is on paper: the browser's own print where a driver can ask for it, else what the page shows a printer. */
async function printed({ browser, run }: Visitor): Promise<string> {
  if (browser.printToPdf) return (await readPdf(await browser.printToPdf())).pages.join('\n');
  // From a task of the page's own: around a driver's script, microtasks run before the next line.
  return await run(
    () =>
      new Promise<string>((resolve) =>
        setTimeout(() => {
          window.dispatchEvent(new Event('beforeprint'));
          resolve(document.body.textContent);
          window.dispatchEvent(new Event('afterprint'));
        }),
      ),
  );
}

inEachBrowser((visit) => {
  it('opens the pages of a customer from the menu, each as wide as the window', async () => {
    const visitor = await visit({ as: 'chef', at: '/account/summary' });
    for (const [page, content] of [
      ['Order History', text(/^[1-9]\d* orders$/)],
      ['Product History', text(/^[1-9][\d,]* lines$/)],
      ['Account Details', text(/^[1-9]\d* entries$/)],
      ['Documents', button(/./)],
      ['Checkout', button(/./)],
    ] as const) {
      await openFromMenu(visitor, page);
      await visitor.see(content);
      expect(await isAsWideAsWindow(visitor), page).toBe(true);
    }
  });

  it('prints every row of the order history', async () => {
    const orders = (await (await signIn(journeyShop(), 'chef')).orders()).map(({ orderNumber }) => orderNumber);
    const visitor = await visit({ as: 'chef', at: '/history/orders' });
    await visitor.see(text(`${orders.length} orders`));
    const pdf = await printed(visitor);
    expect(orders.filter((orderNumber) => !pdf.includes(orderNumber))).toEqual([]);
  });

  it('gives the focus back to the button that a dialog was opened by', async () => {
    const visitor = await visit({ as: 'chef', at: '/order-guide' });
    await visitor.press(button('Create New'));
    await visitor.see(dialog('Create Order Guide'));
    await visitor.key('Escape');
    await visitor.seeNo(dialog('Create Order Guide'));
    expect((await visitor.see(button('Create New'))).hasFocus).toBe(true);
    await visitor.key('Enter');
    await visitor.see(dialog('Create Order Guide'));
    await visitor.press(button('Cancel'));
    await visitor.seeNo(dialog('Create Order Guide'));
    expect((await visitor.see(button('Create New'))).hasFocus).toBe(true);
  });
});
