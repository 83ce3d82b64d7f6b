import { join } from 'node:path';
import { CAMPAIGN_SIZES, type CampaignName, isCampaignName } from '../test/support/chaos/campaignSizes.ts';
import { readOptions, refuseOptions } from './options.mjs';

const names = Object.keys(CAMPAIGN_SIZES).filter(isCampaignName);
const usage = `npm run chaos -- [--campaign ${names.join('|')}] [--count NUMBER] [--seed NUMBER]

Tries to break the shop, and says what it tried, how long that took and what it found; without a campaign all of them in turn.
  access    every call of the API by every kind of caller, with every kind of customer key
  tampered  a buyer's requests, spoilt in every way that the generator knows
  races     rivals at one cart, one guide, one session at the same moment
  paidTwice  two users of one customer pay the same invoice at the same moment
  client    answers of the server that are late, cut off, doubled, foreign or missing, before the machines of the browser
  signInTimes  a wrong password for a name that exists and for one that does not, in turns: whether the time tells which
  faults    kills and stops of the server, frozen connections and killed processes of its database under load
  payments  kills of the server and of processes of its database while cards are charged: the gateway's books against the orders
  accountPayments  the same while two buyers pay the same few entries: the gateway's books against those of the accounts
  exports    kills of the server while orders are placed and written to a folder: each order there whole, once
  imageSync  a kill of the server half-way through an image sync: every picture is made, none of those that were noted twice
  imports  kills while products, orders and invoices are brought in: all of a file's rows are there or none
--count says how often (usually ${names.map((name) => `${name} ${CAMPAIGN_SIZES[name].usual}`).join(', ')}); --faults 512 are 128 of each kind.
A seed replays the choices. Each works on a database of its own; those of faults and of both payments are left only after a problem.
These run the built shop: npm start or npm test builds it.`;

const text = { type: 'string' } as const;
const { values } = readOptions({ options: { campaign: text, count: text, faults: text, seed: text } }, usage);
const campaign = values.campaign ?? (values.faults === undefined ? null : 'faults');
if (campaign !== null && !isCampaignName(campaign)) {
  refuseOptions(`There is no campaign ${campaign}. They are ${names.join(', ')}.`, usage);
}
const given = values.count ?? values.faults;
if (given !== undefined && !/^[1-9]\d{0,8}$/.test(given)) {
  refuseOptions(`--count is ${given}: it must be a whole number from 1.`, usage);
}
const count = given === undefined ? null : Number(given);
if (values.seed !== undefined && !/^\d{1,9}$/.test(values.seed)) {
  refuseOptions(`--seed is ${values.seed}: it must be a whole number from 0.`, usage);
}
const seed = Number(values.seed ?? Date.now() % 100_000);
const { CAMPAIGNS } = await import('../test/support/chaos/campaigns.ts');
const root = join(import.meta.dirname, '..');

async function run(name: CampaignName): Promise<void> {
  const { unit, usual } = CAMPAIGN_SIZES[name];
  console.log(`${name}: ${count ?? usual} ${unit}, seed ${seed}`);
  const start = performance.now();
  const cpu = process.cpuUsage();
  const { tried, counts, problems } = await CAMPAIGNS[name](root, {
    count: count ?? usual,
    seed,
    onProgress: (line) => console.log(line),
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const { user, system } = process.cpuUsage(cpu);
  const details = Object.entries(counts).map(([what, times]) => `${what} ${times}`);
  console.log(
    `${name}: ${tried} ${unit} in ${seconds} s (${((user + system) / 1e6).toFixed(0)} s of this process), ${problems.length} problems; ${details.join(', ')}`,
  );
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

for (const name of campaign === null ? names : [campaign]) await run(name);
