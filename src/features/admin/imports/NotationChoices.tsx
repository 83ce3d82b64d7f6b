import { useSelector } from '@xstate/react';
import { readingTexts } from '#domain/dataImport/readingTexts.ts';
import { dataImportText } from '#domain/texts/dataImportText.ts';
import type { Reading } from '#machines/admin/fileImport/fileImport.ts';
import type { FileImportRef, FileImportSnapshot } from '#machines/admin/fileImport/fileImportMachine.ts';
import { Guess } from './Guess.tsx';
import styles from './Imports.module.css';
import { DATE_ORDERS, DECIMALS } from './importWords.ts';

const readingOf = ({ context }: FileImportSnapshot) => context.reading;
const choicesOf = ({ context }: FileImportSnapshot) => context.choices;

const asked = (reading: Reading | null, about: Reading['questions'][number]['about']) =>
  reading?.questions.filter((question) => question.about === about) ?? [];

function Asked({ text, questions }: { text: string; questions: Reading['questions'] }) {
  if (questions.length === 0) return null;
  return (
    <div role="alert" className={styles.warning}>
      <p>{text}</p>
      <ul>
        {questions.map((question) => (
          <li key={question.column} className={styles.anywhere}>
            {readingTexts.question(question)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The formats of numbers and dates in the file: detected, chosen, or asked for. */
export function NotationChoices({ flow, isFixed }: { flow: FileImportRef; isFixed: boolean }) {
  const reading = useSelector(flow, readingOf);
  const choices = useSelector(flow, choicesOf);
  const decimals = asked(reading, 'decimal');
  const dates = asked(reading, 'dateOrder');
  const hasDates = dates.length > 0 || choices.dateOrder !== '' || (reading?.dateOrder ?? null) !== null;
  return (
    <>
      <Asked text={dataImportText('importPage.decimalAsked')} questions={decimals} />
      <Asked text={dataImportText('importPage.dateOrderAsked')} questions={dates} />
      <div className={styles.fields}>
        <Guess
          label={dataImportText('imports.decimalSeparator')}
          words={DECIMALS}
          chosen={choices.decimal}
          read={reading?.decimal ?? null}
          otherwise={decimals.length > 0 ? dataImportText('imports.chooseOne') : dataImportText('imports.asInTheFile')}
          isFixed={isFixed}
          onChange={(decimal) => flow.send({ type: 'reading.choose', choice: { decimal } })}
        />
        {hasDates && (
          <Guess
            label={dataImportText('imports.dateOrder')}
            words={DATE_ORDERS}
            chosen={choices.dateOrder}
            read={reading?.dateOrder ?? null}
            otherwise={dates.length > 0 ? dataImportText('imports.chooseOne') : dataImportText('imports.asInTheFile')}
            isFixed={isFixed}
            onChange={(dateOrder) => flow.send({ type: 'reading.choose', choice: { dateOrder } })}
          />
        )}
      </div>
    </>
  );
}
