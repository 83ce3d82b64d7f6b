import { type Kysely, sql, type Transaction } from 'kysely';
import { Type } from 'typebox';
import type { ImageSyncProgress } from '#domain/api/images.ts';
import { isUnderWay } from '#domain/api/work.ts';
import type { Database } from '../../../platform/database/schema.ts';
import {
  advanceWork,
  goesOn,
  isGoingOn,
  progressOf,
  queueWork,
  type Work,
  type WorkKind,
} from '../../../platform/work/work.ts';
import type { PictureFormat } from '../pictureFormat.ts';
import type { CodedProduct, Match } from './matchFiles.ts';

const LISTED_PROBLEMS = 100;

export const SYNC_PICTURES = {
  name: 'syncPictures',
  payload: Type.Object({ run: Type.Integer() }),
  maxAttempts: 10,
  table: 'image_sync',
  id: 'run',
} as const satisfies WorkKind;

const GIVEN_UP = 'The pictures could not be synced. Please try again.';

export async function findCodedProducts(database: Kysely<Database>): Promise<CodedProduct[]> {
  return await database
    .selectFrom('product')
    .select(['product_key as key', 'product_code as code', 'formatted_product_code as formattedCode'])
    .orderBy('product_key')
    .execute();
}

export interface ListedFile {
  path: string;
  match: Match | null;
}

/** The earlier results of files are kept. */
export async function listFiles(database: Kysely<Database>, run: number, files: readonly ListedFile[]): Promise<void> {
  const rows = files.map(({ path, match }) => ({
    path,
    product_key: match?.productKey ?? null,
    position: match?.position ?? 0,
  }));
  await sql`
    insert into image_file (path, run, state, product_key, position)
    select path, ${run}::integer, case when product_key is null then 'unmatched' else 'pending' end, product_key, position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as listed (path text, product_key integer, position integer)
    on conflict (path) do update set run = excluded.run, state = excluded.state, product_key = excluded.product_key,
      position = excluded.position`.execute(database);
}

export async function isListed(database: Kysely<Database>): Promise<boolean> {
  const { is_listed } = await database.selectFrom('image_sync').select('is_listed').executeTakeFirstOrThrow();
  return is_listed;
}

/** False when there is no file at all; then nothing is written. */
export async function endListing(database: Kysely<Database>, run: number): Promise<boolean> {
  const { numAffectedRows } = await sql`update image_sync set is_listed = true
    where run = ${run} and exists (select from image_file where run = ${run})`.execute(database);
  return numAffectedRows === 1n;
}

export interface PendingFile {
  path: string;
  version: string | null;
  recipe: string | null;
  stem: string | null;
  format: PictureFormat | null;
  problem: string | null;
}

export async function findPending(database: Kysely<Database>, run: number, limit: number): Promise<PendingFile[]> {
  const { rows } = await sql<PendingFile>`select path, version, recipe, stem, format, problem from image_file
    where run = ${run} and state = 'pending' order by path limit ${limit}`.execute(database);
  return rows;
}

export interface DoneFile extends PendingFile {
  state: 'made' | 'kept' | 'broken';
}

/** Throws `Abandoned` when another worker has the run. */
export async function noteDone(database: Kysely<Database>, work: Work, files: readonly DoneFile[]): Promise<void> {
  await sql`
    update image_file f set state = d.state, version = d.version, recipe = d.recipe, stem = d.stem, format = d.format,
      problem = d.problem
    from jsonb_to_recordset(${JSON.stringify(files)}::jsonb)
      as d (path text, state text, version text, recipe text, stem text, format text, problem text)
    where f.path = d.path and f.run = ${work.id}`.execute(database);
  const percent = sql<number>`(select 100 * count(*) filter (where state <> 'pending') / count(*)
    from image_file where run = ${work.id})`;
  await advanceWork(database, SYNC_PICTURES, work, { percent });
}

