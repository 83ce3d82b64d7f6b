import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startCatalogueBuilds } from '../modules/catalog/catalogueBuilds.ts';
import { startImports } from '../modules/dataImport/importJob.ts';
import { removeLeftPdfs } from '../modules/documents/pdfFile.ts';
import { openMail } from '../modules/email/mail.ts';
import { openHumanCheck } from '../modules/humanCheck/openHumanCheck.ts';
import { openPictureSource, pictureFolderOf } from '../modules/images/sync/openPictureSource.ts';
import { createMonitor } from '../modules/monitoring/monitor.ts';
import { createRequestTimes } from '../modules/monitoring/requestTimes.ts';
import { serveMetrics } from '../modules/monitoring/serveMetrics.ts';
import { describeOrderTarget, openOrderTarget } from '../modules/orderExport/openOrderTarget.ts';
import { createEmails } from '../modules/outbox/emails.ts';
import { cardTokenService } from '../modules/payments/cardTokens.ts';
import { createGateway, describeGateway } from '../modules/payments/createGateway.ts';
import { startReportBuilds } from '../modules/reports/reportBuilds.ts';
import type { DemoAccount } from '../modules/sessions/demoAccount.ts';
import { systemClock } from '../platform/clock.ts';
import { scheduledBackup } from '../platform/database/backup/scheduledBackup.ts';
import { onPool, openShopPool } from '../platform/database/connect.ts';
import { openDatabase } from '../platform/database/openDatabase.ts';
import { primaryReads } from '../platform/database/replica/customerReads.ts';
import { openReplica } from '../platform/database/replica/openReplica.ts';
import { randomIds } from '../platform/ids.ts';
import { addJob } from '../platform/jobs/addJob.ts';
import { runJobs } from '../platform/jobs/runJobs.ts';
import { describeError } from '../platform/startError.ts';
import { alertTargets } from './alertTargets.ts';
import { buildApp } from './buildApp.ts';
import { type Config, readConfig } from './config.ts';
import { ensureSite, howToBegin } from './emptyShop.ts';
import { BACK_UP } from './jobs/backUpJob.ts';
import { jobs } from './jobs/jobs.ts';
import { explainListenError, requireFreeAddress } from './listenAddress.ts';
import { applyMigrations, prepareDemoData, stopwatch } from './prepareDatabase.ts';
import { startRenderers } from './renderers.ts';
import type { Services } from './services.ts';
import { createShutdown, type Shutdown } from './shutdown.ts';
import { watchedOf } from './watchedOf.ts';

/** How long running jobs may take when the server stops. */
const DRAIN_MILLISECONDS = 250;

/** About thirty pages, made in about a second. */
const SHORT_PDF_LINES = 1_000;

const log = (line: string) => console.log(line);
const report = (error: unknown) => console.error(describeError(error));
const shutdown = createShutdown(log, report);

try {
  await start(readConfig(process.env), shutdown);
} catch (error) {
  if (!shutdown.isStopping()) {
    report(error);
    await shutdown.stop(1);
  }
}

