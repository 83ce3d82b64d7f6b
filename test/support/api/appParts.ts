import type { Kysely } from 'kysely';
import type { AppOptions } from '../../../server/app/buildApp.ts';
import type { Renderers } from '../../../server/app/renderers.ts';
import { folderSource } from '../../../server/modules/images/sync/folderSource.ts';
import { createMonitor } from '../../../server/modules/monitoring/monitor.ts';
import { createRequestTimes } from '../../../server/modules/monitoring/requestTimes.ts';
import { createEmails } from '../../../server/modules/outbox/emails.ts';
import { sandboxGateway } from '../../../server/modules/payments/sandbox/sandboxGateway.ts';
import { primaryReads } from '../../../server/platform/database/replica/customerReads.ts';
import type { Database } from '../../../server/platform/database/schema.ts';
import { randomIds } from '../../../server/platform/ids.ts';
import { puppetCheck } from './humanCheck.ts';
import { TEST_SEAL, testMail } from './mail.ts';

interface Given {
  database: Kysely<Database>;
  now: () => Date;
  renderers: Renderers;
}

const WATCHED = { folders: ['/'], backupTo: null, hasOrderTarget: false };

/** What the app is built of in a test: a clock that the test moves, no pages, no log, and no catalogue built ahead. */
export function appParts({ database, now, renderers }: Given): AppOptions {
  const clock = { now };
  return {
    database,
    customerReads: primaryReads(database),
    clock,
    ids: randomIds,
    renderers,
    catalogueBuilds: { build: async () => null },
    reportBuilds: { build: async () => undefined },
    imports: { run: async () => 'ended' },
    shortPdfLines: 1_000,
    pictureSource: folderSource('/nowhere'),
    pictureFormat: 'webp',
    encryption: TEST_SEAL,
    emails: createEmails({ encryption: TEST_SEAL, clock }),
    mail: testMail(),
    humanCheck: puppetCheck(),
    payments: sandboxGateway({ database, clock, pause: async () => undefined }),
    cardTokens: null,
    orderTarget: null,
    publicUrl: 'http://localhost:4000',
    logLevel: 'silent',
    webRoot: null,
    atlasRoot: null,
    demoAccounts: [],
    backup: null,
    monitor: createMonitor({ database, clock }, WATCHED),
    watched: WATCHED,
    requestTimes: createRequestTimes(now()),
    alertTargets: [],
  };
}
