import ImageOff from 'lucide-react/icons/image-off';
import { useState } from 'react';
import { shopText } from '#domain/texts/shopText.ts';
import { classes } from '../classes.ts';
import styles from './ProductImage.module.css';

export interface ProductImageProps {
  /** The addresses in the order of attempts; if all fail, or there is none, it shows 'No Image'. */
  readonly sources: readonly string[];
  readonly alt: string;
  /** Width by height, such as 1 or 4 / 3. */
  readonly ratio?: number;
  readonly fit?: 'contain' | 'cover';
  /** CSS pixels; by default the width of its container. */
  readonly width?: number;
  /** Only for pictures in the first view. */
  readonly isEager?: boolean;
  /** Below about 64 px an icon replaces the text. */
  readonly isSmall?: boolean;
}

export function ProductImage({
  sources,
  alt,
  ratio = 1,
  fit = 'contain',
  width,
  isEager = false,
  isSmall = false,
}: ProductImageProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const source = sources.find((candidate) => !failed.includes(candidate));
  const isMissing = source === undefined;
  return (
    <span
      className={classes(styles.tile, isMissing && styles.none)}
      style={{ aspectRatio: ratio, ...(width !== undefined && { width, flex: 'none' }) }}
      {...(isMissing &&
        isSmall && {
          role: 'img',
          'aria-label': alt === '' ? shopText('text.noImage') : shopText('text.noImageOf', { alt }),
        })}
    >
      {source !== undefined && (
        <img
          key={source}
          className={styles.image}
          src={source}
          alt={alt}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          style={{ objectFit: fit }}
          onError={() => setFailed((before) => [...before, source])}
        />
      )}
      {isMissing &&
        (isSmall ? <ImageOff aria-hidden="true" /> : <span className={styles.words}>{shopText('text.noImage')}</span>)}
    </span>
  );
}
