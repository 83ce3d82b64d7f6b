import { useSelector } from '@xstate/react';
import { historyText } from '#domain/texts/historyText.ts';
import type { LandingRef, LandingSnapshot } from '#machines/landing/landingMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { NotLoaded } from '../../../components/states/NotLoaded.tsx';
import type { HeadingLevel } from '../../../components/text/headingLevel.ts';
import { ReorderStrip } from './reorderStrip.ts';
import styles from './StripPlace.module.css';
import { StripSkeleton } from './StripSkeleton.tsx';

const reorderOf = ({ children }: LandingSnapshot) => children.reorder;
const isFetchingIn = (snapshot: LandingSnapshot) => snapshot.hasTag('stripFetching');
const isMissingIn = (snapshot: LandingSnapshot) => snapshot.hasTag('stripMissing');

interface StripPlaceProps {
  readonly shop: Shop;
  readonly landing: LandingRef;
  readonly headingLevel: HeadingLevel;
}

/** The place of the reorder strip: reserved while it loads, absent for a buyer without one. */
export function StripPlace({ shop, landing, headingLevel }: StripPlaceProps) {
  const reorder = useSelector(landing, reorderOf);
  const isFetching = useSelector(landing, isFetchingIn);
  const isMissing = useSelector(landing, isMissingIn);
  if (isMissing) {
    return (
      <div className={styles.failed}>
        <NotLoaded onRetry={() => landing.send({ type: 'strip.retry' })}>{historyText('reorder.failed')}</NotLoaded>
      </div>
    );
  }
  if (isFetching) return <StripSkeleton shopper={shop.shopper} />;
  return reorder && <ReorderStrip shop={shop} reorder={reorder} headingLevel={headingLevel} />;
}
