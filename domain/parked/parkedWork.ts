import { type Static, type TSchema, Type } from 'typebox';
import { guideEditHref } from '../guide/guideAddress.ts';
import { ParkedGuide } from '../guide/parkedGuide.ts';
import { LANDING_EDIT, ParkedLanding } from '../landing/parkedLanding.ts';
import { sharedText } from '../texts/sharedText.ts';
import { parkedTexts } from './parkedTexts.ts';

/** Whose work it is: nobody else is offered it, nor he for another customer. */
export interface WorkOwner {
  username: string;
  customerKey: number;
}

/** One kind of work. Methods, so that any kind can be read as `Kind<TSchema>`. */
export interface Kind<Shape extends TSchema> {
  /** Grows when the shape changes: what an older program kept is dropped. */
  readonly version: number;
  readonly shape: Shape;
  /** Where it goes on. */
  hrefOf(work: Static<Shape>): string;
  /** What is said when it is offered. */
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

/** What is kept when a session ends in the middle of it (readings 125). Never anything of cards, banks or passwords. */
export const PARKED_KINDS = {
  checkout: kind({
    version: 1,
    shape: Details,
    hrefOf: () => '/checkout',
    textOf: () => sharedText('parked.ofCheckout'),
  }),
  guideEdit: kind({
    version: 1,
    shape: ParkedGuide,
    hrefOf: ({ address }) => guideEditHref(address),
    textOf: ({ guide, nameText }) => parkedTexts.ofGuide(guide?.name ?? nameText),
  }),
  landingEdit: kind({
    version: 1,
    shape: ParkedLanding,
    hrefOf: () => LANDING_EDIT,
    textOf: () => sharedText('parked.ofLanding'),
  }),
} as const;

export type ParkedKind = keyof typeof PARKED_KINDS;
export type WorkOf<Name extends ParkedKind> = Static<(typeof PARKED_KINDS)[Name]['shape']>;

/** One piece of work as it is offered. */
export interface ParkedWork {
  kind: ParkedKind;
  href: string;
  text: string;
  work: WorkOf<ParkedKind>;
}

/** The record in the browser's storage. */
export const ParkedRecord = Type.Object({
  version: Type.Literal(1),
  username: Type.String(),
  customerKey: Type.Integer(),
  works: Type.Array(
    Type.Object({ kind: Type.String(), version: Type.Integer(), parkedAt: Type.Number(), work: Type.Object({}) }),
  ),
});
export type ParkedRecord = Static<typeof ParkedRecord>;
