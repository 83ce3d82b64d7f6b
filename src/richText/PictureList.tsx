import type { EditorState } from 'draft-js';
import { useState } from 'react';
import { altProblem } from '#domain/landing/editProblems.ts';
import { resizedImage, type Sides } from '#domain/landing/resizedImage.ts';
import { landingText } from '#domain/texts/landingText.ts';
import { Button } from '../components/buttons/Button.tsx';
import { TextField } from '../components/fields/TextField.tsx';
import { showMissing } from '../components/pictures/missingPicture.ts';
import { VisuallyHidden } from '../components/text/VisuallyHidden.tsx';
import { imagesIn, withChangedImage, withoutImage } from './editedText.ts';
import type { TextImage } from './nodes.ts';
import styles from './RichTextEditor.module.css';

interface PictureRowProps {
  readonly place: number;
  readonly image: TextImage;
  readonly onChange: (image: TextImage) => void;
  readonly onRemove: () => void;
}

function PictureRow({ place, image, onChange, onRemove }: PictureRowProps) {
  const [own, setOwn] = useState<Sides | null>(null);
  const resize = (direction: 'smaller' | 'larger') => {
    if (own) onChange({ ...image, ...resizedImage(own, image.width, direction) });
  };
  const measure = (picture: HTMLImageElement) => {
    const { naturalWidth: width, naturalHeight: height } = picture;
    if (picture.getAttribute('src') === image.src && width > 0 && height > 0) setOwn({ width, height });
  };
  const named = <VisuallyHidden>{` (picture ${place})`}</VisuallyHidden>;
  return (
    <li className={styles.pictureRow}>
      <img
        src={image.src}
        alt=""
        className={styles.thumbnail}
        onLoad={({ currentTarget }) => measure(currentTarget)}
        onError={({ currentTarget }) => showMissing(currentTarget)}
      />
      <div className={styles.pictureAlt}>
        <TextField
          label={landingText('richText.descriptionOfPicture', { place })}
          value={image.alt}
          autoComplete="off"
          error={altProblem(image.alt) ?? undefined}
          hint={
            image.width === null
              ? landingText('richText.originalSize')
              : landingText('richText.px', { width: image.width, height: image.height ?? '' })
          }
          onChange={(event) => onChange({ ...image, alt: event.currentTarget.value })}
        />
      </div>
      <div className={styles.pictureButtons}>
        <Button
          size="small"
          blockedBy={own ? null : landingText('richText.pictureNotLoaded')}
          onClick={() => resize('smaller')}
        >
          {landingText('richText.smaller')}
          {named}
        </Button>
        <Button
          size="small"
          blockedBy={own ? null : landingText('richText.pictureNotLoaded')}
          onClick={() => resize('larger')}
        >
          {landingText('richText.larger')}
          {named}
        </Button>
        <Button size="small" onClick={onRemove}>
          {landingText('richText.remove')}
          {named}
        </Button>
      </div>
    </li>
  );
}

interface PictureListProps {
  readonly state: EditorState;
  readonly onChange: (change: (state: EditorState) => EditorState) => void;
}

/** The pictures of a text with their descriptions and sizes. */
export function PictureList({ state, onChange }: PictureListProps) {
  const images = imagesIn(state);
  if (images.length === 0) return null;
  return (
    <ol className={styles.pictures} aria-label={landingText('richText.picturesInThisText')}>
      {images.map(({ block, entity, image }, at) => (
        <PictureRow
          key={block}
          place={at + 1}
          image={image}
          onChange={(changed) => onChange((now) => withChangedImage(now, block, entity, changed))}
          onRemove={() => onChange((now) => withoutImage(now, block))}
        />
      ))}
    </ol>
  );
}
