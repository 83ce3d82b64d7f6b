import { useState } from 'react';
import type { Static } from 'typebox';
import { isOwnPath, isOwnPicture, isWebAddress } from '#domain/landing/addresses.ts';
import type { ImageContent } from '#domain/landing/layout.ts';
import { landingText } from '#domain/texts/landingText.ts';
import { MISSING_PICTURE } from '../components/pictures/missingPicture.ts';
import { PlaceLink } from '../components/text/PlaceLink.tsx';
import { VisuallyHidden } from '../components/text/VisuallyHidden.tsx';
import styles from './LandingImage.module.css';

/** Pixels per step of the padding. */
const PADDING_STEP = 8;

interface LandingImageProps {
  readonly content: Static<typeof ImageContent>;
  /** For pictures in the first view. */
  readonly isEager: boolean;
}

function Picture({ content: { src, alt, objectFit, width, height }, isEager }: LandingImageProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const isSized = width !== null && height !== null;
  return (
    <span
      className={styles.place}
      style={{
        ...(width !== null && { inlineSize: `min(100%, ${width}px)` }),
        ...(isSized ? { aspectRatio: `${width} / ${height}` } : height !== null && { blockSize: height }),
      }}
      data-unsized={(width === null && height === null) || undefined}
    >
      {isOwnPicture(src) ? (
        <img
          className={styles.picture}
          src={failed === src ? MISSING_PICTURE : src}
          alt={alt}
          {...(isSized && { width, height })}
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isEager ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          style={{ objectFit }}
          onError={() => setFailed(src)}
        />
      ) : (
        <span className={styles.none}>{landingText('landing.noImage')}</span>
      )}
    </span>
  );
}

/** A picture with reserved room and its link. */
export function LandingImage({ content, isEager }: LandingImageProps) {
  const { link, alt, padding } = content;
  const style = { padding: padding * PADDING_STEP };
  const picture = <Picture content={content} isEager={isEager} />;
  const name = alt === '' && <VisuallyHidden>{link?.href}</VisuallyHidden>;
  if (link?.variant === 'internal' && isOwnPath(link.href)) {
    return (
      <PlaceLink to={link.href} className={styles.image} style={style}>
        {picture}
        {name}
      </PlaceLink>
    );
  }
  if (link?.variant === 'external' && isWebAddress(link.href)) {
    return (
      <a href={link.href} target="_blank" rel="noopener noreferrer" className={styles.image} style={style}>
        {picture}
        {name}
        <VisuallyHidden> {landingText('landing.opensInANewTab')}</VisuallyHidden>
      </a>
    );
  }
  return (
    <span className={styles.image} style={style}>
      {picture}
    </span>
  );
}
