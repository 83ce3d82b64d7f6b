import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyDatabase } from '../copiedDatabase.ts';
import { openDatabaseTemplate } from '../databaseTemplate.ts';
import { copyOfDemoData } from '../demoData.ts';
import { type Api, serveApi } from '../servedApi.ts';
import { type TortureResult, torture } from '../torture.ts';
import { tortureAccountPayments } from '../tortureAccountPayments.ts';
import type { PaymentTortureResult } from '../torturedPaying.ts';
import type { TortureOptions } from '../torturedShop.ts';
import { tortureSync } from '../torturedSync.ts';
import { type ExportTortureResult, tortureExports } from '../tortureExports.ts';
import { torturePayments } from '../torturePayments.ts';
import { accessCampaign } from './access.ts';
import type { CampaignOptions, CampaignResult } from './campaign.ts';
import { clientCampaign } from './client.ts';
import { importsCampaign } from './imports.ts';
import { paidTwiceCampaign } from './paidTwice.ts';
import { racesCampaign } from './races.ts';
import { signInTimesCampaign } from './signInTimes.ts';
import { tamperedCampaign } from './tampered.ts';

interface Campaign {
  /** What is counted. */
  unit: string;
  usual: number;
  /** `root`: of the built shop. */
  run: (root: string, options: CampaignOptions) => Promise<CampaignResult>;
}

/** On the fixture, in this process. */
function onApi(run: (api: Api, options: CampaignOptions) => Promise<CampaignResult>): Campaign['run'] {
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
  torture: (options: TortureOptions) => Promise<TortureResult | PaymentTortureResult | ExportTortureResult>,
): Campaign['run'] {
  return async (root, { count, ...options }) => {
    const dataDir = await copyOfDemoData(join(root, 'dist'));
    const { problems, ...counts } = await torture({ root, dataDir, faults: count, ...options });
    if (problems.length === 0) await rm(dataDir, { recursive: true, force: true });
    else options.onProgress?.(`The database is left in ${dataDir}`);
    return { tried: count, counts, problems };
  };
}

export const CAMPAIGNS = {
  access: { unit: 'authorisation cells', usual: 5_712, run: onApi(accessCampaign) },
  tampered: { unit: 'tampered requests', usual: 2_775, run: onApi(tamperedCampaign) },
  races: { unit: 'races', usual: 540, run: onApi(racesCampaign) },
  paidTwice: { unit: 'invoices paid from two sessions at once', usual: 1_000, run: onApi(paidTwiceCampaign) },
  client: { unit: 'client faults', usual: 450, run: onApi(clientCampaign) },
  signInTimes: { unit: 'pairs of sign-ins', usual: 2_000, run: onApi(signInTimesCampaign) },
  faults: { unit: 'faults under load', usual: 384, run: onDemoData(torture) },
  payments: { unit: 'kills while cards are charged', usual: 400, run: onDemoData(torturePayments) },
  imageSync: {
    unit: 'pictures in a source, the server killed half-way',
    usual: 5_000,
    run: async (root, { count, ...options }) => {
      const dataDir = await copyOfDemoData(join(root, 'dist'));
      const { problems, ...counts } = await tortureSync({ root, dataDir, pictures: count, ...options });
      if (problems.length === 0) await rm(dataDir, { recursive: true, force: true });
      else options.onProgress?.(`The database is left in ${dataDir}`);
      return { tried: count, counts, problems };
    },
  },
  exports: { unit: 'kills while orders leave', usual: 100, run: onDemoData(tortureExports) },
  imports: { unit: 'kills while files are brought in', usual: 100, run: onApi(importsCampaign) },
  accountPayments: { unit: 'kills while accounts are paid', usual: 400, run: onDemoData(tortureAccountPayments) },
} as const satisfies Record<string, Campaign>;

export type CampaignName = keyof typeof CAMPAIGNS;

export function isCampaignName(name: string): name is CampaignName {
  return Object.hasOwn(CAMPAIGNS, name);
}
