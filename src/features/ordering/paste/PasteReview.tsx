import { useSelector } from '@xstate/react';
import CircleCheck from 'lucide-react/icons/circle-check';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import { useMemo } from 'react';
import { isReady } from '#domain/paste/review.ts';
import { questionsOf } from '#domain/paste/tables/columnQuestions.ts';
import { pasteWords } from '#domain/paste/words.ts';
import { entryText } from '#domain/texts/entryText.ts';
import { noOrderRows, type PasteView, shownRows } from '#machines/ordering/paste/pastedList.ts';
import type { PasteRef, PasteSnapshot } from '#machines/ordering/paste/pasteMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { FilterSelect } from '../../../components/select/FilterSelect.tsx';
import { EmptyState } from '../../../components/states/EmptyState.tsx';
import { PasteColumns } from './PasteColumns.tsx';
import styles from './PasteReview.module.css';
import { PasteRows } from './PasteRows.tsx';
import { PasteTogether } from './PasteTogether.tsx';

const contextOf = ({ context }: PasteSnapshot) => context;
const isBusyIn = (snapshot: PasteSnapshot) => snapshot.hasTag('busy');
const isFailedIn = (snapshot: PasteSnapshot) => snapshot.hasTag('failed');

function focusAtStart(element: HTMLElement | null): void {
  element?.focus();
}

/** The lines with their messages, problems first, and the actions to correct or remove them. */
export function PasteReview({ dialog }: { dialog: PasteRef }) {
  const context = useSelector(dialog, contextOf);
  const isBusy = useSelector(dialog, isBusyIn);
  const isFailed = useSelector(dialog, isFailedIn);
  const { rows, view, addedCount, failureText } = context;
  const shown = useMemo(() => shownRows(context), [context]);
  const questions = useMemo(() => questionsOf(rows.map(({ row }) => row)), [rows]);
  const readyCount = rows.filter(isReady).length;
  const problemCount = rows.length - readyCount;
  const noOrderCount = noOrderRows(rows).length;
  const edit = () => dialog.send({ type: 'text.edit' });
  return (
    <div className={styles.review}>
      <div className={styles.head}>
        <p ref={focusAtStart} tabIndex={-1} className={styles.summary}>
          <span role="status">
            {addedCount > 0 && `${pasteWords.added(addedCount)} `}
            {isBusy ? entryText('paste.checking') : pasteWords.summary(readyCount, problemCount)}
          </span>
        </p>
        <div className={styles.tools}>
          <FilterSelect
            label={entryText('paste.show')}
            value={view}
            neutralValue="all"
            options={[
              { value: 'problems', label: entryText('paste.needsAttention', { problemCount }) },
              { value: 'all', label: entryText('paste.allLines', { count: rows.length }) },
            ]}
            onChange={(chosen) => dialog.send({ type: 'view.choose', view: chosen as PasteView })}
          />
          <Button size="small" variant="quiet" disabled={isBusy} onClick={edit}>
            {entryText('paste.editText')}
          </Button>
          {noOrderCount > 0 && (
            <Button size="small" disabled={isBusy} onClick={() => dialog.send({ type: 'rows.dropNoOrder' })}>
              {pasteWords.dropNoOrder(noOrderCount)}
            </Button>
          )}
        </div>
      </div>
      {isFailed && (
        <div role="alert" className={styles.failure}>
          <span>{failureText}</span>
          <Button size="small" onClick={() => dialog.send({ type: 'check.retry' })}>
            {entryText('paste.tryAgain')}
          </Button>
        </div>
      )}
      <PasteColumns dialog={dialog} questions={questions} isBusy={isBusy} />
      <PasteTogether dialog={dialog} rows={rows} isBusy={isBusy} />
      {rows.length === 0 && (
        <EmptyState icon={<ClipboardList />} action={<Button onClick={edit}>{entryText('paste.editText')}</Button>}>
          {entryText('paste.noLinesLeft')}
        </EmptyState>
      )}
      {rows.length > 0 && shown.length === 0 && (
        <EmptyState
          icon={<CircleCheck />}
          action={
            <Button onClick={() => dialog.send({ type: 'view.choose', view: 'all' })}>
              {entryText('paste.showAllLines')}
            </Button>
          }
        >
          {entryText('paste.nothingNeedsAttention')}
        </EmptyState>
      )}
      {shown.length > 0 && <PasteRows dialog={dialog} rows={shown} isBusy={isBusy} />}
    </div>
  );
}
