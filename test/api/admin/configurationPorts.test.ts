import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { ConfigurationTopic } from '#domain/siteConfiguration/topics.ts';
import { frameText } from '#domain/texts/frameText.ts';
import type { ConfigurationChange, StoredConfiguration } from '#machines/admin/configurationForm/configurationForm.ts';
import type { WriteAnswer } from '#machines/admin/versionedForm/versionedWrite.ts';
import { leavingMachine } from '#machines/leaving/leavingMachine.ts';
import { configurationPorts } from '#src/features/admin/siteConfiguration/configurationPorts.ts';
import { firstConfiguration } from '#test/support/api/configuration.ts';
import { tokenOf } from '#test/support/api/fixture.ts';
import { ask, type ServedClient, startServedClient } from '#test/support/api/portsOnApi.ts';

let shop: ServedClient;
beforeAll(async () => {
  shop = await startServedClient();
});
beforeEach(async () => {
  await shop.reset();
  shop.signInAs({ token: tokenOf('admin') });
});
afterAll(() => shop?.stop());

const leaving = createActor(leavingMachine).start();
const ports = () => configurationPorts(shop.client, () => leaving);
const load = (topic: ConfigurationTopic) => ask(ports().configurationForm.loadConfiguration, { topic });
const storedOf = (topic: ConfigurationTopic) =>
  ({ topic, configuration: firstConfiguration[topic] }) as StoredConfiguration;
const save = (topic: ConfigurationTopic, more: object = {}): Promise<WriteAnswer<StoredConfiguration>> => {
  const change = { topic, configuration: { ...firstConfiguration[topic], ...more } } as ConfigurationChange;
  return ask(ports().configurationEdit.write, {
    stored: storedOf(topic),
    version: firstConfiguration[topic].version,
    change,
  });
};

const WRONG = {
  calendar: [{ deliveryWeekdays: [] }, 'Choose at least one day.'],
  zips: [
    { rules: [{ ...firstConfiguration.zips.rules[0], zip: '?' }] },
    'Enter a ZIP code or its first characters: 04101, 041, K1A.',
  ],
  charges: [{ consumerTax: '101' }, 'Enter a tax rate from 0 to 100 percent.'],
  site: [{ timeZone: 'Mars' }, 'Enter a time zone such as America/New_York.'],
  user: [{ totalOrderQuantityLabel: '' }, 'The label is required.'],
  shop: [{ name: ' ' }, 'The name is required.'],
  synonyms: [{ groups: [{ typed: ['evoo'], finds: [] }] }, 'Enter what your products are called.'],
} as const satisfies Record<ConfigurationTopic, readonly [object, string]>;

describe.each(Object.keys(WRONG) as ConfigurationTopic[])('the configuration of %s', (topic) => {
  test('that are saved are loaded from then on, by the name of their topic', async () => {
    expect((await load(topic)).topic).toBe(topic);
    const saved = await save(topic);
    expect(saved).toMatchObject({ kind: 'saved', stored: { topic, configuration: { version: 1 } } });
    expect(await load(topic)).toEqual(saved.kind === 'saved' && saved.stored);
  });

  test('that another one saved meanwhile come with the refusal, and nothing is overwritten', async () => {
    await save(topic);
    const now = await load(topic);
    expect(await save(topic)).toEqual({ kind: 'stale', stored: now });
    expect(await load(topic)).toEqual(now);
  });

  test("are refused in the server's words when they are invalid", async () => {
    const [wrong, reason] = WRONG[topic];
    expect(await save(topic, wrong)).toEqual({ kind: 'refused', reasons: [reason] });
    expect((await load(topic)).configuration.version).toBe(0);
  });

  test('are neither shown to nor changed by other users', async () => {
    shop.signInAs({ token: tokenOf('chef') });
    await expect(load(topic)).rejects.toThrow();
    expect(await save(topic)).toEqual({
      kind: 'refused',
      reasons: ['You do not have permission to access this page.'],
    });
  });

  test('are a failure where nothing is answered', async () => {
    shop.goDown();
    await expect(load(topic)).rejects.toMatchObject({ failure: { kind: 'offline' } });
    await expect(save(topic)).rejects.toMatchObject({ failure: { kind: 'offline' } });
  });
});

test('each card asks before the user leaves, until its own changes are saved', () => {
  const held = () => leaving.getSnapshot().context.unsaved.map(({ id, question }) => [id, question]);
  const question = frameText('leaving.unsavedData');
  const [site, user] = (['site', 'user'] as const).map((topic) =>
    createActor(ports().configurationEdit.holdUnsavedWork, { input: { stored: storedOf(topic) } }).start(),
  );
  expect(held()).toEqual([
    ['rules:site', question],
    ['rules:user', question],
  ]);
  user?.stop();
  expect(held()).toEqual([['rules:site', question]]);
  site?.stop();
  expect(held()).toEqual([]);
});
