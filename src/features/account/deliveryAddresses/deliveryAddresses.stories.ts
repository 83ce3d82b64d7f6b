import { accountText } from '#domain/texts/accountText.ts';
import { answer, cutHeld, hold, holdChanges, letGo, type ServerRule } from '#test/support/stories/server.ts';
import {
  busyButton,
  click,
  closeByEscape,
  fill,
  follow,
  inDialog,
  visibleButton,
  visibleText,
} from '#test/support/stories/steps.ts';
import { stopCalls } from '#test/support/stories/stoppedCalls.ts';
import { type Step, storiesOf } from '#test/support/stories/story.ts';

const ADDRESSES = '**/api/account/address';
const ADDRESS = '**/api/account/address/*';
const AT = { as: 'hotels', at: '/account/address' } as const;

const clickLast =
  (name: RegExp): Step =>
  ({ page }) =>
    page.getByRole('button', { name }).last().click();
const edit = [visibleText('New Address'), clickLast(/^Edit /), fill(/^City/, 'Wells')];
const save = [...edit, inDialog('Edit Address', click(/^Save/))];

/** Another user saved another version of the address a moment ago. */
const changedElsewhere: ServerRule = async (page) => {
  let listed: { key: string }[] = [];
  await stopCalls(page, ADDRESSES, async (call) => {
    const response = await call.fetch();
    listed = await response.json();
    await call.fulfill({ json: listed });
  });
  await stopCalls(page, ADDRESS, (call) => {
    const address = { ...listed.find(({ key }) => call.url.endsWith(`/${key}`)), city: 'Bangor', version: 2 };
    return call.fulfill({
      status: 409,
      json: { message: accountText('address.changedElsewhere'), errors: [], address },
    });
  });
};
const wrongZip = {
  message: accountText('address.zip'),
  errors: [accountText('address.zip')],
  fields: { zip: accountText('address.zip') },
};

/** Delivery addresses of a customer with four of them. */
export const deliveryAddressesStories = storiesOf(
  ['deliveryAddresses', 'addressDialog'],
  [
    { name: 'addresses-loading', ...AT, server: hold(ADDRESSES), sees: 'Loading delivery addresses' },
    { name: 'addresses-failed', server: cutHeld(ADDRESSES), sees: 'The delivery addresses could not be loaded.' },
    { name: 'addresses', server: letGo(ADDRESSES), does: click('Try Again'), sees: 'New Address' },
    {
      name: 'address-new',
      does: [click('New Address'), inDialog('New Address', click(/^Save/))],
      sees: accountText('address.required', { label: 'Name' }),
    },
    {
      name: 'address-delete',
      does: [closeByEscape('New Address'), clickLast(/^Delete /)],
      sees: visibleButton('Delete'),
    },
    { name: 'address-deleting', server: holdChanges(ADDRESS), does: click('Delete'), sees: busyButton() },
    { name: 'addresses-left', ...AT, does: [...edit, click('Cancel'), follow('Categories')], sees: 'Seafood' },
    {
      name: 'address-starred',
      server: holdChanges(ADDRESS),
      does: [({ page }) => page.goBack(), visibleText('New Address'), clickLast(/^Make /)],
      sees: ({ page }) => page.locator('ul[aria-busy=true]').waitFor(),
    },
    {
      name: 'address-changed-elsewhere',
      ...AT,
      server: changedElsewhere,
      does: save,
      sees: accountText('address.conflict'),
    },
    { name: 'address-saving', server: holdChanges(ADDRESS), does: click('Save Mine'), sees: 'Saving the address' },
    {
      name: 'address-refused',
      ...AT,
      server: answer(ADDRESS, wrongZip, 409, 'PUT'),
      does: save,
      sees: accountText('address.zip'),
    },
  ],
);
