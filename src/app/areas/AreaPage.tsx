import { useSelector } from '@xstate/react';
import { createPath, useLocation } from 'react-router-dom';
import { shopText } from '#domain/texts/shopText.ts';
import type { AreaRef, AreaSnapshot } from '#machines/app/area/areaMachine.ts';
import type { ShopRef, ShopSnapshot } from '#machines/app/shop/shopMachine.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { BrokenState } from '../../components/states/BrokenState.tsx';
import { FailedState } from '../../components/states/FailedState.tsx';
import { PageSkeleton } from '../../components/states/PageSkeleton.tsx';
import { VisuallyHidden } from '../../components/text/VisuallyHidden.tsx';
import { BugBoundary } from '../bugs/BugBoundary.tsx';
import type { Problems } from '../bugs/problems.ts';
import type { AreaLoader } from './areaLoader.ts';
import type { Place } from './places.ts';

const flowsOf = ({ context }: AreaSnapshot) => context.flows;
const visitIn = ({ context }: AreaSnapshot) => context.visit;
const isOpenIn = (snapshot: AreaSnapshot) => snapshot.matches('open');
const isUnreachableIn = (snapshot: AreaSnapshot) => snapshot.matches('unreachable');
const isBrokenIn = (snapshot: AreaSnapshot) => snapshot.matches('broken');

/** The address may change before the shop does: a state of another area does not apply to this one. */
const isAreaIn = (snapshot: ShopSnapshot, { area }: Place, state: 'areaUnreachable' | 'areaBroken') =>
  snapshot.context.visit?.area === area && snapshot.matches(state);

interface AreaPageProps {
  readonly shop: ShopRef;
  readonly place: Place;
  readonly loader: AreaLoader;
  readonly problems: Problems;
}

/** The network failed, or a new release removed the chunk. */
function Unreachable({ place, onRetry }: { place: Place; onRetry: () => void }) {
  return (
    <FailedState
      detail={shopText('areas.checkYourConnectionOrReloadTo')}
      onRetry={onRetry}
      wayOut={<Button onClick={() => window.location.reload()}>{shopText('areas.reload')}</Button>}
    >
      {shopText('areas.couldNotBeLoaded', { title: place.title })}
    </FailedState>
  );
}

function Loading({ place }: { place: Place }) {
  return (
    <div aria-busy="true">
      <p role="status">
        <VisuallyHidden>{shopText('areas.loading', { title: place.title })}</VisuallyHidden>
      </p>
      <PageSkeleton shape={place.shape} />
    </div>
  );
}

function VisitedPage({ shop, place, loader, problems, area }: AreaPageProps & { area: AreaRef }) {
  const location = useLocation();
  const isBroken = useSelector(area, isBrokenIn);
  const isUnreachable = useSelector(area, isUnreachableIn);
  const flows = useSelector(area, flowsOf);
  const visit = useSelector(area, visitIn);
  const isOpen = useSelector(area, isOpenIn);
  const Screen = loader.loaded(place.area)?.screenOf(place.name);
  const retry = () => area.send({ type: 'page.retry' });
  if (isBroken) return <BrokenState onRetry={retry}>{shopText('areas.thisPageStoppedWorking')}</BrokenState>;
  if (isUnreachable) return <Unreachable place={place} onRetry={retry} />;
  // The address may be a moment ahead of the area.
  if (!isOpen || visit?.name !== place.name) return <Loading place={place} />;
  return (
    <BugBoundary
      subject={createPath(location)}
      onBug={problems.ofScreen}
      face={(showAgain) => (
        <BrokenState
          onRetry={() => {
            retry();
            showAgain();
          }}
        >
          {shopText('areas.thisPageStoppedWorking')}
        </BrokenState>
      )}
    >
      {Screen && <Screen shop={shop.getSnapshot().context.shop} flows={flows} params={visit.params} />}
    </BugBoundary>
  );
}

/** The page of an area: loading, unreachable, stopped or open. */
export function AreaPage(props: AreaPageProps) {
  const { shop, place } = props;
  const area = useSelector(shop, ({ context }) => context.areas[place.area]);
  const isUnreachable = useSelector(shop, (snapshot) => isAreaIn(snapshot, place, 'areaUnreachable'));
  const isAreaBroken = useSelector(shop, (snapshot) => isAreaIn(snapshot, place, 'areaBroken'));
  const retry = () => shop.send({ type: 'page.retry' });
  if (isUnreachable) return <Unreachable place={place} onRetry={retry} />;
  if (isAreaBroken) return <BrokenState onRetry={retry}>{shopText('areas.thisPageStoppedWorking')}</BrokenState>;
  if (area) return <VisitedPage {...props} area={area} />;
  return <Loading place={place} />;
}
