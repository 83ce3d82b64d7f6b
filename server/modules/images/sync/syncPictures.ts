import { type Job, job } from '../../../platform/jobs/job.ts';
import { Abandoned, beginWork, endWork, type Work } from '../../../platform/work/work.ts';
import { unusedPicturesSince } from '../../retention/retention.ts';
import { isKept, keepPictures } from '../pictureStore.ts';
import { contentTypeOf, fileOf, PICTURE_SIZES, recipeOf, stemOf } from '../productPicture.ts';
import type { ImageServices } from '../services.ts';
import { fileMatcher } from './matchFiles.ts';
import { SourceTrouble, sourceTexts } from './pictureSource.ts';
import {
  assignPictures,
  clearVanished,
  type DoneFile,
  endListing,
  findCodedProducts,
  findPending,
  isListed,
  type ListedFile,
  listFiles,
  noteDone,
  type PendingFile,
  removeUnused,
  SYNC_PICTURES,
} from './syncRepository.ts';

type SyncServices = Pick<ImageServices, 'database' | 'clock' | 'renderers' | 'pictureSource' | 'pictureFormat'>;

const LISTED_AT_ONCE = 500;
/** The maximum files that are repeated when the server dies. */
const NOTED_AT_ONCE = 20;
/** The number of batches per catalog version. */
const BATCHES_PER_VERSION = 10;
/** The next pictures are fetched while one is made. */
const LANES = 3;

async function list({ database, pictureSource }: SyncServices, run: number): Promise<void> {
  const match = fileMatcher(await findCodedProducts(database));
  let files: ListedFile[] = [];
  for await (const path of pictureSource.list()) {
    files.push({ path, match: match(path) });
    if (files.length < LISTED_AT_ONCE) continue;
    await listFiles(database, run, files);
    files = [];
  }
  if (files.length > 0) await listFiles(database, run, files);
  if (!(await endListing(database, run))) throw new SourceTrouble(sourceTexts.empty);
}

/** Processes one file. A broken one leaves the product's previous picture. */
async function doFile(services: SyncServices, file: PendingFile): Promise<DoneFile> {
  const { database, clock, renderers, pictureSource, pictureFormat: format } = services;
  const recipe = recipeOf(format);
  const read = await pictureSource.read(file.path, file.recipe === recipe ? file.version : null);
  if (read === 'unchanged') return { ...file, state: file.problem === null ? 'kept' : 'broken' };
  if ('refusal' in read) return { ...file, state: 'broken', version: null, problem: read.refusal };
  const { bytes, version } = read;
  const stem = stemOf(bytes, format);
  const known = { ...file, version, recipe, problem: null };
  const isMade = await isKept(
    database,
    PICTURE_SIZES.map((size) => fileOf(stem, size, format)),
  );
  if (isMade) return { ...known, stem, format, state: 'kept' };
  const made = await renderers.takeSizes({ bytes, sizes: PICTURE_SIZES, format });
  if ('refusal' in made) return { ...known, state: 'broken', problem: made.refusal };
  const pictures = made.pictures.map(({ size, ...picture }) => ({
    ...picture,
    file: fileOf(stem, size, format),
    contentType: contentTypeOf(format),
    stem,
  }));
  await keepPictures(database, pictures, clock.now());
  return { ...known, stem, format, state: 'made' };
}

async function doAll(services: SyncServices, files: readonly PendingFile[]): Promise<DoneFile[]> {
  const waiting = [...files];
  const done: DoneFile[] = [];
  const lane = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) done.push(await doFile(services, file));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return done;
}

async function goOn(services: SyncServices, run: number, work: Work): Promise<void> {
  const { database } = services;
  if (!(await isListed(database))) await list(services, run);
  for (let batch = 1; ; batch += 1) {
    const files = await findPending(database, run, NOTED_AT_ONCE);
    if (files.length === 0) return;
    await noteDone(database, work, await doAll(services, files));
    if (batch % BATCHES_PER_VERSION === 0) await assignPictures(database, run);
  }
}

/**
 * Updates the products' pictures from the source. Files that are done are skipped, so that a run whose server died
 * continues. A source that does not respond ends the run with the reason; finished pictures are shown.
 */
export function syncPictures(services: SyncServices): Job {
  const { database, clock } = services;
  return job(SYNC_PICTURES, async ({ run }) => {
    const work = await beginWork(database, SYNC_PICTURES, run);
    if (!work) return;
    let failure: string | null = null;
    try {
      await goOn(services, run, work);
    } catch (error) {
      if (error instanceof Abandoned) return;
      if (!(error instanceof SourceTrouble)) throw error;
      failure = error.message;
    }
    const now = clock.now();
    await database.transaction().execute(async (transaction) => {
      if (!(await endWork(transaction, SYNC_PICTURES, work, { failure }))) return;
      await assignPictures(transaction, run);
      if (failure === null) await clearVanished(transaction, run);
    });
    await removeUnused(database, { now, unusedSince: unusedPicturesSince(now) });
  });
}
