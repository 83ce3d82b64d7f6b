import { type Static, Type } from 'typebox';
import { Guide } from './guide.ts';

/** An interrupted edit of a guide: the guide as it was opened, and the edited values. */
export const GuideSavedDraft = Type.Object({
  /** The name that the page was opened with. */
  address: Type.String(),
  /** Null for a new guide. */
  guide: Type.Union([Guide, Type.Null()]),
  nameText: Type.String(),
  changed: Type.Array(
    Type.Object({
      productKey: Type.Integer(),
      isIncluded: Type.Boolean(),
      quantityText: Type.String(),
      unit: Type.String(),
    }),
  ),
});
export type GuideSavedDraft = Static<typeof GuideSavedDraft>;
