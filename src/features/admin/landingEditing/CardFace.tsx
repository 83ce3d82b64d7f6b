import type { LandingCard as Card, LandingContent } from '#domain/landing/layout.ts';
import { landingText } from '#domain/texts/landingText.ts';
import { LandingCard } from '../../../landing/LandingCard.tsx';
import styles from './LandingEditing.module.css';

interface CardFaceProps {
  readonly card: Card;
  readonly contents: ReadonlyMap<number, LandingContent>;
}

/** A card as visitors see it. In the preview its links and buttons do nothing. */
export function CardFace({ card, contents }: CardFaceProps) {
  if (card.childID === null)
    return <p className={styles.empty}>{landingText('landingEditing.emptyCardNotShownToVisitors')}</p>;
  return (
    <div inert className={styles.face} data-hidden={card.hidden || undefined}>
      <LandingCard card={card} contents={contents} headingLevel={2} isEager={false} isWide={card.width > 2} />
    </div>
  );
}
