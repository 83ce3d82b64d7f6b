import { createStore, delMany, getMany, set } from 'idb-keyval';
import { type Static, Type } from 'typebox';
import { PackedCatalogue } from '#domain/catalog/packedCatalogue.ts';
import { isOf } from '../api/schemaCheck.ts';

const Tag = Type.Union([Type.String(), Type.Null()]);
const Whole = Type.Object({ answer: PackedCatalogue, tag: Tag });
const Changes = Type.Object({ answer: PackedCatalogue, tag: Tag });

/** An answer with its entity tag. */
export type TaggedCatalogue = Static<typeof Whole>;

/** What came of the catalogue: all of it, and later what changed since. */
export interface KeptCatalogue {
  whole: TaggedCatalogue;
  changes: TaggedCatalogue | null;
}

/**
 * The catalogue of the last visit, for everyone who uses this browser: it says nothing of a customer, no price and no stock.
 * Where the browser keeps nothing, or something else, there is none.
 */
export interface ProductStore {
  read(): Promise<KeptCatalogue | null>;
  /** Keeps a whole catalogue and forgets the changes of the one before. */
  keepWhole(whole: TaggedCatalogue): Promise<void>;
  /** Keeps the changes since the whole that is kept. */
  keepChanges(changes: TaggedCatalogue): Promise<void>;
}

const WHOLE = 'whole';
const CHANGES = 'changes';

export function createProductStore(): ProductStore {
  const open = () => createStore('catalogue', 'answers');
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
