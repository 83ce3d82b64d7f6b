import { landingText } from '#domain/texts/landingText.ts';
import 'draft-js/dist/Draft.css';
import { type ContentBlock, Editor, EditorState, RichUtils } from 'draft-js';
import { useEffect, useRef, useState } from 'react';
import type { StoredPicture } from '#domain/api/images.ts';
import { PHONE_BELOW } from '../theme/layout.ts';
import { useIsNarrowerThan } from '../theme/useIsNarrowerThan.ts';
import {
  htmlOf,
  type LinkDraft,
  linkAt,
  opened,
  withImage,
  withLink,
  withoutLink,
  withPasted,
  withReturn,
} from './editedText.ts';
import { LinkForm } from './LinkForm.tsx';
import { PictureInText } from './PictureInText.tsx';
import { PictureList } from './PictureList.tsx';
import { PICTURE_TYPES } from './pictureTypes.ts';
import styles from './RichTextEditor.module.css';
import { RichTextToolbar } from './RichTextToolbar.tsx';

/** Milliseconds (specification 9): a held key pastes once. */
const PASTE_DEBOUNCE = 300;

export interface RichTextEditorProps {
  readonly label: string;
  /** HTML. A value that differs from the last reported one replaces the content. */
  readonly value: string;
  readonly onChange: (html: string) => void;
  /** Pictures that were chosen, dropped or pasted; each is shown after `onKept`. */
  readonly onPictures: (files: readonly File[]) => void;
  /** Calls back for each uploaded picture of this text, until the returned function is called. */
  readonly onKept: (show: (picture: StoredPicture) => void) => () => void;
}

const styleOf = (block: ContentBlock) => styles[block.getType()] ?? '';
const rendererOf = (block: ContentBlock) =>
  block.getType() === 'atomic' ? { component: PictureInText, editable: false } : null;

/** A text with its nodes and marks in draft-js. On phones it is read-only. */
export function RichTextEditor({ label, value, onChange, onPictures, onKept }: RichTextEditorProps) {
  const isReadOnly = useIsNarrowerThan(PHONE_BELOW);
  const [state, setState] = useState(() => opened(value));
  const [link, setLink] = useState<LinkDraft | null>(null);
  const editor = useRef<Editor>(null);
  const picker = useRef<HTMLInputElement>(null);
  const latest = useRef(state);
  const lastValue = useRef(value);
  const pastedAt = useRef(Number.NEGATIVE_INFINITY);

  const show = (next: EditorState) => {
    const isChanged = next.getCurrentContent() !== latest.current.getCurrentContent();
    latest.current = next;
    setState(next);
    const html = isChanged ? htmlOf(next) : lastValue.current;
    if (html === lastValue.current) return;
    lastValue.current = html;
    onChange(html);
  };
  const changeInText = (change: (now: EditorState) => EditorState) => {
    editor.current?.focus();
    show(change(latest.current));
  };
  const change = (make: (now: EditorState) => EditorState) => show(make(latest.current));

  useEffect(() => {
    if (value === lastValue.current) return;
    lastValue.current = value;
    latest.current = EditorState.moveSelectionToEnd(opened(value));
    setState(latest.current);
  }, [value]);

  const insert = useRef(change);
  insert.current = change;
  useEffect(
    () => onKept(({ src, width, height }) => insert.current((now) => withImage(now, { src, alt: '', width, height }))),
    [onKept],
  );

  const paste = (html: string | undefined) => {
    const now = performance.now();
    const isHeldDown = now - pastedAt.current < PASTE_DEBOUNCE;
    if (!isHeldDown) pastedAt.current = now;
    if (isHeldDown) return 'handled';
    const isOwn = html?.includes(editor.current?.getEditorKey() ?? '\u0000');
    if (!html || isOwn) return 'not-handled';
    change((present) => withPasted(present, html));
    return 'handled';
  };
  const takeFiles = (files: readonly Blob[]) => {
    const pictures = files.filter((file) => file instanceof File);
    if (pictures.length > 0) onPictures(pictures);
    return pictures.length > 0 ? 'handled' : 'not-handled';
  };
  const closeLink = () => {
    setLink(null);
    editor.current?.focus();
  };

  return (
    <div className={styles.richText}>
      {isReadOnly ? (
        <p className={styles.readOnly}>{landingText('landingEdit.textsReadOnly')}</p>
      ) : (
        <RichTextToolbar
          name={label}
          state={state}
          isLinking={link !== null}
          onChange={changeInText}
          onLink={() => setLink(link ? null : linkAt(latest.current))}
          onPictures={() => picker.current?.click()}
        />
      )}
      {link && !isReadOnly && (
        <LinkForm
          draft={link}
          onInsert={(text, href) => {
            setLink(null);
            changeInText((now) => withLink(now, link, text, href));
          }}
          onRemove={() => {
            setLink(null);
            changeInText((now) => withoutLink(now, link));
          }}
          onCancel={closeLink}
        />
      )}
      <div className={styles.paper}>
        <Editor
          ref={editor}
          editorState={state}
          onChange={show}
          readOnly={isReadOnly}
          {...(!isReadOnly && { ariaLabel: label, ariaMultiline: true })}
          spellCheck
          blockStyleFn={styleOf}
          blockRendererFn={rendererOf}
          handleKeyCommand={(command, present) => {
            const next = RichUtils.handleKeyCommand(present, command);
            if (next) show(next);
            return next ? 'handled' : 'not-handled';
          }}
          handleReturn={(event, present) => {
            const next = withReturn(present, event.shiftKey);
            if (next) show(next);
            return next ? 'handled' : 'not-handled';
          }}
          handlePastedText={(_, html) => paste(html)}
          handlePastedFiles={takeFiles}
          handleDroppedFiles={(_, files) => takeFiles(files)}
        />
      </div>
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept={PICTURE_TYPES}
        aria-label={landingText('richText.picturesFor', { label })}
        onChange={(event) => {
          onPictures([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      {!isReadOnly && <PictureList state={state} onChange={change} />}
    </div>
  );
}
