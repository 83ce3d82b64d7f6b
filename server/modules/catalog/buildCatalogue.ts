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
import { type Compressed, compressor } from './compressor.ts';

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
