import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/database/schema.ts';
import { unavailable } from '../../platform/http/refused.ts';
import { languageNow } from '../../platform/text/spoken.ts';
import { sharedWork } from '../../platform/workers/sharedWork.ts';
import type { BuiltAnswer, CatalogueForm } from './buildCatalogue.ts';
import type { CatalogueBuilds } from './catalogueBuilds.ts';
import { isKnownVersion } from './catalogueRepository.ts';

/** The maximum responses that are being built or waiting. */
const BUILDS_LIMIT = 24;
const DIFFERENCES_BYTES = 8 * 1024 * 1024;

/** Null: the differences are more than half of the whole. */
interface Differences {
  version: number;
  answer: BuiltAnswer | null;
}

export interface BuiltCatalogue {
  /** Every product with every field. */
  list(version: number): Promise<BuiltAnswer>;
  /** The differences since a version if they are known and small enough, else the full catalog. */
  packed(version: number, since: number | undefined): Promise<BuiltAnswer>;
}

/**
 * Catalog responses in the language of the request, cached as bytes until there is a newer version. Simultaneous requests share one build. A response
 * may be of a later version than requested, never of an earlier one.
 */
export function builtCatalogue(database: Kysely<Database>, { build }: CatalogueBuilds): BuiltCatalogue {
  const whole = new Map<string, BuiltAnswer>();
  const differences = new LRUCache<string, Differences>({
    maxSize: DIFFERENCES_BYTES,
    sizeCalculation: ({ answer }) => (answer ? answer.brotli.length + answer.gzip.length : 1),
  });
  const share = sharedWork<BuiltAnswer | null>(BUILDS_LIMIT, unavailable);

  async function newest(form: CatalogueForm['form'], version: number): Promise<BuiltAnswer> {
    const name = `${languageNow()} ${form}`;
    for (;;) {
      const kept = whole.get(name);
      if (kept && kept.version >= version) return kept;
      // A build that started for an earlier caller may have read an earlier version.
      const built = await share(name, () => build(form === 'list' ? { form } : { form, since: null }));
      if (built) whole.set(name, built);
    }
  }

  async function changes(version: number, since: number): Promise<BuiltAnswer | null> {
    const name = `${languageNow()} since ${since}`;
    for (;;) {
      const kept = differences.get(name);
      if (kept && kept.version >= version) return kept.answer;
      if (!(await isKnownVersion(database, since))) return null;
      const answer = await share(name, () => build({ form: 'packed', since }));
      differences.set(name, { version: answer?.version ?? version, answer });
    }
  }

  return {
    list: (version) => newest('list', version),
    packed: async (version, since) => {
      const answer = since === undefined ? null : await changes(version, since);
      return answer ?? (await newest('packed', version));
    },
  };
}
