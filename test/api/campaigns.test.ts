import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../support/apiClient.ts';
import { accessCampaign } from '../support/campaigns/access.ts';
import { clientCampaign } from '../support/campaigns/client.ts';
import { paidTwiceCampaign } from '../support/campaigns/paidTwice.ts';
import { racesCampaign } from '../support/campaigns/races.ts';
import { signInTimesCampaign } from '../support/campaigns/signInTimes.ts';
import { tamperedCampaign } from '../support/campaigns/tampered.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

test.each([
  ['every caller is answered as the access table says, and reads and changes nothing of another', accessCampaign, 150],
  ['rivals at the same moment lose and double nothing', racesCampaign, 26],
  ['one invoice paid from two sessions is paid once', paidTwiceCampaign, 12],
  ['a spoilt request is done or refused in words for people', tamperedCampaign, 120],
  ['what goes wrong on the way to the server is told as it is, and doubles nothing', clientCampaign, 42],
  ['a sign-in takes as long whether the name exists', signInTimesCampaign, 30],
])('%s', async (_, campaign, count) => {
  const { tried, problems } = await campaign(api, { count, seed: 20261123 });
  expect({ tried, problems }).toEqual({ tried: count, problems: [] });
});
