import { expect, it } from 'vitest';
import { shopText } from '#domain/texts/shopText.ts';
import { withBrowser } from '#test/support/browser/browser.ts';
import { button, dialog, heading, searchProducts, signInAs } from '#test/support/browser/shopping.ts';

const visit = withBrowser();

it('AUTH-14: lets a guest browse, asks for an account where a product would be ordered, and then adds it', async () => {
  const page = await visit({ at: '/' });
  await heading(page, 'This week’s specials').waitFor();
  await page.getByRole('link', { name: 'Quick Entry' }).click();
  await page.waitForURL('**/products');
  await page.getByText('612 results').first().waitFor();
  await searchProducts(page, 'salmon');
  await page.getByText('5 results for salmon').first().waitFor();
  await page.getByRole('link', { name: 'Salmon, Gravlax, Dill, 2 LB' }).click();
  await page.waitForURL('**/product/1190');
  await page.getByText('Product Code').waitFor();
  await button(page, /^Add To Cart/).click();
  const asking = dialog(page, 'Account Required');
  await asking.getByText(shopText('accountRequired')).waitFor();
  await button(asking, 'Cancel').click();
  await asking.waitFor({ state: 'hidden' });
  await button(page, /^Add To Cart/).click();
  await button(asking, 'Sign In').click();
  await page.waitForURL('**/login');
  await heading(page, 'Sign In').waitFor();
  await signInAs(page, 'chef');
  await page.waitForURL('**/product/1190');
  await dialog(page, 'Add To Cart').getByText('Salmon, Gravlax, Dill, 2 LB').waitFor();
});

it('sends a guest from a page of buyers to the sign-in page', async () => {
  const page = await visit({ at: '/history/orders' });
  await page.waitForURL('**/login');
  await heading(page, 'Sign In').waitFor();
  await expect.poll(() => page.getByRole('navigation').count()).toBe(0);
});
