import { join } from 'node:path';
import { CAMPAIGN_SIZES, type CampaignName, isCampaignName } from '../test/support/chaos/campaignSizes.ts';
import { readOptions, refuseOptions } from './options.mjs';

const names = Object.keys(CAMPAIGN_SIZES).filter(isCampaignName);
const usage = `npm run chaos -- [--campaign ${names.join('|')}] [--count NUMBER] [--seed NUMBER]

Tries to break the shop, and reports the number of attempts, the time and the problems. Without --campaign it runs all campaigns.
  access    every call of the API by every kind of caller, with every kind of customer key
  tampered  a buyer's requests, corrupted in every way that the generator knows
  races     concurrent writes to one cart, one guide, one session
  paidTwice  two users of one customer pay the same invoice at the same moment
  client    responses to the browser's machines that are late, cut off, duplicated, wrong or missing
  signInTimes  wrong passwords for existing and unknown names in turn: whether the response time reveals which names exist
  faults    kills and stops of the server, frozen connections and killed processes of its database under load
  payments  kills of the server and of processes of its database while cards are charged: the gateway's records against the orders
  accountPayments  the same while two buyers pay the same few entries: the gateway's records against those of the accounts
  exports    kills of the server while orders are placed and written to a folder: each order is there once, complete
  imageSync  a kill of the server halfway through an image sync: every picture is made, and no recorded one twice
  imports  kills and stops while products, orders and invoices are imported: all rows of a file are there, or none
  night  two servers with 500 sessions: updates, kills, lost connections, full disks, backups and restores in turns
--count is the number of attempts (default: ${names.map((name) => `${name} ${CAMPAIGN_SIZES[name].usual}`).join(', ')}); --faults 512 runs 128 of each kind.
A seed repeats the same choices. Each campaign creates its own database; faults and both payments keep theirs only after a problem,
and run the built shop, which npm start or npm test builds.`;

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
