import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { MENU_KEYS, type MenuKey } from '#domain/settings/menu.ts';
import { imageSyncMachine } from '#machines/admin/imageSync/imageSyncMachine.ts';
import { pageDefaultMachine } from '#machines/admin/pageDefault/pageDefaultMachine.ts';
import { passwordOptionsMachine } from '#machines/admin/passwordOptions/passwordOptionsMachine.ts';
import { OptionsScreen } from '../../src/features/admin/options/OptionsScreen.tsx';
import { neverSynced, storedOptions, synced, syncing } from '../machines/admin/optionSamples.ts';
import { buyer } from '../machines/samples.ts';
import { renderPiece } from './components/renderPiece.tsx';
import './knownTags.ts';
import { answer, quietFlow, quietShop } from '../support/screens/quietShop.ts';

afterEach(cleanup);

function show({ progress = neverSynced, closed = [] as readonly MenuKey[], options = storedOptions } = {}) {
  const { configuration } = buyer;
  const menu = MENU_KEYS.map((key) => ({ key, isVisible: !closed.includes(key), isLocked: false }));
  const settings = { ...configuration.settings, menu };
  const shop = quietShop({ shopper: { ...buyer, configuration: { ...configuration, settings } } });
  const flows = {
    passwordOptions: quietFlow(passwordOptionsMachine),
    defaultLayout: quietFlow(pageDefaultMachine, { kind: 'layout' }),
    defaultSort: quietFlow(pageDefaultMachine, { kind: 'sort' }),
    imageSync: quietFlow(imageSyncMachine),
  };
  renderPiece(<OptionsScreen shop={shop} flows={flows} />);
  act(() => {
    answer(flows.passwordOptions, 'loadOptions', options);
    answer(flows.defaultLayout, 'loadDefault', 1);
    answer(flows.defaultSort, 'loadDefault', 3);
    answer(flows.imageSync, 'loadWork', progress);
  });
  return { flows, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

const card = (title: string) => within(screen.getByRole('region', { name: title }));
const select = (title: string) => card(title).getByRole<HTMLSelectElement>('combobox');
const choices = (title: string) => [...select(title).options].map(({ label }) => label);
const checked = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ name, checked: is }) => [name, is]);
const save = (title: string) => card(title).getByRole('button', { name: /^Save/ });

test('there is a card for each topic; the way to the landing page is offered to who may edit it', () => {
  show();
  const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const cards = [
    'Setup Checklist',
    'Password Options',
    'Default Layout',
    'Default Sort By',
    'Landing Page',
    'Product Images',
  ];
  expect(titles()).toEqual(cards);
  expect(card('Landing Page').getByRole('link').getAttribute('href')).toBe('/admin/landing');
  cleanup();
  show({ closed: ['EditLandingPage'] });
  expect(titles()).toEqual(cards.filter((title) => title !== 'Landing Page'));
});

test('layout and sort are chosen by the names that buyers read, and saved by their codes', async () => {
  const { flows, user } = show();
  expect([choices('Default Layout'), select('Default Layout').selectedOptions[0]?.label]).toEqual([
    ['Grid', 'List', 'Quick Entry'],
    'List',
  ]);
  expect([choices('Default Sort By'), select('Default Sort By').selectedOptions[0]?.label]).toEqual([
    ['Description', 'Sequence', 'Product Code', 'Brand'],
    'Brand',
  ]);
  await user.selectOptions(select('Default Layout'), 'Quick Entry');
  expect(flows.defaultLayout.getSnapshot().value).toEqual({ choosing: 'touched' });
  await user.click(save('Default Layout'));
  expect(flows.defaultLayout.getSnapshot()).toMatchObject({ value: 'saving', context: { chosen: 2 } });
  expect(flows.defaultSort.getSnapshot().value).toEqual({ choosing: 'untouched' });
  act(() => answer(flows.defaultLayout, 'saveDefault', { kind: 'refused', reason: 'Not today.' }));
  expect(select('Default Layout').value).toBe('2');
});

test.each([
  [14, '14 characters', 7],
  [64, '64 characters', 57],
])('where passwords end at %i the minimum ranges from 8 to that', (maximumPasswordLength, last, count) => {
  show({ options: { ...storedOptions, maximumPasswordLength } });
  const lengths = choices('Password Options');
  expect([lengths[0], lengths.at(-1), lengths.length]).toEqual(['8 characters', last, count]);
});

