import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ConfigurationTopic } from '#domain/siteConfiguration/topics.ts';
import { fetchDialog } from '../../src/components/dialogs/Dialog.tsx';
import { answer } from '../support/screens/quietShop.ts';
import { openConfiguration, openSiteAndUser } from './openedConfiguration.tsx';

beforeAll(async () => void (await fetchDialog()));
afterEach(cleanup);

const dialog = () => screen.queryByRole('dialog', { name: 'Changed by Someone Else' });

async function conflicting(
  topic: ConfigurationTopic,
  newest: object,
  typed: (opened: ReturnType<typeof openConfiguration>) => void,
) {
  const opened = openConfiguration(topic);
  typed(opened);
  await opened.save();
  opened.answers({ kind: 'stale', stored: opened.stored({ version: 5, ...newest }) });
  const asked = await screen.findByRole('dialog', { name: 'Changed by Someone Else' });
  const choose = (name: string) => act(async () => fireEvent.click(within(asked).getByRole('button', { name })));
  return { ...opened, asked, choose };
}

const typeCharge = ({ type }: ReturnType<typeof openConfiguration>) => type(/^Delivery charge/, '9');

describe("another admin's save meanwhile", () => {
  test('is shown beside what was typed, and Save Mine sends the own version as a change of it; the dialog closes while that is sent', async () => {
    const { asked, choose, sent, state } = await conflicting('charges', { addOnCharge: 8 }, typeCharge);
    expect(within(asked).getByRole('list', { name: 'What differs' }).textContent).toBe(
      'Delivery chargeYours$9.00Theirs$8.00',
    );
    await choose('Save Mine');
    expect([state(), sent()]).toMatchObject([{ held: 'saving' }, { version: 5, addOnCharge: '9' }]);
    expect(asked.textContent).toContain('$8.00');
    await waitFor(() => expect(dialog()).toBeNull());
  });

  test('is what the form shows once it was taken, and the next save is a change of it', async () => {
    const { asked, choose, field, save, sent } = await conflicting('charges', { addOnCharge: 8 }, typeCharge);
    await choose('Take Theirs');
    expect(asked.textContent).not.toContain('Both versions are the same.');
    await waitFor(() => expect(dialog()).toBeNull());
    expect(field(/^Delivery charge/).value).toBe('8.00');
    await save();
    expect(sent()).toMatchObject({ version: 5, addOnCharge: '8.00' });
  });

  test('keeps all that was typed after Keep Editing', async () => {
    const { choose, field, state } = await conflicting('charges', { addOnCharge: 8 }, typeCharge);
    await choose('Keep Editing');
    expect([field(/^Delivery charge/).value, state()]).toEqual(['9', { held: 'touched' }]);
  });
});

describe('of two forms on a page', () => {
  test('the one that is not saved keeps what was typed, and asks before the user leaves', async () => {
    const { site, user } = openSiteAndUser();
    site.type(/^Time zone/, 'America/Chicago');
    user.type('Message before checkout', 'Closed on Monday.');
    await user.save();
    expect([site.state(), user.state(), site.sent()]).toEqual([{ held: 'touched' }, { held: 'saving' }, null]);
    user.answers({ kind: 'saved', stored: user.stored({ version: 1, checkoutMessage: 'Closed on Monday.' }) });
    expect([site.state(), user.state()]).toEqual([{ held: 'touched' }, 'untouched']);
    expect(site.field(/^Time zone/).value).toBe('America/Chicago');
    expect(user.field('Message before checkout').value).toBe('Closed on Monday.');
  });

  test('a refused one shows that on its own card', async () => {
    const { site, user } = openSiteAndUser();
    await user.save();
    user.answers({ kind: 'refused', reasons: ['Not so.'] });
    expect(user.card.getByRole('alert').textContent).toBe('Not so.');
    expect(document.activeElement).toBe(user.card.getByRole('alert'));
    expect(site.card.queryByText('Not so.')).toBeNull();
  });
});

describe('a logo', () => {
  const png = new File(['png'], 'logo.png', { type: 'image/png' });

  function choose() {
    const opened = openConfiguration('shop');
    const upload = opened.logoUpload;
    fireEvent.change(opened.field('Picture of the logo'), { target: { files: [png] } });
    const save = () => opened.card.getByRole<HTMLButtonElement>('button', { name: /^Save/ });
    const picture = () => opened.card.getByRole<HTMLImageElement>('img', { name: 'Store logo' }).getAttribute('src');
    return { ...opened, upload, saveButton: save, picture };
  }

  test('that was never sent is called missing, and the name replaces it', async () => {
    const { card, save, sent } = openConfiguration('shop', { logoName: '' });
    expect(card.getByText('No logo yet. The store name is shown instead.')).toBeTruthy();
    expect([card.queryByRole('img'), card.queryByRole('button', { name: /^Choose Logo/ })]).toEqual([
      null,
      expect.anything(),
    ]);
    await save();
    expect(sent()).toMatchObject({ logoName: '' });
  });

  test('is waited for, shown, and saved with the shop', async () => {
    const { upload, saveButton, picture, save, sent, state } = choose();
    expect([saveButton().disabled, state()]).toEqual([true, { held: 'touched' }]);
    act(() => answer(upload, 'uploadLogo', { kind: 'kept', picture: { src: '/img/dock.webp', width: 1, height: 1 } }));
    expect([saveButton().disabled, picture()]).toEqual([false, '/img/dock.webp']);
    await save();
    expect(sent()).toMatchObject({ logoName: 'dock.webp' });
  });

  test('that is refused shows why, and the one before it stays and is saved', async () => {
    const { upload, saveButton, picture, save, sent, card } = choose();
    act(() => answer(upload, 'uploadLogo', { kind: 'refused', text: 'This is not a picture.' }));
    expect(card.getByText('This is not a picture.').getAttribute('role')).toBe('alert');
    expect([saveButton().disabled, picture()]).toEqual([false, '/img/logo.svg']);
    await save();
    expect(sent()).toMatchObject({ logoName: 'logo.svg' });
  });

  test('and its message are cleared with the other changes', async () => {
    const { upload, picture, giveUp, card, save, sent } = choose();
    act(() => answer(upload, 'uploadLogo', { kind: 'kept', picture: { src: '/img/dock.webp', width: 1, height: 1 } }));
    await giveUp();
    expect(picture()).toBe('/img/logo.svg');
    fireEvent.change(card.getByLabelText('Picture of the logo'), { target: { files: [png] } });
    act(() => answer(upload, 'uploadLogo', { kind: 'refused', text: 'This is not a picture.' }));
    await giveUp();
    expect(card.queryByText('This is not a picture.')).toBeNull();
    await save();
    expect(sent()).toMatchObject({ logoName: 'logo.svg' });
  });
});