/** Assigns finished pictures to products; unchanged products are not written. */
export async function assignPictures(database: Kysely<Database>, run: number): Promise<void> {
  await sql`
    with found as (
      select product_key, stem, format, row_number() over (partition by product_key order by position, path) as place
      from image_file where run = ${run} and product_key is not null and stem is not null
    ), wanted as (
      select product_key, max(stem || '-list.' || format) filter (where place = 1) as list,
        max(stem || '-mobile.' || format) filter (where place = 1) as mobile,
        max(stem || '-card.' || format) filter (where place = 1) as card,
        array_agg(stem || '-detail.' || format order by place) filter (where place <= 12) as details
      from found group by product_key
    ), given as (
      update product p set list_image = list, mobile_image = mobile, card_image = card, detail_images = details
      from wanted w where p.product_key = w.product_key
        and (p.list_image, p.mobile_image, p.card_image, p.detail_images) is distinct from (list, mobile, card, details)
    )
    insert into product_picture (product_key, list_image)
    select product_key, list from wanted where exists (select from product p where p.product_key = wanted.product_key)
    on conflict (product_key) do update set list_image = excluded.list_image
      where product_picture.list_image <> excluded.list_image`.execute(database);
}

/** Deletes files that are no longer in the source, and clears the pictures of products without other files. */
export async function clearVanished(database: Kysely<Database>, run: number): Promise<void> {
  await sql`delete from image_file where run <> ${run}`.execute(database);
  await sql`
    with bare as (
      delete from product_picture g where not exists (
        select from image_file f where f.product_key = g.product_key and f.stem is not null
      ) returning product_key, list_image
    )
    update product p set list_image = null, mobile_image = null, card_image = null, detail_images = '{}'
    from bare where p.product_key = bare.product_key and p.list_image = bare.list_image`.execute(database);
}

/** Deletes pictures without a file once no browser can have an older catalog. */
export async function removeUnused(
  database: Kysely<Database>,
  { now, unusedSince }: { now: Date; unusedSince: Date },
): Promise<void> {
  const isUsed = sql`(exists (select from image_file f where f.stem = picture.stem)
    or exists (select from drawing d where d.stem = picture.stem))`;
  await sql`update picture set unused_since = case when ${isUsed} then null else ${now}::timestamptz end
    where stem is not null and (unused_since is null) <> ${isUsed}`.execute(database);
  await sql`delete from picture where unused_since <= ${unusedSince}`.execute(database);
}

/** Starts another run, unless one is active; returns its number. Only one of simultaneous callers starts one. */
export async function beginSync(transaction: Transaction<Database>): Promise<number | null> {
  await sql`insert into image_sync (run, state) values (0, 'done') on conflict do nothing`.execute(transaction);
  const last = await transaction
    .selectFrom('image_sync')
    .select(['run', 'state'])
    .forUpdate()
    .executeTakeFirstOrThrow();
  // A statement that waits for the lock would not see the job that was added meanwhile.
  if (isUnderWay(last) && (await isGoingOn(transaction, SYNC_PICTURES, last.run))) return null;
  const next = last.run + 1;
  await transaction.updateTable('image_sync').set({ run: next, is_listed: false }).execute();
  await queueWork(transaction, SYNC_PICTURES, next);
  return next;
}

interface Progress extends Omit<ImageSyncProgress, 'startedAt' | 'finishedAt'> {
  startedAt: Date | null;
  finishedAt: Date | null;
}

export async function findSyncProgress(database: Kysely<Database>): Promise<Progress | undefined> {
  const { rows } = await sql<Progress>`
    with files as (select f.* from image_file f join image_sync s on s.run = f.run)
    select ${progressOf(GIVEN_UP)}, r.started_at as "startedAt", r.finished_at as "finishedAt", counts.*,
      coalesce((select array_agg(path order by path) from (
        select path from files where state = 'unmatched' order by path limit ${LISTED_PROBLEMS}) listed), '{}') as unmatched,
      coalesce((select json_agg(json_build_object('file', path, 'reason', coalesce(problem, '')) order by path) from (
        select path, problem from files where state = 'broken' order by path limit ${LISTED_PROBLEMS}) listed), '[]') as problems
    from image_sync r left join graphile_worker.jobs j on ${goesOn(SYNC_PICTURES, 'j', sql`r.run`)}, (
      select count(*)::integer as found, count(*) filter (where state <> 'pending')::integer as done,
        count(*) filter (where state = 'made')::integer as made, count(*) filter (where state = 'kept')::integer as kept,
        count(*) filter (where state = 'broken')::integer as broken,
        count(*) filter (where state = 'unmatched')::integer as "unmatchedCount"
      from files
    ) counts`.execute(database);
  return rows[0];
}
