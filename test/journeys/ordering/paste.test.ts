import { expect, it } from 'vitest';
import { withBrowser } from '#test/support/browser/browser.ts';
import { journeyShop } from '#test/support/browser/journeyShop.ts';
import { checkList, MIXED_MAIL, openQuickEntry, pasteDialog, pastedLine } from '#test/support/browser/pasting.ts';
import { button } from '#test/support/browser/shopping.ts';
import { signIn } from '#test/support/shop/demoBuyer.ts';
import { stopCalls } from '#test/support/stories/stoppedCalls.ts';

const visit = withBrowser();
/** Must not buy bar mixers. */
const SCHOOL = 105;

interface Line {
  id: number;
  orderQuantity: string;
}

it('pastes 40 mixed lines: good ones are added, the others are corrected or removed, and the cart has the intended lines', async () => {
  const rep = await signIn(journeyShop(), 'rep', SCHOOL);
  await rep.startAfresh();
  const page = await visit({ as: 'rep', customerKey: SCHOOL, at: '/products' });
  let validations = 0;
  await stopCalls(page, '**/api/cart/validate', async (call) => {
    validations += 1;
    const answered = await call.fetch();
    const answer = (await answered.json()) as { errors: object[] };
    const asked = call.json as Line[] | { lines: Line[] };
    const lines = Array.isArray(asked) ? asked : asked.lines;
    const salmon = lines.find((line) => line.id === -17 && line.orderQuantity === '3');
    const message = 'Only 2 CS left this week.';
    const refusal = salmon && { cartLineItem: salmon, isSuccess: false, message, errors: [message] };
    await call.fulfill({ json: { ...answer, errors: refusal ? [...answer.errors, refusal] : answer.errors } });
  });
  await openQuickEntry(page);
  await page.getByLabel('Order Guide', { exact: true }).selectOption('All Products');
  await page.getByText('612 results').first().waitFor();
  await checkList(page, MIXED_MAIL);
  const list = pasteDialog(page);
  const says = async (line: number, text: string | RegExp) => {
    await pastedLine(page, line).getByText(text).first().waitFor();
  };
  await list.getByText('18 ready, 22 need attention').waitFor();
  expect(validations).toBe(1);
  await says(1, 'Not an order line');
  await says(4, 'A heading.');
  await says(10, '13 is not a multiple of 12.');
  await says(11, "Not sold by 'carton'. Choose a unit.");
  await says(12, 'This line has no quantity.');
  await says(13, "'1.200' can be read in two ways.");
  await says(15, 'The same product and unit as line 5. Add both?');
  await says(17, 'Only 2 CS left this week.');
  await says(23, "'-2' is less than 0.");
  await says(24, /written in other digits/);
  await says(25, "'1e3' is not a quantity.");
  await says(33, 'Excluded for this customer.');
  await says(35, /'5000' is more than 1,000/);
  await says(36, "'12-15': choose which is the quantity.");
  await says(39, /No product code in this line/);
  await says(40, /Unknown code: KS-93797/);

  await button(list, 'Add 18 lines').click();
  await list.getByText('18 lines added to quick entry.').waitFor();
  expect(validations).toBe(1);

  await button(list, 'Remove 6 lines that order nothing').click();
  await button(pastedLine(page, 10), 'Take 24').click();
  await pastedLine(page, 11).getByLabel('Sell By U/M of line 11').selectOption('CS');
  await pastedLine(page, 12).getByLabel('Quantity of line 12').fill('6');
  await button(pastedLine(page, 13), 'Take 1.2').click();
  await says(13, '1.2 is not a multiple of 0.5.');
  await pastedLine(page, 13).getByLabel('Quantity of line 13').fill('1.5');
  await button(pastedLine(page, 15), 'Add Both').click();
  await pastedLine(page, 17).getByLabel('Quantity of line 17').fill('2');
  await button(pastedLine(page, 24), 'Take 12').click();
  await pastedLine(page, 30).getByLabel('Product code of line 30').fill('51189');
  await says(30, 'The same product and unit was just added. Add it again?');
  await pastedLine(page, 41)
    .getByLabel('Product of line 41')
    .selectOption({ label: 'DY-37489 Milk, Skim, Half Pint, 50 CT' });
  await says(41, 'The same product and unit was just added. Add it again?');
  for (const line of [23, 25, 30, 33, 35, 36, 39, 40, 41]) {
    await button(pastedLine(page, line), `Remove line ${line}`).click();
  }
  await list.getByText('7 ready, 0 need attention').waitFor();
  await button(list, 'Add 7 lines').click();
  await list.waitFor({ state: 'hidden' });
  expect(validations).toBe(2);

  await button(page, 'Add to Cart').click();
  await button(page, 'Add as Entered').click();
  await expect.poll(async () => (await rep.cart()).lines.length).toBe(24);
  const { lines } = await rep.cart();
  const ordered = lines.map((line) => `${line.productKey} ${line.unitOfMeasure} ${line.orderQuantity}`);
  expect(ordered.toSorted()).toEqual(
    [
      '1001 CS 4',
      '1002 CS 1',
      '1010 LB 10',
      '1011 HC 3',
      '1020 LB 1.5',
      '1002 EA 4',
      '1156 EA 24',
      '1157 BG 12',
      '1054 LB 2',
      '1147 LB 0.5',
      '1196 EA 2',
      '1201 CS 5',
      '1301 EA 6',
      '1401 CS 2',
      '1499 RL 10',
      '1536 EA 2',
      '1011 EA 48',
      '1033 EA 24',
      '1044 CS 1',
      '1141 EA 6',
      '1146 LB 1.5',
      '1152 CS 2',
      '1149 LB 12',
      '1612 CS 1',
    ].toSorted(),
  );
});
