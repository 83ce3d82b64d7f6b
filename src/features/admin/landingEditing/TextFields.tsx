import { useCallback } from 'react';
import type { Static } from 'typebox';
import type { StoredPicture } from '#domain/api/images.ts';
import { landingEditTexts } from '#domain/landing/landingEditTexts.ts';
import { HTML_LIMIT, type LandingContent, type TextContent } from '#domain/landing/layout.ts';
import { landingText } from '#domain/texts/landingText.ts';
import type { CardEditingRef } from '#machines/admin/landingEditing/cardEditingMachine.ts';
import { RichTextEditor } from '../../../richText/RichTextEditor.tsx';
import styles from './LandingEditing.module.css';
import { UploadState } from './UploadState.tsx';

interface TextFieldsProps {
  readonly editing: CardEditingRef;
  readonly content: Static<typeof TextContent>;
  readonly name: string;
  readonly onChange: (content: LandingContent, field: string) => void;
}

/** A rich text; its pictures are uploaded. */
export function TextFields({ editing, content, name, onChange }: TextFieldsProps) {
  const { id, value } = content;
  const onKept = useCallback(
    (show: (picture: StoredPicture) => void) => {
      const heard = editing.on('picture.kept', ({ contentId, picture }) => {
        if (contentId === id) show(picture);
      });
      return () => heard.unsubscribe();
    },
    [editing, id],
  );
  return (
    <div>
      <RichTextEditor
        label={
          name === landingText('landingEditing.content')
            ? landingText('landingEditing.text')
            : landingText('landingEditing.textOf', { name: name.toLowerCase() })
        }
        value={value}
        onChange={(html) => onChange({ ...content, value: html }, 'value')}
        onPictures={(files) => {
          for (const file of files) editing.send({ type: 'picture.add', contentId: id, file });
        }}
        onKept={onKept}
      />
      <UploadState editing={editing} contentId={id} />
      {value.length > HTML_LIMIT && (
        <p role="alert" className={styles.problem}>
          {landingEditTexts.textTooLong}
        </p>
      )}
    </div>
  );
}
