import { type ReactNode, useMemo } from 'react';
import type { LandingLayout } from '#domain/landing/layout.ts';
import { aloneInRow, contentsById, shownCards } from '#domain/landing/layoutRules.ts';
import { type HeadingLevel, under } from '../components/text/headingLevel.ts';
import { LandingCard } from './LandingCard.tsx';
import styles from './LandingView.module.css';

/** The number of cards in the first view, whose pictures load at once. */
const FIRST_SIGHT = 2;

interface LandingViewProps {
  readonly layout: LandingLayout;
  /** The level of the title, or of the cards without one. */
  readonly headingLevel?: HeadingLevel;
  /** Content between the title and the cards, with the same heading level as the cards. */
  readonly strip?: (headingLevel: HeadingLevel) => ReactNode;
}

/**
 * The landing page as a visitor sees it: title and cards, without hidden and empty ones. `LandingProductCardsContext`
 * provides the products.
 */
export function LandingView({ layout, headingLevel = 2, strip }: LandingViewProps) {
  const cards = useMemo(() => shownCards(layout), [layout]);
  const wide = useMemo(() => aloneInRow(cards), [cards]);
  const contents = useMemo(() => contentsById(layout), [layout]);
  const Title = `h${headingLevel}` as const;
  const hasTitle = layout.title.trim() !== '';
  const cardLevel = hasTitle ? under(headingLevel) : headingLevel;
  return (
    <div className={styles.page}>
      {hasTitle && <Title className={styles.title}>{layout.title}</Title>}
      {strip?.(cardLevel)}
      <div className={styles.cards}>
        {cards.map((card, place) => (
          <LandingCard
            key={card.id}
            card={card}
            contents={contents}
            headingLevel={cardLevel}
            isWide={wide.has(card.id)}
            isEager={place < FIRST_SIGHT}
          />
        ))}
      </div>
    </div>
  );
}