test('what passwords need is shown as the site has it; stricter options are saved once they are confirmed', async () => {
  const { flows, user } = show({ options: { ...storedOptions, requireNumber: false } });
  const machine = flows.passwordOptions;
  expect(checked()).toEqual([
    ['requireLowercase', true],
    ['requireUppercase', true],
    ['requireNumber', false],
    ['requireSpecialCharacter', true],
  ]);
  await user.click(screen.getByRole('checkbox', { name: 'Require a number' }));
  expect(machine.getSnapshot().value).toEqual({ editing: 'touched' });
  await user.click(save('Password Options'));
  const question = await screen.findByRole('alertdialog', { name: 'Change Password Options?' });
  expect(question.textContent).toContain(
    'Changing these options will require users to create a new password if they fail the new password criteria.',
  );
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(checked()[2]).toEqual(['requireNumber', true]);
  await user.click(save('Password Options'));
  await user.click(await screen.findByRole('button', { name: 'Change Options' }));
  expect(machine.getSnapshot()).toMatchObject({ value: 'saving', context: { chosen: { requireNumber: true } } });
  const controls = [...card('Password Options').getAllByRole<HTMLInputElement>('checkbox'), select('Password Options')];
  expect(controls.map(({ disabled }) => disabled)).toEqual(controls.map(() => true));
  act(() => answer(machine, 'saveOptions', { kind: 'saved' }));
  expect([checked()[2], controls.some(({ disabled }) => disabled)]).toEqual([['requireNumber', true], false]);
});

test('the sync shows its progress, and how many pictures were created, unchanged and failed', () => {
  show({ progress: syncing });
  const images = card('Product Images');
  expect(images.getByRole('status').textContent).toBe('The images are being synced.');
  const bar = images.getByRole<HTMLProgressElement>('progressbar', { name: 'Image sync' });
  expect([bar.value, bar.max]).toEqual([300, 1200]);
  const counts = images.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(counts).toEqual(['300 of 1,200 files', '40', '259', '1']);
});

test.each([
  ['waits to begin', { ...neverSynced, state: 'waiting' as const }],
  ['found no place to read', { ...neverSynced, state: 'failed' as const, failure: 'The source cannot be read.' }],
])('a sync that %s counts nothing', (_, progress) => {
  show({ progress });
  expect(card('Product Images').queryAllByRole('definition')).toEqual([]);
});

test('files without a product and problems can be looked through, and the files kept as a list', async () => {
  const files: Blob[] = [];
  const created = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return '#saved';
  });
  const { user } = show({ progress: { ...synced, unmatchedCount: 240 } });
  const images = card('Product Images');
  await user.click(images.getByText('240 files without a product'));
  expect(images.getByText('The first 2 of 240.')).toBeTruthy();
  expect(images.getByText('Beach 2019.jpg')).toBeTruthy();
  await user.click(images.getByRole('button', { name: 'Save List' }));
  expect((await files[0]?.text())?.replace('\ufeff', '')).toBe('Beach 2019.jpg\r\nlogo-old.png\r\n');
  created.mockRestore();
  await user.click(images.getByText('2 problems'));
  expect(images.getByText('10010.jpg: The file is no picture.')).toBeTruthy();
  cleanup();
  show({ progress: { ...synced, unmatchedCount: 2, broken: 2 } });
  expect(screen.queryByText(/^The first \d/)).toBeNull();
});

test("where a sync's state is unknown, a press requests it at once, and starts nothing", async () => {
  const { flows, user } = show({ progress: syncing });
  const sync = flows.imageSync;
  act(() => {
    sync.send({ type: 'xstate.after.poll.imageSync.syncing.pausing' } as never);
    sync.send({ type: 'xstate.error.actor.loadWork', actorId: 'loadWork', error: null } as never);
  });
  await user.click(card('Product Images').getByRole('button', { name: 'Ask Now' }));
  expect(sync.getSnapshot().value).toEqual({ syncing: 'reading' });
});

test('a failed sync shows why', () => {
  show({ progress: { ...synced, state: 'failed', failure: 'The source cannot be read.' } });
  const images = card('Product Images');
  expect(images.getByRole('status').textContent).toMatch(/^The sync stopped\. Wed, 03\/04/);
  expect(images.getByText('The source cannot be read.')).toBeTruthy();
});
