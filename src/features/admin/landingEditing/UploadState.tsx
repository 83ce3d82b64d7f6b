import { useSelector } from '@xstate/react';
import { landingText } from '#domain/texts/landingText.ts';
import type { CardEditingRef, CardEditingSnapshot } from '#machines/admin/landingEditing/cardEditingMachine.ts';
import styles from './LandingEditing.module.css';

interface UploadStateProps {
  readonly editing: CardEditingRef;
  readonly contentId: number;
}

const uploadsOf = ({ context }: CardEditingSnapshot) => context.uploads;
const resizedOf = ({ context }: CardEditingSnapshot) => context.resized;
const refusalOf = ({ context }: CardEditingSnapshot) => context.refusal;

/** The upload progress of this content's pictures, and why the last one failed. */
export function UploadState({ editing, contentId }: UploadStateProps) {
  const count = useSelector(editing, uploadsOf).filter((upload) => upload.contentId === contentId).length;
  const resized = useSelector(editing, resizedOf);
  const refusal = useSelector(editing, refusalOf);
  return (
    <>
      <p role="status" className={styles.note}>
        {count > 0 &&
          (count === 1
            ? landingText('landingEditing.uploadingAPicture')
            : landingText('landingEditing.uploadingPictures', { count }))}
        {count === 0 && resized?.contentId === contentId && resized.text}
      </p>
      <p role="alert" className={styles.problem}>
        {refusal?.contentId === contentId && refusal.text}
      </p>
    </>
  );
}
