import { createStore, delMany, getMany, set } from 'idb-keyval';
import { type Static, Type } from 'typebox';
import { PackedCatalogue } from '#domain/catalog/packedCatalogue.ts';
import type { Language } from '#domain/texts/languages.ts';
import { isOf } from '../api/schemaCheck.ts';

const Tag = Type.Union([Type.String(), Type.Null()]);
const Whole = Type.Object({ answer: PackedCatalogue, tag: Tag });
const Changes = Type.Object({ answer: PackedCatalogue, tag: Tag });

/** A response with its entity tag. */
export type TaggedCatalogue = Static<typeof Whole>;

/** A response about the catalog: all of it, or the changes since. */
export interface KeptCatalogue {
  whole: TaggedCatalogue;
  changes: TaggedCatalogue | null;
}

/**
 * The catalog of the last visit in a language, shared by all users of this browser: it has no customer, price or stock.
 * Without usable storage there is none.
 */
export interface ProductStore {
  read(): Promise<KeptCatalogue | null>;
  /** Stores a full catalog and deletes the changes of the previous one. */
  keepWhole(whole: TaggedCatalogue): Promise<void>;
  /** Stores the changes since the stored full catalog. */
  keepChanges(changes: TaggedCatalogue): Promise<void>;
}

const WHOLE = 'whole';
const CHANGES = 'changes';

export function createProductStore(language: Language): ProductStore {
  const open = () => createStore(language === 'en' ? 'catalogue' : `catalogue.${language}`, 'answers');
  let store: ReturnType<typeof open> | null = null;

  async function tryTo<Value>(use: (store: ReturnType<typeof open>) => Promise<Value>): Promise<Value | null> {
    try {
      store ??= open();
      return await use(store);
    } catch {
      return null;
    }
  }

  async function forget(): Promise<null> {
    await tryTo((opened) => delMany([WHOLE, CHANGES], opened));
    return null;
  }

  return {
    read: async () => {
      const [whole, changes = null] = (await tryTo((opened) => getMany([WHOLE, CHANGES], opened))) ?? [];
      if (whole === undefined) return null;
      if (!isOf(Whole, whole) || (changes !== null && !isOf(Changes, changes))) return await forget();
      const belongs = changes === null || changes.answer.since === whole.answer.version;
      return { whole, changes: belongs ? changes : null };
    },
    keepWhole: async (whole) => {
      await forget();
      await tryTo((opened) => set(WHOLE, whole, opened));
    },
    keepChanges: async (changes) => {
      await tryTo((opened) => set(CHANGES, changes, opened));
    },
  };
}
