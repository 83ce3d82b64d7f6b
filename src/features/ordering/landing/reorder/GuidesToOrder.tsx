import { useSelector } from '@xstate/react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { reorderTexts } from '#domain/order/reorderTexts.ts';
import { historyText } from '#domain/texts/historyText.ts';
import type { ReorderSnapshot } from '#machines/landing/reorder/reorderMachine.ts';
import { PlaceLink } from '../../../../components/text/PlaceLink.tsx';
import { PHONE_BELOW } from '../../../../theme/layout.ts';
import { useIsNarrowerThan } from '../../../../theme/useIsNarrowerThan.ts';
import styles from './ReorderStrip.module.css';
import type { StripPartProps } from './stripPartProps.ts';

const guidesOf = ({ context }: ReorderSnapshot) => context.guides;

/** The last ordered guides: each opens in quick entry. */
export function GuidesToOrder({ reorder }: StripPartProps) {
  const guides = useSelector(reorder, guidesOf);
  const shown = useIsNarrowerThan(PHONE_BELOW) ? 2 : 3;
  return (
    <>
      {guides.length === 0 && <p className={styles.nothing}>{historyText('reorder.noGuides')}</p>}
      <ul className={styles.rows}>
        {guides.slice(0, shown).map((guide) => {
          const date = reorderTexts.guideDate(guide);
          return (
            <li key={guide.name}>
              <button
                type="button"
                className={styles.guide}
                onClick={() => reorder.send({ type: 'guide.order', name: guide.name })}
              >
                <span className={styles.facts}>
                  <span className={styles.name}>{guide.name}</span>
                  <span>
                    {reorderTexts.products(guide.products)}
                    {date !== null && `, ${date}`}
                  </span>
                </span>
                <ChevronRight aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ul>
      <p className={styles.more}>
        <PlaceLink to="/order-guide">{historyText('reorder.allGuides')}</PlaceLink>
      </p>
    </>
  );
}
