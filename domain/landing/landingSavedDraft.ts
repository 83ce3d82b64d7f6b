import { type Static, Type } from 'typebox';
import { LandingCard, type LandingLayout } from './layout.ts';

/** Where the landing page is edited. */
export const LANDING_EDIT = '/admin/landing';

/** As it stood in the editor: what is too long to be saved is kept all the same. */
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

/** An edit of the landing page that was interrupted: the version it began with, and the page as it stands. */
export const LandingSavedDraft = Type.Object({
  version: Type.Integer({ minimum: 0 }),
  layout: EditedLayout,
  /** The card in the card editor, and the page with it as it stands there. */
  cardId: Type.Union([Type.Integer(), Type.Null()]),
  cardLayout: Type.Union([EditedLayout, Type.Null()]),
});
export type LandingSavedDraft = Static<typeof LandingSavedDraft>;
