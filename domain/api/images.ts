import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { SaveResult } from './refusal.ts';
import { workProgress } from './work.ts';

/** The maximum bytes of an uploaded picture. */
export const PICTURE_BYTES = 10 * 1024 * 1024;

const Count = Type.Integer({ minimum: 0 });
const Moment = Type.Union([Type.String(), Type.Null()]);

/** A picture under /img: `src` is its whole path. `original` has the sides of the file, if it was made smaller. */
export const StoredPicture = Type.Object({
  src: Type.String(),
  width: Count,
  height: Count,
  original: Type.Optional(Type.Object({ width: Count, height: Count })),
});
export type StoredPicture = Static<typeof StoredPicture>;

export const uploadImage = endpoint({
  method: 'POST',
  path: '/api/admin/image',
  access: 'admin',
  summary:
    'Upload a picture (JPEG, PNG, WebP, AVIF or SVG as the raw body) and return its address. The same picture always has the same address. 409 with the reason if it is refused',
  takesBytes: true,
  answer: StoredPicture,
  codes: ['fileTooLarge', 'pictureRefused'],
});

export const requestImageSync = endpoint({
  method: 'GET',
  path: '/api/admin/requestImageSync',
  access: 'admin',
  summary: 'Sync product pictures with their source. Does nothing if a sync is already running',
  answer: SaveResult,
});

/** The progress of the picture sync; of the last run when none is active. */
export const ImageSyncProgress = Type.Object({
  ...workProgress,
  state: Type.Enum(['never', 'waiting', 'running', 'done', 'failed']),
  startedAt: Moment,
  finishedAt: Moment,
  /** Files found in the source, and processed so far. */
  found: Count,
  done: Count,
  /** The numbers of new, unchanged and broken pictures. */
  made: Count,
  kept: Count,
  broken: Count,
  /** Files that match no product code, and errors of pictures: the first hundred each. */
  unmatched: Type.Array(Type.String(), { maxItems: 100 }),
  unmatchedCount: Count,
  problems: Type.Array(Type.Object({ file: Type.String(), reason: Type.String() }), { maxItems: 100 }),
});
export type ImageSyncProgress = Static<typeof ImageSyncProgress>;

/** Before the first sync. */
export const NEVER_SYNCED: ImageSyncProgress = {
  state: 'never',
  percent: 0,
  startedAt: null,
  finishedAt: null,
  found: 0,
  done: 0,
  made: 0,
  kept: 0,
  broken: 0,
  unmatched: [],
  unmatchedCount: 0,
  problems: [],
  failure: null,
};

export const getImageSync = endpoint({
  method: 'GET',
  path: '/api/admin/imageSync',
  access: 'admin',
  summary: 'Progress of the image sync',
  answer: ImageSyncProgress,
});
