import { type Static, type TSchema, Type } from 'typebox';
import { guideEditHref } from '../guide/guideAddress.ts';
import { GuideSavedDraft } from '../guide/guideSavedDraft.ts';
import { LANDING_EDIT, LandingSavedDraft } from '../landing/landingSavedDraft.ts';
import { sharedText } from '../texts/sharedText.ts';
import { draftTexts } from './draftTexts.ts';

/** The owner of the work: it is offered only to the same user for the same customer. */
export interface WorkOwner {
  username: string;
  customerKey: number;
}

/** One kind of work. Methods, so that any kind can be read as `Kind<TSchema>`. */
export interface Kind<Shape extends TSchema> {
  /** The version of the shape: work stored by another version is dropped. */
  readonly version: number;
  readonly shape: Shape;
  /** The page where the work continues. */
  hrefOf(work: Static<Shape>): string;
  /** The text of the offer to resume. */
  textOf(work: Static<Shape>): string;
}

const kind = <Shape extends TSchema>(of: Kind<Shape>) => of;

const Text = Type.Optional(Type.String());

const Details = Type.Object({
  shipTo: Text,
  customerPo: Text,
  deliveryDate: Text,
  specialInstruction1: Text,
  specialInstruction2: Text,
  notes: Text,
});

/** The work that is kept when a session ends (readings 125). It never contains data of cards, banks or passwords. */
export const DRAFT_KINDS = {
  checkout: kind({
    version: 1,
    shape: Details,
    hrefOf: () => '/checkout',
    textOf: () => sharedText('draft.ofCheckout'),
  }),
  guideEdit: kind({
    version: 1,
    shape: GuideSavedDraft,
    hrefOf: ({ address }) => guideEditHref(address),
    textOf: ({ guide, nameText }) => draftTexts.ofGuide(guide?.name ?? nameText),
  }),
  landingEdit: kind({
    version: 1,
    shape: LandingSavedDraft,
    hrefOf: () => LANDING_EDIT,
    textOf: () => sharedText('draft.ofLanding'),
  }),
} as const;

export type DraftKind = keyof typeof DRAFT_KINDS;
export type WorkOf<Name extends DraftKind> = Static<(typeof DRAFT_KINDS)[Name]['shape']>;

/** One offered piece of work. */
export interface SavedDraft {
  kind: DraftKind;
  href: string;
  text: string;
  work: WorkOf<DraftKind>;
}

/** The record in the browser's storage. */
export const DraftRecord = Type.Object({
  version: Type.Literal(1),
  username: Type.String(),
  customerKey: Type.Integer(),
  works: Type.Array(
    Type.Object({ kind: Type.String(), version: Type.Integer(), parkedAt: Type.Number(), work: Type.Object({}) }),
  ),
});
export type DraftRecord = Static<typeof DraftRecord>;
