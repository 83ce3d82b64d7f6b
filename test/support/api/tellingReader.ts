import { getHeapStatistics } from 'node:v8';
import sharp from 'sharp';
import { serveParent } from '../../../server/platform/workers/serveParent.ts';

/** What the process that reads strangers' pictures has, and what it makes of these. */
export interface TellingReader {
  variables: string[];
  connections: string[];
  heapMegabytes: number;
  threads: number;
  /** Null for what it does not read. */
  formats: (string | null)[];
}

async function formatOf(bytes: Uint8Array): Promise<string | null> {
  try {
    return (await sharp(bytes).metadata()).format;
  } catch {
    return null;
  }
}

/** Becomes that process, and returns its own data instead. */
const { send } = process;
process.send = () => true;
await import('../../../server/modules/images/pictureIntakeWorker.ts');
process.removeAllListeners('message');
Object.assign(process, { send });
serveParent(async (pictures: Uint8Array[]): Promise<TellingReader> => {
  const formats: (string | null)[] = [];
  for (const bytes of pictures) formats.push(await formatOf(bytes));
  return {
    // libvips itself returns its path.
    variables: Object.keys(process.env)
      .filter((name) => name !== 'VIPSHOME')
      .toSorted(),
    connections: process.getActiveResourcesInfo().filter((resource) => /TCP|UDP/.test(resource)),
    heapMegabytes: getHeapStatistics().heap_size_limit / 1024 / 1024,
    threads: sharp.concurrency(),
    formats,
  };
});
