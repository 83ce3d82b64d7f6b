import type { ContentBlock, ContentState } from 'draft-js';
import { showMissing } from '../components/pictures/missingPicture.ts';
import type { TextImage } from './nodes.ts';
import styles from './RichTextEditor.module.css';

export function PictureInText({ block, contentState }: { block: ContentBlock; contentState: ContentState }) {
  const key = block.getEntityAt(0);
  if (key === null) return null;
  const { src, alt, width, height } = contentState.getEntity(key).getData() as TextImage;
  return (
    <img
      src={src}
      alt={alt}
      {...(width && height && { width, height })}
      className={styles.picture}
      onError={({ currentTarget }) => showMissing(currentTarget)}
    />
  );
}
