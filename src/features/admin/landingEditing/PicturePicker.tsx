import ImageUp from 'lucide-react/icons/image-up';
import { type DragEvent, useRef } from 'react';
import { landingText } from '#domain/texts/landingText.ts';
import type { CardEditingRef } from '#machines/admin/landingEditing/cardEditingMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { showMissing } from '../../../components/pictures/missingPicture.ts';
import { PICTURE_TYPES } from '../../../richText/pictureTypes.ts';
import styles from './LandingEditing.module.css';
import { UploadState } from './UploadState.tsx';

interface PicturePickerProps {
  readonly editing: CardEditingRef;
  readonly contentId: number;
  readonly src: string;
  readonly name: string;
}

/** The picture of an image: chosen from the device, or dropped here. */
export function PicturePicker({ editing, contentId, src, name }: PicturePickerProps) {
  const picker = useRef<HTMLInputElement>(null);
  const add = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) editing.send({ type: 'picture.add', contentId, file });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    add(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same by keyboard
    <div className={styles.picker} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      {src === '' ? (
        <p className={styles.note}>{landingText('landingEditing.noPictureYetDropOneHere')}</p>
      ) : (
        <img src={src} alt="" onError={({ currentTarget }) => showMissing(currentTarget)} />
      )}
      <div>
        <Button size="small" icon={<ImageUp />} onClick={() => picker.current?.click()}>
          {src === '' ? landingText('landingEditing.choosePicture') : landingText('landingEditing.changePicture')}
        </Button>
        <p className={styles.note}>{landingText('landingEditing.jpegPngWebpAvifOrSvg')}</p>
      </div>
      <input
        ref={picker}
        type="file"
        hidden
        accept={PICTURE_TYPES}
        aria-label={landingText('landingEditing.pictureOf', { name: name.toLowerCase() })}
        onChange={(event) => {
          add(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
      <UploadState editing={editing} contentId={contentId} />
    </div>
  );
}
