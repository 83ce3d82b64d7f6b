import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { LandingRef, LandingSnapshot } from '#machines/landing/landingMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { FailedState } from '../../../components/states/FailedState.tsx';
import { PageSkeleton } from '../../../components/states/PageSkeleton.tsx';
import { LandingView } from '../../../landing/LandingView.tsx';
import { ShopGoods } from '../../../landing/ShopGoods.tsx';
import { StripPlace } from './StripPlace.tsx';

const isBusyIn = (snapshot: LandingSnapshot) => snapshot.hasTag('busy');
const isShownIn = (snapshot: LandingSnapshot) => snapshot.hasTag('shown');
const hasFailed = (snapshot: LandingSnapshot) => snapshot.hasTag('failed');
const areSpecialsMissingIn = (snapshot: LandingSnapshot) => snapshot.hasTag('specialsMissing');
const landingOf = ({ context }: LandingSnapshot) => context.landing;
const specialsOf = ({ context }: LandingSnapshot) => context.specials;

/** The shop's own first page; nothing at all for whoever may not see its products. */
export function LandingScreen({ shop, area }: { shop: Shop; area: LandingRef }) {
  const isBusy = useSelector(area, isBusyIn);
  const isShown = useSelector(area, isShownIn);
  const isFailed = useSelector(area, hasFailed);
  const areSpecialsMissing = useSelector(area, areSpecialsMissingIn);
  const landing = useSelector(area, landingOf);
  const specials = useSelector(area, specialsOf);
  const retry = useCallback(() => area.send({ type: 'specials.retry' }), [area]);
  if (isFailed) {
    return (
      <FailedState onRetry={() => area.send({ type: 'landing.retry' })}>
        The start page could not be loaded.
      </FailedState>
    );
  }
  if (isBusy) {
    return (
      <div aria-busy="true">
        <PageSkeleton shape="landing" />
      </div>
    );
  }
  if (!isShown || !landing) return null;
  return (
    <ShopGoods shop={shop} pushProductKeys={specials} onRetry={areSpecialsMissing ? retry : undefined}>
      <LandingView
        layout={landing}
        strip={(headingLevel) => <StripPlace shop={shop} area={area} headingLevel={headingLevel} />}
      />
    </ShopGoods>
  );
}
