import { expect, it } from 'vitest';
import { accountText } from '#domain/texts/accountText.ts';
import { withBrowser } from '#test/support/browser/browser.ts';
import { payBy } from '#test/support/browser/payByCard.ts';
import { by, pays, readyToPay } from '#test/support/browser/readyToPay.ts';
import { button, dialog, openMenuSection } from '#test/support/browser/shopping.ts';
import { findMachines } from '../../../../scripts/atlas/machines.ts';
import { replay } from '../../../../scripts/replay/replay.ts';

const visit = withBrowser();
const DECLINED = '4000000000000002';

it('shows an admin how the card of a buyer was declined, step by step and without its number', async () => {
  const { page } = await readyToPay(visit);
  const help = dialog(page, 'Help');
  const openHelp = async () => {
    await page.getByRole('heading').first().click();
    await page.keyboard.press('?');
    await button(help, 'Send to Support').waitFor();
  };
  // The browser of the tests saves data: nothing loads ahead, and recording starts when Help is opened.
  await openHelp();
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'hidden' });
  await payBy(page, by(DECLINED));
  await pays(page);
  await page.getByRole('alert').getByText(accountText('payment.declined')).first().waitFor();
  await openHelp();
  await button(help, 'Send to Support').click();
  const code = await help.locator('code').first().textContent();
  expect(code).toMatch(/^[B-Z]{4}-[B-Z]{4}$/);

  const support = await visit({ as: 'admin', at: '/cart' });
  await openMenuSection(support, 'Operations');
  await button(support, 'Statecharts').click();
  const panel = support.getByRole('complementary', { name: 'Statecharts' });
  const answered = support.waitForResponse((response) => response.url().includes('/api/recording/'));
  await panel.getByLabel('Code of a recording').fill(String(code).toLowerCase());
  await button(panel, 'Open').click();
  const { recording } = await (await answered).json();
  const { steps } = recording;
  expect(JSON.stringify(recording)).not.toMatch(/4000|0002|Wharf|shopper/i);
  await panel.getByText(`Step 1 of ${steps.length}`).waitFor();

  const refused = steps.findLastIndex(({ event }: { event: string }) => event.startsWith('xstate.done.actor.'));
  await button(panel, 'Next step').focus();
  for (let step = 1; step <= refused; step += 1) await support.keyboard.press('ArrowRight');
  await panel.getByText(`Step ${refused + 1} of ${steps.length}`).waitFor();
  const { machine, states } = { ...recording.actors[steps[refused].actor], states: steps[refused].states };
  const [innermost] = states.split(' ');
  await support.locator(`[data-state="${machine}.${innermost}"].lit`).waitFor();

  const flows = await visit({ as: 'admin', at: `/admin/flows#recording=${code}` });
  const atlas = flows.frameLocator('iframe[title="Statechart atlas"]');
  await flows.getByText(`Step 1 of ${steps.length}`).waitFor();
  await button(flows, 'Next step').focus();
  for (let step = 1; step <= refused; step += 1) await flows.keyboard.press('ArrowRight');
  await atlas.locator(`[data-state="${machine}.${innermost}"].active`).waitFor();
  await flows.locator('[aria-current=step]', { hasText: `${refused + 1}. ` }).waitFor();
  // A build that was made after the stories were photographed has pictures.
  await atlas.getByText('There are no pictures yet').or(atlas.locator('img')).first().waitFor();
  await flows.getByRole('list', { name: 'Steps' }).getByRole('button').first().click();
  await flows.getByText(`Step 1 of ${steps.length}`).waitFor();

  const machines = new Map((await findMachines()).map((found) => [found.machine.id, found.machine]));
  const { differences } = replay(recording, machines);
  expect(differences).toEqual([]);
});
