import { createActor, type EventObject, fromCallback } from 'xstate';
import type { Cart } from '#domain/cart/cart.ts';
import type { Guide } from '#domain/guide/guide.ts';
import type { GuideSavedDraft } from '#domain/guide/guideSavedDraft.ts';
import type { GuideWrite } from '#domain/guide/guideWrite.ts';
import type { Product } from '#domain/product/product.ts';
import { shopMachine } from '#machines/app/shop/shopMachine.ts';
import type { GuideEditRef } from '#machines/guides/guideEdit/guideEditMachine.ts';
import type { OpenedGuide } from '#machines/guides/guideForm/guideForm.ts';
import type { GuideAnswer } from '#machines/guides/guideWrite/guideWrite.ts';
import type { OrderGuideRef } from '#machines/guides/orderGuide/orderGuideMachine.ts';
import type { Notice, NoticeSubject } from '#machines/notices/notice.ts';
import { cartMachine } from '#machines/shop/cart/cartMachine.ts';
import type { CatalogueInput } from '#machines/shop/catalogue/catalogue.ts';
import { type CatalogueRef, catalogueMachine } from '#machines/shop/catalogue/catalogueMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { guideEditFlow, orderGuideFlow } from '../../src/guide/guideFlows.ts';
import { basil } from '../machines/guides/guideSamples.ts';
import { buyer, catalogueOf, environment, loadedCatalogue, tomatoes } from '../machines/samples.ts';
import { catalogueCue } from './catalogueCue.ts';
import { cue } from './cue.ts';

type Writing = Pick<Parameters<typeof guideEditFlow>[0], 'ports' | 'notify' | 'withdrawNotice'>;
type Begin<Flow> = (shop: Shop, host: Writing, paths: string[]) => Flow;

const roundingOf = (shop: Shop) => shop.shopper.configuration.settings.orderQuantityRoundingFlag;

/** The page of the guides, of a buyer whose server answers on cue. */
export function orderGuideOnCue(guides: readonly Guide[]) {
  const begin: Begin<OrderGuideRef> = (shop, host, paths) => {
    const logic = orderGuideFlow({
      ...host,
      showGuide: (_, { name }) => paths.push(`guide ${name}`),
      openQuickEntry: (_, { name }) => paths.push(`quick entry of ${name}`),
    });
    return createActor(logic, { input: { rounding: roundingOf(shop), guideList: shop.catalogue } }).start();
  };
  return guidesOnCue(begin, guides);
}

/** The page on which a guide is edited, likewise. */
export function guideEditOnCue(name: string, guides: readonly Guide[]) {
  const begin: Begin<GuideEditRef> = (shop, host, paths) => {
    const logic = guideEditFlow({ ...host, goTo: (_, { path }) => paths.push(path) });
    const input = { name, rounding: roundingOf(shop), catalogueRef: shop.catalogue };
    return createActor(logic, { input }).start();
  };
  return guidesOnCue(begin, guides);
}

async function guidesOnCue<Flow>(
  begin: Begin<Flow>,
  guides: readonly Guide[],
  products: readonly Product[] = [tomatoes, basil],
) {
  const loadCatalogue = catalogueCue();
  const loadGuides = cue<readonly Guide[], CatalogueInput>();
  const openGuide = cue<OpenedGuide, { name: string; catalogue: CatalogueRef }>();
  const sendWrite = cue<GuideAnswer, GuideWrite>();
  /** What became of a write that got no answer. */
  const askGuides = cue<readonly Guide[]>();
  const paths: string[] = [];
  const notices: Notice[] = [];
  const withdrawn: NoticeSubject[] = [];
  let isLeavingGuarded = false;
  const ports = {
    openGuide: openGuide.port,
    sendWrite: sendWrite.port,
    loadGuides: askGuides.port,
    saveDraft: fromCallback<EventObject, { read: () => GuideSavedDraft | null }>(() => undefined),
    holdUnsavedWork: fromCallback(() => {
      isLeavingGuarded = true;
      return () => {
        isLeavingGuarded = false;
      };
    }),
  };
  const shopRef = createActor(
    shopMachine.provide({
      actors: {
        catalogue: catalogueMachine.provide({
          actors: { ...loadCatalogue.actors, loadGuides: loadGuides.port },
        }),
        cart: cartMachine.provide({ actors: { loadCart: cue<Cart>().port } }),
      },
    }),
    { input: { shopper: buyer, environment: environment() } },
  ).start();
  const { shop } = shopRef.getSnapshot().context;
  const host: Writing = {
    ports,
    notify: (_, notice) => notices.push(notice),
    withdrawNotice: (_, { about }) => withdrawn.push(about),
  };
  const flow = begin(shop, host, paths);
  const loaded = { ...loadedCatalogue, products, guides };
  await loadCatalogue.answer(loaded);
  const opening = (guide: Guide | null): OpenedGuide => ({ guide, guides, catalogue: catalogueOf(loaded) });
  return {
    shop,
    flow,
    loadCatalogue,
    loadGuides,
    openGuide,
    sendWrite,
    askGuides,
    paths,
    notices,
    withdrawn,
    opening,
    isLeavingGuarded: () => isLeavingGuarded,
  };
}
