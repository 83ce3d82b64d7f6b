import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Answer, Endpoint, Params, Query } from '#domain/api/endpoint.ts';
import { buildApp } from '../../../server/app/buildApp.ts';
import { startRenderers } from '../../../server/app/renderers.ts';
import type { Services } from '../../../server/app/services.ts';
import { startCatalogueBuilds } from '../../../server/modules/catalog/catalogueBuilds.ts';
import type { ImportTask } from '../../../server/modules/dataImport/importJob.ts';
import { runImport } from '../../../server/modules/dataImport/runImport.ts';
import type { PdfTask } from '../../../server/modules/documents/pdfRenderer.ts';
import type { Charge } from '../../../server/modules/payments/gateway.ts';
import { startReportBuilds } from '../../../server/modules/reports/reportBuilds.ts';
import { reportJob } from '../../../server/modules/reports/reportJob.ts';
import { type CustomerReads, primaryReads } from '../../../server/platform/database/replica/customerReads.ts';
import type { Database } from '../../../server/platform/database/schema.ts';
import { runJobs } from '../../../server/platform/jobs/runJobs.ts';
import type { TestDatabase } from '../database/copiedDatabase.ts';
import { appParts } from './appParts.ts';
import { guardRefusals } from './codedRefusals.ts';
import { FIXTURE_NOW } from './fixture.ts';

type Given<T, Name extends string> = T extends undefined ? { [key in Name]?: undefined } : { [key in Name]?: T };

interface RequestParts {
  body?: unknown;
  token?: string;
  customerKey?: number;
  idempotencyKey?: string;
  cartVersion?: number;
  headers?: Record<string, string>;
}

interface LooseOptions extends RequestParts {
  params?: unknown;
  query?: unknown;
}

/** `body` may be invalid: the server must refuse it. */
export type CallOptions<E extends Endpoint> = Given<Params<E>, 'params'> & Given<Query<E>, 'query'> & RequestParts;

export interface Reply<T> {
  status: number;
  body: T;
  headers: Record<string, unknown>;
}

export interface Api {
  app: FastifyInstance;
  /** Where its database is. */
  url: string;
  database: Kysely<Database>;
  /** A body that is not JSON arrives as text. */
  call<E extends Endpoint>(endpoint: E, options?: CallOptions<E>): Promise<Reply<Answer<E>>>;
  /** Moves the clock; sessions stay alive. */
  travelTo(instant: string): Promise<void>;
  /** Every document rendered since the last reset waits for `hold`, and is recorded. */
  pdfs: Pdfs;
  /** The gateway of the charges, each of which waits for `hold`. */
  gateway: HeldGateway;
  /** What the server is built of, for its jobs. */
  services: Services;
  countStatements(run: () => Promise<unknown>): Promise<number>;
  /** The fixture, and the clock, as they were. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

export interface Pdfs {
  rendered: PdfTask[];
  hold: Promise<unknown>;
}

export interface HeldGateway {
  /** References of the charges that were sent since the last reset. */
  charges: string[];
  hold: Promise<unknown>;
}

const SHORT_PDF_LINES = 1_000;

/** The API on this database, driven without a socket. A report of more lines than are given is made when it is opened, and no job is done but that. */
export async function serveApi(
  testDatabase: TestDatabase,
  shortPdfLines = SHORT_PDF_LINES,
  customerReads: CustomerReads = primaryReads(testDatabase.database),
): Promise<Api> {
  const { database } = testDatabase;
  let now = new Date(FIXTURE_NOW);
  let secrets = 0;
  const renderers = startRenderers();
  const catalogueBuilds = startCatalogueBuilds(testDatabase.url);
  const reportBuilds = startReportBuilds(testDatabase.url);
  const pdfs: Pdfs = { rendered: [], hold: Promise.resolve() };
  const gateway: HeldGateway = { charges: [], hold: Promise.resolve() };
  const parts = appParts({ database, now: () => now, renderers });
  const services = {
    ...parts,
    customerReads,
    imports: { run: (task: Omit<ImportTask, 'url'>) => runImport({ url: testDatabase.url, ...task }) },
    payments: {
      ...parts.payments,
      authorise: async (charge: Charge) => {
        gateway.charges.push(charge.reference);
        await gateway.hold;
        return await parts.payments.authorise(charge);
      },
    },
  };
  const app = guardRefusals(
    await buildApp({
      ...services,
      ids: {
        secret: () => {
          secrets += 1;
          return `secret-${String(secrets).padStart(26, '0')}`;
        },
      },
      renderers: {
        ...renderers,
        pdf: async (task) => {
          pdfs.rendered.push(task);
          await pdfs.hold;
          return await renderers.pdf(task);
        },
      },
      catalogueBuilds,
      reportBuilds,
      shortPdfLines,
    }),
  );
  const reports = reportJob({ ...services, reportBuilds, shortPdfLines });
  const jobs = shortPdfLines === SHORT_PDF_LINES ? null : await runJobs(testDatabase.url, [reports], () => undefined);
  return {
    app,
    url: testDatabase.url,
    database,
    call: async <E extends Endpoint>(endpoint: E, given?: CallOptions<E>) => {
      const options: LooseOptions = given ?? {};
      const response = await app.inject({
        method: endpoint.method,
        url: pathOf(endpoint, options.params),
        query: textValues(options.query),
        headers: headersOf(options),
        ...(options.body === undefined ? {} : { payload: payloadOf(endpoint, options.body) }),
      });
      return { status: response.statusCode, body: parse(response.body), headers: response.headers };
    },
    travelTo: async (instant) => {
      now = new Date(instant);
      await database.updateTable('session').set({ created_at: now, last_used_at: now }).execute();
    },
    pdfs,
    gateway,
    services,
    countStatements: testDatabase.countStatements,
    reset: async () => {
      now = new Date(FIXTURE_NOW);
      pdfs.rendered = [];
      pdfs.hold = Promise.resolve();
      gateway.charges = [];
      gateway.hold = Promise.resolve();
      await testDatabase.reset();
    },
    stop: async () => {
      await app.close();
      await jobs?.stop(5_000);
      await renderers.close();
      await catalogueBuilds.close();
      await reportBuilds.close();
      await testDatabase.drop();
    },
  };
}

function payloadOf(endpoint: Endpoint, body: unknown): string | Buffer {
  return endpoint.takesBytes ? Buffer.from(body as Uint8Array) : JSON.stringify(body);
}

function parse<T>(text: string): T {
  try {
    return JSON.parse(text);
  } catch {
    return text as T;
  }
}

function pathOf(endpoint: Endpoint, params: unknown): string {
  const values = textValues(params);
  return endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

function textValues(values: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, String(value)]));
}

function headersOf(options: LooseOptions): Record<string, string> {
  const { body, token, customerKey, idempotencyKey, cartVersion, headers } = options;
  return {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(customerKey === undefined ? {} : { 'x-customer-key': String(customerKey) }),
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    ...(cartVersion === undefined ? {} : { 'x-cart-version': String(cartVersion) }),
    ...headers,
  };
}
