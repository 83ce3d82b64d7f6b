import type { PageLayout } from '#domain/settings/preferences.ts';
import { PageSkeleton } from '../../../../components/states/PageSkeleton.tsx';
import { Skeleton } from '../../../../components/states/Skeleton.tsx';
import { PRODUCT_LIST_ROW_HEIGHT } from '../../../../theme/layout.ts';
import list from './ProductRow.module.css';

const ROW_PICTURE_HEIGHT = 180;
const ENTRY_ROW_HEIGHT = 64;
const ENTRY_ROWS = 12;
const LIST_ROWS = Array.from({ length: 4 }, (_, index) => index);

/** The skeleton of the list before its products are known. */
export function ProductsSkeleton({ layout }: { layout: PageLayout }) {
  if (layout === 'quickEntry') {
    return (
      <div aria-busy="true">
        <Skeleton variant="row" count={ENTRY_ROWS} height={ENTRY_ROW_HEIGHT} />
      </div>
    );
  }
  if (layout === 'list') {
    return (
      <div aria-busy="true">
        {LIST_ROWS.map((index) => (
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
    <div aria-busy="true">
      <PageSkeleton shape="cardsAlone" />
    </div>
  );
}
