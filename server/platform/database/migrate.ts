import { Logger, runMigrations } from 'graphile-worker';
import { Kysely, PostgresDialect } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type pg from 'pg';
import { StartError } from '../startError.ts';
import { up as initial } from './migrations/001_initial.ts';
import { up as guideVersions } from './migrations/002_guide_versions.ts';
import { up as shipToDecides } from './migrations/003_ship_to_decides.ts';
import { up as documentContent } from './migrations/004_document_content.ts';
import { up as idempotencyScope } from './migrations/005_idempotency_scope.ts';
import { up as catalogueVersion } from './migrations/006_catalogue_version.ts';
import { up as productOrder } from './migrations/007_product_order.ts';
import { up as deliveryDaysAhead } from './migrations/008_delivery_days_ahead.ts';
import { up as signInLimits } from './migrations/009_sign_in_limits.ts';
import { up as accounts } from './migrations/010_accounts.ts';
import { up as mail } from './migrations/011_mail.ts';
import { up as orderScans } from './migrations/012_order_scans.ts';
import { up as signUp } from './migrations/013_sign_up.ts';
import { up as addresses } from './migrations/014_addresses.ts';
import { up as pickupDays } from './migrations/015_pickup_days.ts';
import { up as audit } from './migrations/016_audit.ts';
import { up as payments } from './migrations/017_payments.ts';
import { up as sandboxGateway } from './migrations/018_sandbox_gateway.ts';
import { up as receivables } from './migrations/019_receivables.ts';
import { up as accountPayments } from './migrations/020_account_payments.ts';
import { up as reports } from './migrations/021_reports.ts';
import { up as theme } from './migrations/022_theme.ts';
import { up as pictures } from './migrations/023_pictures.ts';
import { up as landing } from './migrations/024_landing.ts';
import { up as punchout } from './migrations/025_punchout.ts';
import { up as imports } from './migrations/026_imports.ts';
import { up as people } from './migrations/027_people.ts';
import { up as rules } from './migrations/028_rules.ts';
import { up as integration } from './migrations/029_integration.ts';
import { up as orderNumbers } from './migrations/031_order_numbers.ts';
import { up as auditChanges } from './migrations/032_audit_changes.ts';
import { up as orderingRules } from './migrations/033_ordering_rules.ts';
import { up as payloadVisit } from './migrations/035_payload_visit.ts';
import { up as importCodes } from './migrations/038_import_codes.ts';
import { up as guideChanges } from './migrations/041_guide_changes.ts';
import { up as cartLinePlace } from './migrations/042_cart_line_place.ts';
import { up as searchWords } from './migrations/043_search_words.ts';
import { up as work } from './migrations/044_work.ts';
import { up as importResults } from './migrations/045_import_results.ts';
import { up as importPreview } from './migrations/046_import_preview.ts';
import { up as exactUnits } from './migrations/047_exact_units.ts';
import { up as invoiceOverride } from './migrations/048_invoice_override.ts';
import { up as codesWithoutCase } from './migrations/049_codes_without_case.ts';
import { up as unknownStock } from './migrations/050_unknown_stock.ts';
import { up as paymentIssuer } from './migrations/051_payment_issuer.ts';
import { up as conditionalPrices } from './migrations/052_conditional_prices.ts';
import { up as billedQuantity } from './migrations/054_billed_quantity.ts';
import { up as alerts } from './migrations/056_alerts.ts';
import { up as sessionDevices } from './migrations/058_session_devices.ts';
import { up as twoFactor } from './migrations/061_two_factor.ts';
import { up as legalPages } from './migrations/062_legal_pages.ts';
import { up as replicaReads } from './migrations/063_replica_reads.ts';
import { up as recordings } from './migrations/064_recordings.ts';
import { up as languages } from './migrations/066_languages.ts';
import { up as sealedRecordings } from './migrations/067_sealed_recordings.ts';
import { up as productTexts } from './migrations/068_product_texts.ts';
import { up as teams } from './migrations/069_teams.ts';
import { up as flowNumbers } from './migrations/070_flow_numbers.ts';
import { openPool } from './pool.ts';
import { refreshCatalogueOrder } from './refreshCatalogueOrder.ts';

