import { type Static, Type } from 'typebox';
import { Guide } from './guide.ts';

/** An edit of a guide that was interrupted: the guide as it was opened, and what was typed over it. */
export const GuideSavedDraft = Type.Object({
  /** The name that the page was opened with. */
  address: Type.String(),
  /** Null where one was being made. */
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
