import type { LandingConflict, StoredLanding } from '#domain/api/landing.ts';
import type { Catalogue } from '#domain/catalog/catalogue.ts';
import type { LandingSavedDraft } from '#domain/landing/landingSavedDraft.ts';
import type { LandingLayout } from '#domain/landing/layout.ts';
import { renumbered } from '#domain/landing/layoutRules.ts';
import type { Finder } from '#domain/search/finder.ts';

/** The stored landing page, what its products are shown with, and a saved draft to resume. */
export interface OpenedLanding {
  landing: StoredLanding;
  catalogue: Catalogue;
  /** Finds its products once the search is ready. */
  finder?: (() => Finder | null) | undefined;
  /** This week's specials, in their order. */
  pushProductKeys: readonly number[];
  resumed: LandingSavedDraft | null;
}

/** A page to save, with the version that it was read at. */
export interface LandingSave {
  layout: LandingLayout;
  version: number;
}

/** `stale`: someone else saved it since; the conflict says what, who and when. */
export type LandingAnswer =
  | { kind: 'done' }
  | { kind: 'stale'; conflict: LandingConflict }
  | { kind: 'refused'; text: string };

/** The outcome of a save. `theirs`: what someone else saved replaces mine. */
export type LandingSaved =
  | { kind: 'saved' }
  | { kind: 'theirs'; landing: StoredLanding }
  | { kind: 'failed'; text: string }
  | { kind: 'unsaved' };

export function layoutOf({ version: _, ...layout }: StoredLanding): LandingLayout {
  return { ...layout, cards: renumbered(layout.cards) };
}

/** Where the focus goes after a change: to a card's button, or to the one that adds the first card. */
export interface Focus {
  readonly card: number | null;
  readonly control: 'edit' | 'left' | 'right' | 'insert' | 'hide' | 'delete';
}
