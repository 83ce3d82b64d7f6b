import { hash } from '@node-rs/argon2';
import { requestToken } from '#domain/api/authentication.ts';
import { randomFor } from '#server/app/demoData/random.ts';
import type { Api } from '../api/servedApi.ts';
import { median, rankZ, signZ, type TimedPair } from '../runner/pairedTimes.ts';
import { type CampaignOptions, type CampaignResult, type CampaignTally, runCampaign } from './campaign.ts';

const KNOWN = 'chef';
/** Fewer than the failures at which a name is refused. */
const FORGOTTEN_AFTER = 9;
/** By chance once in a hundred thousand runs. */
const DISTINGUISHED = 4.4;
const WARM_UP_PAIRS = 5;

async function timeOf({ app }: Api, username: string, remoteAddress: string, tally: CampaignTally): Promise<number> {
  const form = { grant_type: 'password', client_id: 'ecommerce', username, password: 'Wrong#2026' };
  const payload = new URLSearchParams(form).toString();
  const start = performance.now();
  const { statusCode } = await app.inject({
    method: 'POST',
    url: requestToken.path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
    remoteAddress,
  });
  const time = performance.now() - start;
  if (statusCode !== 401) tally.problem(`${username} is answered ${statusCode}`);
  return time;
}

/** Whether the time of an answer reveals if a name exists: a wrong password for an existing name and for a missing one, in turns. */
export async function signInTimesCampaign(api: Api, options: CampaignOptions): Promise<CampaignResult> {
  const random = randomFor(options.seed, 5);
  const pairs: TimedPair[] = [];
  // The fixture's own hashes are quick ones.
  const password_hash = await hash('Harbor#2026');
  await api.database.updateTable('app_user').set({ password_hash }).where('username', '=', KNOWN).execute();
  const { problems, ...result } = await runCampaign(options, async (place, tally) => {
    if (place % FORGOTTEN_AFTER === 0) await api.database.deleteFrom('sign_in_failure').execute();
    const address = `198.51.${random.integer(0, 255)}.${random.integer(1, 254)}`;
    const unknown = `u${String(random.integer(0, 999)).padStart(3, '0')}`;
    const knownFirst = place % 2 === 0;
    const first = await timeOf(api, knownFirst ? KNOWN : unknown, address, tally);
    const second = await timeOf(api, knownFirst ? unknown : KNOWN, address, tally);
    const pair = knownFirst ? { one: first, other: second } : { one: second, other: first };
    if (place >= WARM_UP_PAIRS) pairs.push(pair);
  });
  const z = { sign: signZ(pairs), rank: rankZ(pairs) };
  if (Math.max(Math.abs(z.sign), Math.abs(z.rank)) > DISTINGUISHED) {
    problems.push(`the time reveals whether a name exists: sign z ${z.sign.toFixed(2)}, rank z ${z.rank.toFixed(2)}`);
  }
  const rounded = (value: number) => Math.round(value * 1000) / 1000;
  const counts = {
    'median ms known': rounded(median(pairs.map(({ one }) => one))),
    'median ms unknown': rounded(median(pairs.map(({ other }) => other))),
    'median ms between': rounded(median(pairs.map(({ one, other }) => one - other))),
    'sign z': rounded(z.sign),
    'rank z': rounded(z.rank),
  };
  return { ...result, counts, problems };
}
