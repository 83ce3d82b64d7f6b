import { useId } from 'react';
import type { LandingCard as Card, LandingContent as Content } from '#domain/landing/layout.ts';
import { landingText } from '#domain/texts/landingText.ts';
import { scrollsByKeyboard } from '../components/dialogs/scrollsByKeyboard.ts';
import { type HeadingLevel, under } from '../components/text/headingLevel.ts';
import styles from './LandingCard.module.css';
import { LandingContent } from './LandingContent.tsx';

interface LandingCardProps {
  readonly card: Card;
  readonly contents: ReadonlyMap<number, Content>;
  readonly headingLevel: HeadingLevel;
  /** Takes the full row where two cards would fit. */
  readonly isWide?: boolean;
  readonly isEager: boolean;
}

/** Product cards have their own frames. */
function isFramed(content: Content | undefined): boolean {
  return !content || !['product', 'productList', 'pushProductList'].includes(content.variant);
}

/** A card of the page: heading and content, with its width in quarters and its height. */
export function LandingCard({ card, contents, headingLevel, isWide = false, isEager }: LandingCardProps) {
  const id = useId();
  const { heading, width, height, childID } = card;
  const content = childID === null ? undefined : contents.get(childID);
  const isFixed = typeof height === 'number';
  const Heading = `h${headingLevel}` as const;
  const hasHeading = heading.trim() !== '';
  return (
    <section
      className={styles.card}
      data-width={width}
      data-wide={isWide || undefined}
      data-height={isFixed ? 'fixed' : height}
      data-framed={isFramed(content) || undefined}
      style={isFixed ? { blockSize: height } : undefined}
      {...(hasHeading && { 'aria-labelledby': id })}
    >
      {hasHeading && (
        <Heading id={id} className={styles.heading}>
          {heading}
        </Heading>
      )}
      <div
        ref={isFixed ? scrollsByKeyboard : undefined}
        className={styles.body}
        data-fill={height !== 'auto' || undefined}
      >
        {content && (
          <LandingContent
            content={content}
            contents={contents}
            headingLevel={hasHeading ? under(headingLevel) : headingLevel}
            slidesName={
              hasHeading ? landingText('landing.slides', { heading }) : landingText('landing.slidesWithoutHeading')
            }
            isEager={isEager}
          />
        )}
      </div>
    </section>
  );
}
