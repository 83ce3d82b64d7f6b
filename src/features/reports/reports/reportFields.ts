import type { DraftChange, ReportDrafts } from '#domain/report/reportDraft.ts';
import type { CatalogueSnapshot } from '#machines/shop/catalogue/catalogueMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';

/** The fields of a card. */
export interface ReportFieldsProps {
  readonly drafts: ReportDrafts;
  readonly shop: Shop;
  readonly onChange: (change: DraftChange) => void;
}

export const catalogueIn = ({ context }: CatalogueSnapshot) => context.catalogue;
/** Categories and guides are loading. */
export const isComingIn = ({ context }: CatalogueSnapshot) => context.surroundings === null;
