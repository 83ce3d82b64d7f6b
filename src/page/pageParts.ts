import type { ComponentType, ReactNode } from 'react';
import type { ActorRefFrom, AnyActorLogic, AnyActorRef, InputFrom } from 'xstate';
import type { Shop } from '#machines/shop/shop.ts';
import type { PageVisit } from '#machines/shop/visit.ts';
import type { AreaServices } from './areaServices.ts';

/** The input of a page. */
export interface Entry {
  readonly shop: Shop;
  readonly params: PageVisit['params'];
}

type Logics = Readonly<Record<string, AnyActorLogic>>;

/** The props of a screen: the shop, the parameters of the address, and the running flows of its page. */
export interface PageProps<Of extends Logics> {
  readonly shop: Shop;
  readonly params: PageVisit['params'];
  readonly flows: { readonly [Id in keyof Of]: ActorRefFrom<Of[Id]> };
}

interface AnyFlow {
  readonly logic: AnyActorLogic;
  readonly input?: (entry: Entry) => unknown;
  /** The users it runs for; every user by default. */
  readonly isFor?: (shop: Shop) => boolean;
  /** Keeps running when its page is left, and gets `page.shown` and `page.hidden`. */
  readonly lasts?: boolean;
}

interface FlowOf<Logic extends AnyActorLogic> extends AnyFlow {
  readonly logic: Logic;
  readonly input?: (entry: Entry) => InputFrom<Logic>;
}

type ProvidedFlow<Logic extends AnyActorLogic> =
  undefined extends InputFrom<Logic>
    ? FlowOf<Logic>
    : FlowOf<Logic> & { readonly input: (entry: Entry) => InputFrom<Logic> };

/** A page: its screen, and the flows that run while it is open, with their ports. */
export type PageParts<Of extends Logics> = (host: AreaServices) => {
  readonly Screen: (props: PageProps<Of>) => ReactNode;
  readonly flows: { readonly [Id in keyof Of]: ProvidedFlow<Of[Id]> };
};

/** A page with any flows; its own `PageParts` type checks that they match. */
export type AnyPageParts = (host: AreaServices) => {
  readonly Screen: (props: never) => ReactNode;
  readonly flows: Readonly<Record<string, AnyFlow>>;
};

/** A page in a separate chunk, which loads on the first visit. */
export interface LatePage {
  readonly load: () => Promise<AnyPageParts>;
}

/** The screen of any page. */
export type AreaScreen = ComponentType<{
  shop: Shop;
  flows: Readonly<Record<string, AnyActorRef>>;
  params: PageVisit['params'];
}>;
