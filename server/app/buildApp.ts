import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import etag from '@fastify/etag';
import fastify, { type FastifyInstance } from 'fastify';
import { BODY_BYTES } from '#domain/api/bodyLimits.ts';
import { frameSources } from '#domain/punchout/partnerHosts.ts';
import { CODE_LIMIT } from '#domain/schema/limits.ts';
import { registerRoutes } from '../modules/access/registerRoutes.ts';
import { serveAtlasPage } from '../modules/flows/serveAtlasPage.ts';
import { WIDGET_SOURCES } from '../modules/humanCheck/widgetSources.ts';
import { findObstacle } from '../modules/monitoring/readiness.ts';
import { cardTokenSources } from '../modules/payments/cardTokens.ts';
import { serveSandboxTokens } from '../modules/payments/sandbox/serveSandboxTokens.ts';
import { framedPages } from '../modules/punchout/framedPage.ts';
import { servePunchout } from '../modules/punchout/servePunchout.ts';
import { pageSettings } from '../modules/siteConfiguration/pageSettings.ts';
import { serveLegalPages } from '../modules/siteConfiguration/serveLegalPages.ts';
import { readBodies } from '../platform/http/bodies.ts';
import { answerBeforeClosing } from '../platform/http/closing.ts';
import { compileSerializer, compileValidator } from '../platform/http/compilers.ts';
import { answerAsRefusal, answerBadAddress, answerNotFound } from '../platform/http/errors.ts';
import { shareFairly } from '../platform/http/fairShares.ts';
import { answerHealth } from '../platform/http/health.ts';
import { answerInLanguage } from '../platform/http/language.ts';
import { loggerOptions } from '../platform/http/logging.ts';
import { answerMalformedLine, HOST_IS_REFUSED_HERE, refuseOddRequests } from '../platform/http/malformedLines.ts';
import { publishContract } from '../platform/http/openApi.ts';
import { type AnsweredRequest, recordRequests } from '../platform/http/recordRequests.ts';
import { secureHeaders } from '../platform/http/security.ts';
import { readIndexHtml, serveWeb } from '../platform/http/web.ts';
import { serveDemoMail } from './demoMail/demoMail.ts';
import { serveDemoProcurement } from './demoProcurement/demoProcurement.ts';
import { routes } from './routes.ts';
import type { Services } from './services.ts';

export interface AppOptions extends Services {
  logLevel: string;
  /** The proxies whose client address header is trusted; none by default. */
  trustProxy?: number | string[] | false;
  /** Where log lines go; the standard output unless given. */
  logStream?: { write(line: string): void };
  /** Hears of every request that was answered, as `requestTimes` does. */
  recordRequest?: (request: AnsweredRequest) => void;
  /** Folder of the built storefront; null serves the API alone. */
  webRoot: string | null;
}

const REQUEST_TIMEOUT_MS = 30_000;

/** The number of trusted proxies nearest to the server; the next address is the caller. */
function trustOf(trusted: number | string[] | false): string[] | false | ((address: string, hop: number) => boolean) {
  return typeof trusted === 'number' ? (_address, hop) => hop < trusted : trusted;
}

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, clock, publicUrl, logLevel, webRoot, cardTokens } = options;
  const app = fastify({
    logger: loggerOptions(logLevel, options.logStream),
    trustProxy: trustOf(options.trustProxy ?? false),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_BYTES,
    // A part of the address that is too long is refused by its schema, as everything is.
    routerOptions: { maxParamLength: 2 * CODE_LIMIT },
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: 2 * REQUEST_TIMEOUT_MS,
    return503OnClosing: false,
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerMalformedLine,
    http: HOST_IS_REFUSED_HERE,
  });
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(compileSerializer);
  app.setErrorHandler(answerAsRefusal);
  recordRequests(app, (request) => {
    options.requestTimes.record(request);
    options.recordRequest?.(request);
  });
  answerBeforeClosing(app);
  refuseOddRequests(app);
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  const indexHtml = webRoot ? await readIndexHtml(webRoot) : null;
  const letFrame = secureHeaders(app, indexHtml, {
    widgets: WIDGET_SOURCES[options.humanCheck.kind],
    cards: cardTokenSources(cardTokens),
  });
  answerInLanguage(app);
  shareFairly(app);
  await app.register(etag);
  await app.register(compress, { threshold: 1024 });
  await readBodies(app);
  await publishContract(app, publicUrl);
  answerHealth(app, () => findObstacle(database));
  registerRoutes(app, routes(options), { database, customerReads: options.customerReads, clock });
  if (cardTokens?.service === 'sandbox') serveSandboxTokens(app, clock);
  if (options.mail.folder !== null && options.demoAccounts.length > 0) serveDemoMail(app, options.mail.folder);
  serveLegalPages(app, database);
  if (options.atlasRoot !== null) await serveAtlasPage(app, options.atlasRoot);
  servePunchout(app, options);
  if (options.demoAccounts.length > 0) serveDemoProcurement(app, options);
  const instead = framedPages(database, (reply, { frameHosts, postbackHosts }) =>
    letFrame(reply, { frames: frameSources(frameHosts), forms: frameSources(postbackHosts) }),
  );
  if (webRoot && indexHtml) await serveWeb(app, { webRoot, indexHtml, instead, readSettings: pageSettings(database) });
  else app.setNotFoundHandler(answerNotFound);
  await app.ready();
  return app;
}
