import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { landingText } from '#domain/texts/landingText.ts';
import type { LandingRef, LandingSnapshot } from '#machines/landing/landingMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { FailedState } from '../../../components/states/FailedState.tsx';
import { PageSkeleton } from '../../../components/states/PageSkeleton.tsx';
import { LandingView } from '../../../landing/LandingView.tsx';
import { ShopProductCards } from '../../../landing/ShopProductCards.tsx';
import { StripPlace } from './StripPlace.tsx';

const isBusyIn = (snapshot: LandingSnapshot) => snapshot.hasTag('busy');
const isShownIn = (snapshot: LandingSnapshot) => snapshot.hasTag('shown');
const hasFailed = (snapshot: LandingSnapshot) => snapshot.hasTag('failed');
const areSpecialsMissingIn = (snapshot: LandingSnapshot) => snapshot.hasTag('specialsMissing');
const landingOf = ({ context }: LandingSnapshot) => context.landing;
const specialsOf = ({ context }: LandingSnapshot) => context.specials;

/** The home page of the shop; empty for a visitor who may not see its products. */
export function LandingScreen({ shop, flows: { landing: page } }: { shop: Shop; flows: { landing: LandingRef } }) {
  const isBusy = useSelector(page, isBusyIn);
  const isShown = useSelector(page, isShownIn);
  const isFailed = useSelector(page, hasFailed);
  const areSpecialsMissing = useSelector(page, areSpecialsMissingIn);
  const landing = useSelector(page, landingOf);
  const specials = useSelector(page, specialsOf);
  const retry = useCallback(() => page.send({ type: 'specials.retry' }), [page]);
  if (isFailed) {
    return (
      <FailedState onRetry={() => page.send({ type: 'landing.retry' })}>
        {landingText('landing.theHomePageCouldNotBe')}
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
    <ShopProductCards shop={shop} pushProductKeys={specials} onRetry={areSpecialsMissing ? retry : undefined}>
      <LandingView
        layout={landing}
        strip={(headingLevel) => <StripPlace shop={shop} landing={page} headingLevel={headingLevel} />}
      />
    </ShopProductCards>
  );
}
