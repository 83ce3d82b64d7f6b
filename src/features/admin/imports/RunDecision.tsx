import { useSelector } from '@xstate/react';
import type { ImportRun } from '#domain/api/imports.ts';
import { formatCount } from '#domain/formatNumber.ts';
import { dataImportText } from '#domain/texts/dataImportText.ts';
import { rowsToImport } from '#machines/admin/fileImport/fileImport.ts';
import type { FileImportRef, FileImportSnapshot } from '#machines/admin/fileImport/fileImportMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { useFocusPassedOn } from '../../../components/states/useFocusPassedOn.ts';
import styles from './Imports.module.css';

const runOf = ({ context }: FileImportSnapshot) => context.run;
const hasFileIn = ({ context }: FileImportSnapshot) => context.file !== null;
const rowsOf = ({ context }: FileImportSnapshot) => rowsToImport(context.run);
const canImport = (snapshot: FileImportSnapshot) =>
  snapshot.can({ type: 'import.request' }) || snapshot.matches({ settled: { tried: 'confirming' } });

function Counts({ run: { counts } }: { run: ImportRun }) {
  const rows = (['new', 'changed', 'same', 'refused'] as const).map(
    (word) => [dataImportText(`outcomes.${word}`), counts[word]] as const,
  );
  return (
    <dl className={styles.counts}>
      {rows.map(([word, count]) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The messages about a finished run, besides its counts. */
function issuesOf(run: ImportRun, hasFile: boolean): string[] {
  const { refused, same, deactivated } = run.counts;
  const messages: string[] = [];
  const isNothing = rowsToImport(run) === 0 && !deactivated;
  if (run.isDryRun && isNothing)
    messages.push(same > 0 ? dataImportText('importPage.nothingNew') : dataImportText('importPage.noneGood'));
  if (run.isDryRun && refused > 0 && !isNothing) messages.push(dataImportText('importPage.someRefused', { refused }));
  if (run.isComplete && deactivated === null) messages.push(dataImportText('importPage.notDeactivated'));
  if (deactivated !== null)
    messages.push(
      run.isDryRun
        ? dataImportText('importPage.wouldDeactivate', { count: deactivated })
        : dataImportText('importPage.deactivated', { count: deactivated }),
    );
  if (run.isDryRun && !hasFile) messages.push(dataImportText('importPage.needsFile'));
  return messages;
}

/** The results of a file's rows in numbers, with messages. */
export function RunDecision({ flow }: { flow: FileImportRef }) {
  const run = useSelector(flow, runOf);
  const hasFile = useSelector(flow, hasFileIn);
  const focus = useFocusPassedOn();
  if (!run) return null;
  return (
    <div ref={focus} className={styles.group}>
      <p role="status" className={styles.outcomeText}>
        {run.isDryRun ? dataImportText('importPage.tried') : dataImportText('importPage.done')}
      </p>
      <Counts run={run} />
      {issuesOf(run, hasFile).map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
    </div>
  );
}

/** Imports a checked file, while it is still loaded and has changes. */
export function ImportButton({ flow }: { flow: FileImportRef }) {
  const isReady = useSelector(flow, canImport);
  const rows = useSelector(flow, rowsOf);
  if (!isReady) return null;
  return (
    <Button variant="primary" onClick={() => flow.send({ type: 'import.request' })}>
      {dataImportText('imports.importRows', { count: rows })}
    </Button>
  );
}
