import { useSelector } from '@xstate/react';
import { importPageTexts } from '#domain/dataImport/importPageTexts.ts';
import { dataImportText } from '#domain/texts/dataImportText.ts';
import type { ReadingChoices } from '#machines/admin/fileImport/fileImport.ts';
import type { FileImportRef, FileImportSnapshot } from '#machines/admin/fileImport/fileImportMachine.ts';
import { refusalOf } from '#machines/lib/refusal.ts';
import { Panel } from '../../../components/layout/Panel.tsx';
import { ColumnChoices } from './ColumnChoices.tsx';
import { FileFlags } from './FileFlags.tsx';
import { FIXED_ID, Guess } from './Guess.tsx';
import styles from './Imports.module.css';
import { DELIMITERS, ENCODINGS } from './importWords.ts';
import { NotationChoices } from './NotationChoices.tsx';

const readingOf = ({ context }: FileImportSnapshot) => context.reading;
const choicesOf = ({ context }: FileImportSnapshot) => context.choices;
const whyFixed = (snapshot: FileImportSnapshot) => refusalOf(snapshot, { type: 'reading.choose', choice: {} });

/** How a file was read: the detected settings with their alternatives, and the column of each heading. */
export function ReadingPanel({ flow }: { flow: FileImportRef }) {
  const reading = useSelector(flow, readingOf);
  const choices = useSelector(flow, choicesOf);
  const fixedBy = useSelector(flow, whyFixed);
  const isFixed = fixedBy !== null;
  const choose = (choice: Partial<Omit<ReadingChoices, 'columns' | 'constants'>>) =>
    flow.send({ type: 'reading.choose', choice });
  const isText = reading === null || reading.encoding !== null;
  const isTable = reading === null || reading.delimiter !== null;
  return (
    <Panel title={dataImportText('imports.fileSettings')}>
      <div className={styles.group}>
        {isFixed && <p id={FIXED_ID}>{fixedBy}</p>}
        {reading && <p>{importPageTexts.readAs(reading.format.toUpperCase(), isFixed)}</p>}
        <div className={styles.fields}>
          {isText && (
            <Guess
              label={dataImportText('imports.encoding')}
              words={ENCODINGS}
              chosen={choices.encoding}
              read={reading?.encoding ?? null}
              isFixed={isFixed}
              onChange={(encoding) => choose({ encoding })}
            />
          )}
          {isTable && (
            <Guess
              label={dataImportText('imports.delimiter')}
              words={DELIMITERS}
              chosen={choices.delimiter}
              read={reading?.delimiter ?? null}
              isFixed={isFixed}
              onChange={(delimiter) => choose({ delimiter })}
            />
          )}
        </div>
        <NotationChoices flow={flow} isFixed={isFixed} />
        {reading?.remarks.map((remark) => (
          <p key={remark} className={styles.anywhere}>
            {remark}
          </p>
        ))}
        {reading && <ColumnChoices flow={flow} reading={reading} isFixed={isFixed} />}
        <FileFlags flow={flow} isFixed={isFixed} />
      </div>
    </Panel>
  );
}
