import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { accessCampaign } from '#test/support/chaos/access.ts';
import { clientCampaign } from '#test/support/chaos/client.ts';
import { paidTwiceCampaign } from '#test/support/chaos/paidTwice.ts';
import { racesCampaign } from '#test/support/chaos/races.ts';
import { signInTimesCampaign } from '#test/support/chaos/signInTimes.ts';
import { tamperedCampaign } from '#test/support/chaos/tampered.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

test.each([
  [
    'every caller is answered as in the access table, and reads and changes nothing of another customer',
    accessCampaign,
    150,
  ],
  ['rivals at the same moment lose and double nothing', racesCampaign, 26],
  ['one invoice paid from two sessions is paid once', paidTwiceCampaign, 12],
  ['a spoilt request is done or refused in words for people', tamperedCampaign, 120],
  ['errors on the way to the server are shown as they are, and duplicate nothing', clientCampaign, 42],
  ['a sign-in takes as long whether the name exists', signInTimesCampaign, 30],
])('%s', async (_, campaign, count) => {
  const { tried, problems } = await campaign(api, { count, seed: 20261123 });
  expect({ tried, problems }).toEqual({ tried: count, problems: [] });
});
