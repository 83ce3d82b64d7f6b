import type { LandingContent as Content } from '#domain/landing/layout.ts';
import { landingText } from '#domain/texts/landingText.ts';
import type { HeadingLevel } from '../components/text/headingLevel.ts';
import { Carousel } from './Carousel.tsx';
import styles from './LandingContent.module.css';
import { LandingImage } from './LandingImage.tsx';
import { LandingProduct, LandingProductList, LandingSpecials } from './LandingProducts.tsx';
import { RichText } from './RichText.tsx';

interface LandingContentProps {
  readonly content: Content;
  readonly contents: ReadonlyMap<number, Content>;
  /** The level of the first heading. */
  readonly headingLevel: HeadingLevel;
  /** The name of a carousel. */
  readonly slidesName: string;
  /** In the first view. */
  readonly isEager: boolean;
}

function shownChildren(children: readonly number[], contents: LandingContentProps['contents']): Content[] {
  return children
    .flatMap((id) => contents.get(id) ?? [])
    .filter(({ hidden, variant }) => !hidden && variant !== 'empty');
}

/** The content of a card, for every variant. */
export function LandingContent(props: LandingContentProps) {
  const { content, contents, headingLevel, slidesName, isEager } = props;
  if (content.variant === 'text' && 'value' in content) {
    return (
      <div className={styles.text}>
        <RichText html={content.value} headingLevel={headingLevel} />
      </div>
    );
  }
  if (content.variant === 'image' && 'src' in content) return <LandingImage content={content} isEager={isEager} />;
  if (content.variant === 'group' && 'direction' in content) {
    return (
      <div className={styles.group} data-direction={content.direction}>
        {shownChildren(content.children, contents).map((child) => (
          <div key={child.id} className={styles.part}>
            <LandingContent {...props} content={child} />
          </div>
        ))}
      </div>
    );
  }
  if (content.variant === 'carousel' && 'interval' in content) {
    const slides = shownChildren(content.children, contents).map((child, slide) => ({
      id: child.id,
      face: <LandingContent {...props} content={child} isEager={isEager && slide === 0} />,
    }));
    return <Carousel label={slidesName} interval={content.interval} slides={slides} />;
  }
  if (content.variant === 'product' && 'productKey' in content)
    return <LandingProduct content={content} headingLevel={headingLevel} />;
  if (content.variant === 'productList' && 'productSource' in content)
    return <LandingProductList content={content} headingLevel={headingLevel} />;
  if (content.variant === 'pushProductList') return <LandingSpecials headingLevel={headingLevel} />;
  if (content.variant === 'empty') return null;
  return <p className={styles.unknown}>{landingText('landing.unknownVariant')}</p>;
}
