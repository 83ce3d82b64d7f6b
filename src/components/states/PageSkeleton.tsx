import styles from './PageSkeleton.module.css';
import { useSkeletonDelay } from './useSkeletonDelay.ts';

/**
 * Cards or rows under a toolbar, cards or tiles without one, a detail page with a picture, a stepper, or a wide card
 * above others.
 */
export type PageShape = 'cards' | 'rows' | 'cardsAlone' | 'tiles' | 'details' | 'steps' | 'landing';

const PARTS = Array.from({ length: 12 }, (_, index) => index);

/**
 * A placeholder for a page whose code is loading; the style sheet draws it. It is not announced: put `aria-busy` on its
 * container.
 */
export function PageSkeleton({ shape = 'rows' }: { shape?: PageShape | undefined }) {
  return (
    <div aria-hidden="true" className={styles.page} data-shape={shape} style={useSkeletonDelay()}>
      {PARTS.map((part) => (
        <i key={part} />
      ))}
    </div>
  );
}
