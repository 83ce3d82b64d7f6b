import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Api, serveApi } from '../api/servedApi.ts';
import { copyDatabase } from '../database/copiedDatabase.ts';
import { openDatabaseTemplate } from '../database/databaseTemplate.ts';
import { copyOfDemoData } from '../shop/demoData.ts';
import { accessCampaign } from './access.ts';
import { killDuringAccountPayments } from './accountPayments.ts';
import type { CampaignOptions, CampaignResult } from './campaign.ts';
import type { CampaignName } from './campaignSizes.ts';
import type { PaymentChaosResult } from './chaosPaying.ts';
import type { ChaosOptions } from './chaosShop.ts';
import { killDuringSync } from './chaosSync.ts';
import { clientCampaign } from './client.ts';
import { type ExportChaosResult, killDuringExports } from './exports.ts';
import { importsCampaign } from './imports.ts';
import { type ChaosResult, chaos } from './kills.ts';
import { nightCampaign } from './night.ts';
import { paidTwiceCampaign } from './paidTwice.ts';
import { killDuringPayments } from './payments.ts';
import { racesCampaign } from './races.ts';
import { signInTimesCampaign } from './signInTimes.ts';
import { tamperedCampaign } from './tampered.ts';

/** `root`: of the built shop. */
type Campaign = (root: string, options: CampaignOptions) => Promise<CampaignResult>;

/** On the fixture, in this process. */
function onApi(run: (api: Api, options: CampaignOptions) => Promise<CampaignResult>): Campaign {
  return async (_, options) => {
    const template = await openDatabaseTemplate();
    try {
      const api = await serveApi(await copyDatabase(template));
      try {
        return await run(api, options);
      } finally {
        await api.stop();
      }
    } finally {
      await template.close();
    }
  };
}

/** On a copy of the demo data, which is left behind only after a problem. */
function onDemoData(
  chaos: (options: ChaosOptions) => Promise<ChaosResult | PaymentChaosResult | ExportChaosResult>,
): Campaign {
  return async (root, { count, ...options }) => {
    const dataDir = await copyOfDemoData(join(root, 'dist'));
    const { problems, ...counts } = await chaos({ root, dataDir, faults: count, ...options });
    if (problems.length === 0) await rm(dataDir, { recursive: true, force: true });
    else options.onProgress?.(`The database is left in ${dataDir}`);
    return { tried: count, counts, problems };
  };
}

export const CAMPAIGNS: Readonly<Record<CampaignName, Campaign>> = {
  access: onApi(accessCampaign),
  tampered: onApi(tamperedCampaign),
  races: onApi(racesCampaign),
  paidTwice: onApi(paidTwiceCampaign),
  client: onApi(clientCampaign),
  signInTimes: onApi(signInTimesCampaign),
  faults: onDemoData(chaos),
  payments: onDemoData(killDuringPayments),
  imageSync: async (root, { count, ...options }) => {
    const dataDir = await copyOfDemoData(join(root, 'dist'));
    const { problems, ...counts } = await killDuringSync({ root, dataDir, pictures: count, ...options });
    if (problems.length === 0) await rm(dataDir, { recursive: true, force: true });
    else options.onProgress?.(`The database is left in ${dataDir}`);
    return { tried: count, counts, problems };
  },
  exports: onDemoData(killDuringExports),
  imports: onApi(importsCampaign),
  accountPayments: onDemoData(killDuringAccountPayments),
  night: (_, options) => nightCampaign(options),
};
