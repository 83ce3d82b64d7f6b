import { type Static, Type } from 'typebox';
import { LandingCard, type LandingLayout } from './layout.ts';

/** The address of the landing page editor. */
export const LANDING_EDIT = '/admin/landing';

/** The layout as the editor had it, even when it is too long to be saved. */
const EditedLayout = Type.Unsafe<LandingLayout>(
  Type.Object({
    enabled: Type.Boolean(),
    title: Type.String(),
    cards: Type.Array(Type.Object({ ...LandingCard.properties, heading: Type.String() })),
    contents: Type.Array(
      Type.Object({ id: Type.Integer(), parentId: Type.Integer(), hidden: Type.Boolean(), variant: Type.String() }),
    ),
  }),
);

/** An interrupted edit of the landing page: its initial version and the edited page. */
export const LandingSavedDraft = Type.Object({
  version: Type.Integer({ minimum: 0 }),
  layout: EditedLayout,
  /** The card in the card editor; the edited page includes its changes. */
  cardId: Type.Union([Type.Integer(), Type.Null()]),
  cardLayout: Type.Union([EditedLayout, Type.Null()]),
});
export type LandingSavedDraft = Static<typeof LandingSavedDraft>;