async function start(config: Config, shutdown: Shutdown): Promise<void> {
  const elapsed = stopwatch();
  const opening = openDatabase({
    ...config,
    log: (line) => log(`Database: ${line}`),
    requirement: () => requireFreeAddress(config),
    isKeptRunning: true,
  });
  shutdown.add(() => opening.then((opened) => opened.stop()), 3_200);
  const opened = await opening;
  log(`Database: ${opened.description} (${elapsed()})`);
  void opened.lost.then((reason) => {
    console.error(`The database has gone: ${reason}.`);
    void shutdown.stop(1);
  });

  const pool = openShopPool(opened.url, { answerWithin: config.databaseSeconds * 1000 });
  const database = onPool(pool);
  shutdown.add(() => database.destroy(), 500);
  await applyMigrations(opened.url, log);
  const demoAccounts = config.demoData ? await prepareDemoData(opened.url, pictureFolderOf(config), log) : [];
  await ensureSite(database);

  const { replica: configured } = config;
  const replica =
    configured &&
    (await openReplica(
      { database, url: opened.url, readUrl: configured.url },
      { longestAgeMs: configured.longestAgeSeconds * 1000, answerWithin: config.databaseSeconds * 1000 },
      (line) => log(`Database: ${line}`),
    ));
  if (replica) shutdown.add(() => replica.close(), 200);

  const renderers = startRenderers();
  shutdown.add(() => renderers.close(), 200);
  const catalogueBuilds = startCatalogueBuilds(opened.url);
  shutdown.add(() => catalogueBuilds.close(), 200);
  const reportBuilds = startReportBuilds(opened.url);
  shutdown.add(() => reportBuilds.close(), 200);
  const imports = startImports(opened.url);
  shutdown.add(() => imports.close(), 200);
  await removeLeftPdfs();
  const mail = await openMail(config);
  log(`Mail: ${mail.transport.description}`);
  const humanCheck = openHumanCheck(config, { database, clock: systemClock, report: log });
  log(`Human check: ${humanCheck.kind}`);
  const payments = createGateway(config, { database, clock: systemClock, report: log });
  log(`Payments: ${describeGateway(config)}`);
  log(`Orders: ${describeOrderTarget(config)}`);
  if (config.backup) log(`Backups: every ${config.backup.everyHours} hours in ${config.backup.to}`);
  const watched = watchedOf(config);
  const monitor = createMonitor({ database, clock: systemClock }, watched);
  const requestTimes = createRequestTimes(systemClock.now());
  const services: Services = {
    database,
    customerReads: replica ?? primaryReads(database),
    clock: systemClock,
    publicUrl: config.publicUrl,
    ids: randomIds,
    renderers,
    catalogueBuilds,
    reportBuilds,
    imports,
    shortPdfLines: SHORT_PDF_LINES,
    pictureSource: openPictureSource(config),
    pictureFormat: config.imageFormat,
    encryption: mail.encryption,
    emails: createEmails({ encryption: mail.encryption, clock: systemClock }),
    mail,
    humanCheck,
    payments,
    cardTokens: cardTokenService(config),
    orderTarget: openOrderTarget(config, systemClock),
    demoAccounts,
    backup: config.backup
      ? scheduledBackup({ ...config, url: opened.url, isEmbedded: config.databaseUrl === null }, config.backup, log)
      : null,
    monitor,
    watched,
    requestTimes,
    alertTargets: alertTargets(config, mail),
    atlasRoot: builtFolder('atlas', 'page.html'),
  };
  if (await services.backup?.isDue(services.clock.now())) await addJob(database, BACK_UP, {}, { key: BACK_UP.name });
  const running = await runJobs(opened.url, jobs(services), report);
  shutdown.add(() => running.stop(DRAIN_MILLISECONDS), DRAIN_MILLISECONDS + 50);

  const metrics =
    config.metrics &&
    (await import('../modules/monitoring/metrics.ts')).createMetrics({ monitor, pool, replica, watched, requestTimes });
  const app = await buildApp({
    ...services,
    logLevel: config.logLevel,
    trustProxy: config.trustProxy,
    ...(metrics && { recordRequest: metrics.record }),
    webRoot: builtFolder('web', 'index.html'),
  });
  shutdown.add(() => app.close(), config.stopSeconds * 1000);
  const beginning = await howToBegin(database);
  await app.listen({ host: config.host, port: config.port }).catch((error) => {
    throw explainListenError(error, config);
  });
  if (config.metrics && metrics) {
    const address = config.metrics;
    const served = await serveMetrics(metrics, address).catch((error) => {
      throw explainListenError(error, address, 'METRICS_');
    });
    shutdown.add(() => served.close(), 200);
    log(`Metrics: http://${address.host}:${address.port}/metrics`);
  }
  log(`Storefront ready at ${config.publicUrl}`);
  if (demoAccounts.length > 0) log(tableOf(demoAccounts));
  if (beginning) log(`\n${beginning}\n`);
  process.send?.('ready');
}

/** A folder beside the built server; null when the server runs from its sources. */
function builtFolder(name: string, page: string): string | null {
  const folder = join(import.meta.dirname, '..', name);
  return existsSync(join(folder, page)) ? folder : null;
}

function tableOf(accounts: readonly DemoAccount[]): string {
  const heading = { username: 'user', password: 'password', role: 'role' };
  const width = Math.max(...accounts.map(({ username }) => username.length));
  const rows = [heading, ...accounts].map(
    ({ username, password, role }) => `  ${username.padEnd(width)}  ${password.padEnd(12)}  ${role}`,
  );
  return `\nDemo accounts:\n${rows.join('\n')}\n`;
}
