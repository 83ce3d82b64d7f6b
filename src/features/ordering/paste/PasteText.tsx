import { useSelector } from '@xstate/react';
import FileText from 'lucide-react/icons/file-text';
import { type DragEvent, useRef } from 'react';
import { entryText } from '#domain/texts/entryText.ts';
import type { PasteRef, PasteSnapshot } from '#machines/ordering/paste/pasteMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { TextAreaField } from '../../../components/fields/TextAreaField.tsx';
import styles from './PasteText.module.css';

const textOf = ({ context }: PasteSnapshot) => context.text;
const messageOf = ({ context }: PasteSnapshot) => context.message;
const isReadingIn = (snapshot: PasteSnapshot) => snapshot.matches('readingFile');

const EXAMPLE = '10089\t2\tCS\n3 x PR-11322 banana\n12 ea 14473';

function focusAtStart(field: HTMLTextAreaElement | null): void {
  field?.focus();
}

/** The list as text: pasted, typed, or read from a file. */
export function PasteText({ dialog }: { dialog: PasteRef }) {
  const text = useSelector(dialog, textOf);
  const message = useSelector(dialog, messageOf);
  const isReading = useSelector(dialog, isReadingIn);
  const picker = useRef<HTMLInputElement>(null);
  const choose = (file: File | undefined) => file && dialog.send({ type: 'file.choose', file });
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    choose(event.dataTransfer.files[0]);
  };
  return (
    <section
      aria-label={entryText('paste.list')}
      className={styles.writing}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <p className={styles.intro}>{entryText('paste.pasteOneProductPerLineFrom')}</p>
      <TextAreaField
        ref={focusAtStart}
        label={entryText('paste.lines')}
        rows={12}
        spellCheck={false}
        autoComplete="off"
        placeholder={EXAMPLE}
        error={message ?? undefined}
        value={text}
        onChange={(event) => dialog.send({ type: 'text.change', text: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) dialog.send({ type: 'list.match' });
        }}
      />
      <div className={styles.file}>
        <Button icon={<FileText />} isBusy={isReading} onClick={() => picker.current?.click()}>
          {entryText('paste.chooseAFile')}
        </Button>
        <span className={styles.hint}>{entryText('paste.orDropOneHereCsvOr')}</span>
        <input
          ref={picker}
          type="file"
          hidden
          aria-label={entryText('paste.fileWithLines')}
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          onChange={(event) => {
            choose(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </div>
    </section>
  );
}
