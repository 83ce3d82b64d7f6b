import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import { cataloguePacker } from '#domain/catalog/packCatalogue.ts';
import { connect } from '../../platform/database/connect.ts';
import type { Database } from '../../platform/database/schema.ts';
import {
  countListedProducts,
  findCatalogueVersion,
  findChanges,
  findSynonyms,
  readListedProducts,
  readProducts,
} from './catalogueRepository.ts';

interface Compressed {
  brotli: Uint8Array;
  gzip: Uint8Array;
}

/** Brotli's quality: a small response is cached and sent often, a large one must not take long. */
const QUALITY = { compact: 9, large: 5 };
const WINDOW_BITS = 22;

/** Compresses a text stream with both encodings that a caller may accept. */
function compressor(size: keyof typeof QUALITY): {
  write(text: string): Promise<void>;
  end(): Promise<Compressed>;
} {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: QUALITY[size],
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
  };
  const streams = [createBrotliCompress({ params }), createGzip()] as const;
  const [brotli, gzip] = [buffer(streams[0]), buffer(streams[1])];
  return {
    write: async (text) => {
      const bytes = Buffer.from(text);
      await Promise.all(streams.map((stream) => stream.write(bytes) || once(stream, 'drain')));
    },
    end: async () => {
      for (const stream of streams) stream.end();
      return { brotli: await brotli, gzip: await gzip };
    },
  };
}

/** The response of one version, ready to be sent. */
export interface BuiltAnswer extends Compressed {
  version: number;
  /** How many products the catalog lists. */
  total: number;
}

/** `list`: every field of every product. `packed`: the compact catalog, or the differences to a known version. */
export type CatalogueForm = { form: 'list' } | { form: 'packed'; since: number | null };

const NO_CHANGES = { changed: 0, removedKeys: [] };

/**
 * Builds a response from one snapshot of the database; null instead of differences that exceed half of the full
 * catalog.
 */
export async function buildCatalogue(url: string, wanted: CatalogueForm): Promise<BuiltAnswer | null> {
  const database = connect(url, { connections: 1 });
  try {
    return await database
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (moment) => (wanted.form === 'list' ? await buildList(moment) : await pack(moment, wanted.since)));
  } finally {
    await database.destroy();
  }
}

async function buildList(moment: Kysely<Database>): Promise<BuiltAnswer> {
  const version = await findCatalogueVersion(moment);
  const answer = compressor('large');
  let total = 0;
  await answer.write('[');
  for await (const products of readProducts(moment)) {
    const text = products.map((product) => JSON.stringify(product)).join(',');
    await answer.write(`${total === 0 ? '' : ','}${text}`);
    total += products.length;
  }
  await answer.write(']');
  return { version, total, ...(await answer.end()) };
}

async function pack(moment: Kysely<Database>, since: number | null): Promise<BuiltAnswer | null> {
  const version = await findCatalogueVersion(moment);
  const total = await countListedProducts(moment);
  const { changed, removedKeys } = since === null ? NO_CHANGES : await findChanges(moment, since);
  if (2 * (changed + removedKeys.length) > total) return null;
  const synonyms = await findSynonyms(moment, since);
  const packer = cataloguePacker();
  for await (const products of readListedProducts(moment, since)) {
    for (const product of products) packer.add(product);
  }
  const answer = compressor('compact');
  await answer.write(
    JSON.stringify(packer.packed({ version, since, removedKeys, ...(synonyms === undefined ? {} : { synonyms }) })),
  );
  return { version, total, ...(await answer.end()) };
}
