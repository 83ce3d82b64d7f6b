import type { StoredPicture } from '#domain/api/images.ts';
import { Refused } from '../../platform/http/refused.ts';
import { sharedWork } from '../../platform/workers/sharedWork.ts';
import { addAudit } from '../audit/auditRepository.ts';
import { nameOfBytes } from './pictureName.ts';
import { keepPictures } from './pictureStore.ts';
import type { ImageServices } from './services.ts';
import type { Taken } from './takePicture.ts';

/** Pictures that are read or wait to be read at one time. */
const WAITING_LIMIT = 12;

/**
 * Stores the usable content of a picture under a name from its pixels; throws 409 with the reason when there is none.
 */
export function pictureUpload({ database, renderers, clock }: ImageServices) {
  const shareReading = sharedWork<Taken>(WAITING_LIMIT);
  return async (bytes: Uint8Array, userId: number): Promise<StoredPicture> => {
    const taken = await shareReading(nameOfBytes(bytes), () => renderers.take(bytes));
    if ('refusal' in taken) throw new Refused(409, 'pictureRefused', taken.refusal);
    const { body, width, height, original } = taken;
    const now = clock.now();
    const file = `${nameOfBytes(body)}.webp`;
    await database.transaction().execute(async (transaction) => {
      const picture = { file, body, contentType: 'image/webp', width, height };
      if ((await keepPictures(transaction, [picture], now)) > 0)
        await addAudit(transaction, { at: now, userId, action: 'image.upload', subject: file });
    });
    return { src: `/img/${file}`, width, height, ...(original && { original }) };
  };
}
