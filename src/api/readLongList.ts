import type { TSchema } from 'typebox';
import type { ListPart } from './listParts.ts';
import ListWorker from './listWorker.ts?worker';

type LongList = { kind: 'list'; rows: readonly unknown[] } | Extract<ListPart, { kind: 'unreadable' }>;

/** Parses and validates a list in a worker; the page receives it in parts. */
export function readLongList(bytes: ArrayBuffer, schema: TSchema): Promise<LongList> {
  const worker = new ListWorker();
  const rows: unknown[] = [];
  return new Promise<LongList>((resolve, reject) => {
    worker.addEventListener('error', () => reject(new Error('nobody could read the list')));
    worker.addEventListener('message', ({ data: part }: MessageEvent<ListPart>) => {
      if (part.kind === 'rows') rows.push(...part.rows);
      else resolve(part.kind === 'end' ? { kind: 'list', rows } : part);
    });
    worker.postMessage({ bytes, schema });
  }).finally(() => worker.terminate());
}