export const migrations: Readonly<Record<string, Migration>> = {
  '001_initial': { up: initial },
  '002_guide_versions': { up: guideVersions },
  '003_ship_to_decides': { up: shipToDecides },
  '004_document_content': { up: documentContent },
  '005_idempotency_scope': { up: idempotencyScope },
  '006_catalogue_version': { up: catalogueVersion },
  '007_product_order': { up: productOrder },
  '008_delivery_days_ahead': { up: deliveryDaysAhead },
  '009_sign_in_limits': { up: signInLimits },
  '010_accounts': { up: accounts },
  '011_mail': { up: mail },
  '012_order_scans': { up: orderScans },
  '013_sign_up': { up: signUp },
  '014_addresses': { up: addresses },
  '015_pickup_days': { up: pickupDays },
  '016_audit': { up: audit },
  '017_payments': { up: payments },
  '018_sandbox_gateway': { up: sandboxGateway },
  '019_receivables': { up: receivables },
  '020_account_payments': { up: accountPayments },
  '021_reports': { up: reports },
  '022_theme': { up: theme },
  '023_pictures': { up: pictures },
  '024_landing': { up: landing },
  '025_punchout': { up: punchout },
  '026_imports': { up: imports },
  '027_people': { up: people },
  '028_rules': { up: rules },
  '029_integration': { up: integration },
  '031_order_numbers': { up: orderNumbers },
  '032_audit_changes': { up: auditChanges },
  '033_ordering_rules': { up: orderingRules },
  '035_payload_visit': { up: payloadVisit },
  '038_import_codes': { up: importCodes },
  '041_guide_changes': { up: guideChanges },
  '042_cart_line_place': { up: cartLinePlace },
  '043_search_words': { up: searchWords },
  '044_work': { up: work },
  '045_import_results': { up: importResults },
  '046_import_preview': { up: importPreview },
  '047_exact_units': { up: exactUnits },
  '048_invoice_override': { up: invoiceOverride },
  '049_codes_without_case': { up: codesWithoutCase },
  '050_unknown_stock': { up: unknownStock },
  '051_payment_issuer': { up: paymentIssuer },
  '052_conditional_prices': { up: conditionalPrices },
  '054_billed_quantity': { up: billedQuantity },
  '056_alerts': { up: alerts },
  '058_session_devices': { up: sessionDevices },
  '061_two_factor': { up: twoFactor },
  '062_legal_pages': { up: legalPages },
  '063_replica_reads': { up: replicaReads },
  '064_recordings': { up: recordings },
  '066_languages': { up: languages },
  '067_sealed_recordings': { up: sealedRecordings },
  '068_product_texts': { up: productTexts },
  '069_teams': { up: teams },
  '070_flow_numbers': { up: flowNumbers },
};

export interface MigrationState {
  /** Migrations of this version that the database does not have. */
  missing: string[];
  /** Those of a later version, which this one does not know. */
  newer: string[];
}

/** Compares the migrations that a database has with those of this version. */
export function compareMigrations(applied: readonly string[]): MigrationState {
  const known = Object.keys(migrations);
  return {
    missing: known.filter((name) => !applied.includes(name)),
    newer: applied.filter((name) => !known.includes(name)),
  };
}

/** Servers that start at one moment migrate one after the other. */
const MIGRATION_LOCK = 5_261_940;
const CONNECTIONS = 3;

/** Migrations of later versions, which this one does not know. */
const NEWER = /previously executed migration (\S+) is missing/;

/** A database is empty, or has tables and a list of migrations. One without the list belongs to another program. */
async function refuseOthers(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ tables: number; isOurs: boolean }>(
    `select count(*) filter (where tablename not in ('kysely_migration', 'kysely_migration_lock'))::integer as tables,
       coalesce(bool_or(tablename = 'kysely_migration'), false) as "isOurs"
     from pg_tables where schemaname = 'public'`,
  );
  const [{ tables, isOurs } = { tables: 0, isOurs: false }] = rows;
  if (tables > 0 && !isOurs) {
    throw new StartError(
      'The database has tables of another program: set DATABASE_URL to an empty database, or to one of this storefront.',
    );
  }
  const { rowCount } = isOurs ? await pool.query('select from kysely_migration limit 1') : { rowCount: 0 };
  if (rowCount === 0 ? tables > 0 : tables === 0) {
    throw new StartError(
      'The database is incomplete: its tables and its list of migrations (kysely_migration) do not match. Restore a backup into an empty database.',
    );
  }
}

/**
 * Applies the missing migrations in order, then those of the job library; throws with the name of the failed one, whose
 * changes are rolled back.
 */
export async function migrateToLatest(url: string, log?: (line: string) => void): Promise<void> {
  const pool = openPool(url, { connections: CONNECTIONS, patience: 30_000, answerWithin: null });
  const database = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const holder = await pool.connect();
    try {
      await holder.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      await refuseOthers(pool);
      await migrateTables(database, log);
      await refreshCatalogueOrder(database);
      await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
    } finally {
      holder.release(true);
    }
  } finally {
    await database.destroy();
  }
}

async function migrateTables(database: Kysely<unknown>, log?: (line: string) => void): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  for (const result of results) {
    if (result.status === 'Success') log?.(`migration ${result.migrationName} applied`);
  }
  const [, newer] = (error instanceof Error && NEWER.exec(error.message)) || [];
  if (newer) {
    throw new StartError(
      `The database was used by a newer version of this storefront (migration ${newer}): install that version, or restore a backup of this one.`,
    );
  }
  const failed = results.find((result) => result.status === 'Error');
  if (error) throw new Error(`migration ${failed?.migrationName ?? ''} failed`, { cause: error });
}
