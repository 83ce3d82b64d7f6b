import type { PageLayout } from '#domain/settings/preferences.ts';
import { Skeleton } from '../../../components/states/Skeleton.tsx';
import { PHONE_BELOW, PRODUCT_LIST_ROW_HEIGHT } from '../../../theme/layout.ts';
import { useIsNarrowerThan } from '../../../theme/useIsNarrowerThan.ts';
import grid from './ProductGrid.module.css';
import list from './ProductRow.module.css';

const CARD_PICTURE_HEIGHT = 200;
const PHONE_PICTURE_HEIGHT = 96;
const ROW_PICTURE_HEIGHT = 180;
const ENTRY_ROW_HEIGHT = 64;
const CARDS = Array.from({ length: 12 }, (_, index) => index);

/** The shape of the list before its products are known. */
export function ProductsSkeleton({ layout }: { layout: PageLayout }) {
  const isPhone = useIsNarrowerThan(PHONE_BELOW);
  if (layout === 'quickEntry') {
    return (
      <div aria-busy="true">
        <Skeleton variant="row" count={CARDS.length} height={ENTRY_ROW_HEIGHT} />
      </div>
    );
  }
  if (layout === 'list') {
    return (
      <div aria-busy="true">
        {CARDS.slice(0, 4).map((index) => (
          <div key={index} className={list.row} style={{ blockSize: PRODUCT_LIST_ROW_HEIGHT }}>
            <Skeleton width={240} height={ROW_PICTURE_HEIGHT} />
            <div className={list.body}>
              <Skeleton variant="text" count={4} />
            </div>
          </div>
        ))}
      </div>
    );
  }
  return (
    <div className={grid.grid} aria-busy="true">
      {CARDS.map((index) => (
        <div key={index} className={grid.card}>
          <Skeleton height={isPhone ? PHONE_PICTURE_HEIGHT : CARD_PICTURE_HEIGHT} />
          <div className={grid.body}>
            <Skeleton variant="text" count={4} />
          </div>
        </div>
      ))}
    </div>
  );
}
