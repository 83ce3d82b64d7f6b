import { dateForms } from './dateCell.ts';
import type { Column, Kind } from './kind.ts';
import { type DateOrder, type DecimalSign, type Notation, numberForms } from './notation.ts';

/** Column values with two possible readings; the user has to choose one. */
export interface Question {
  about: 'decimal' | 'dateOrder';
  column: string;
  values: { value: string; meanings: string[] }[];
}

/** The notation that the user chose for the whole file. */
export interface ChosenNotation {
  decimal?: DecimalSign | undefined;
  dateOrder?: DateOrder | undefined;
}

/** How a file is parsed: as chosen, or as its columns agree; null when they show nothing or disagree. */
export interface FileNotation {
  decimal: DecimalSign | null;
  dateOrder: DateOrder | null;
  columns: Readonly<Record<string, Notation>>;
  questions: Question[];
}

/** The evidence of column values for a notation. `own` is the notation of the shop's exports. */
interface Evidence {
  isOwn: boolean;
  isOther: boolean;
  /** Some of the ambiguous values. */
  both: Map<string, string[]>;
}

const SHOWN_VALUES = 3;
const SHOWN_LENGTH = 40;

function weigh(evidence: Evidence, value: string, own: string | null, other: string | null): void {
  if (own !== null && other !== null) {
    if (own !== other && evidence.both.size < SHOWN_VALUES)
      evidence.both.set(value.slice(0, SHOWN_LENGTH), [own, other]);
  } else if (own !== null) evidence.isOwn = true;
  else if (other !== null) evidence.isOther = true;
}

/** A value with the same reading in every notation proves nothing. */
const MAY_DIFFER = /[.,]/;
/** Most numbers of a file: `12.50` has a decimal point for certain. */
const HAS_POINT = /^\d+\.(?:\d{1,2}|\d{4,})$/;

function weighNumbers(evidence: Evidence, { numbersIn }: Column, text: string): void {
  for (const number of numbersIn ? numbersIn(text) : [text]) {
    if (!MAY_DIFFER.test(number)) continue;
    if (HAS_POINT.test(number)) {
      evidence.isOwn = true;
      continue;
    }
    const { point, comma } = numberForms(number);
    weigh(evidence, number.trim(), point, comma);
  }
}

function weighDate(evidence: Evidence, text: string): void {
  const { monthFirst, dayFirst } = dateForms(text);
  weigh(evidence, text.trim(), monthFirst, dayFirst);
}

const isOwnAlone = ({ isOwn, isOther }: Evidence) => isOwn && !isOther;

/** The notation that all columns with evidence agree on. */
function agreed<Way extends string>(all: readonly Evidence[], own: Way, other: Way): Way | null {
  const isOwn = all.some((evidence) => evidence.isOwn);
  if (isOwn && all.some((evidence) => evidence.isOther)) return null;
  if (isOwn) return own;
  return all.some(({ isOther, both }) => isOther && both.size === 0) ? other : null;
}

export interface EvidenceOfFile {
  /** Collects the evidence of a column's text; numbers of JSON and of workbooks need none. */
  add(column: string, text: string): void;
  decide(): FileNotation;
}

/** Detects the notation of a file, column by column, from all of its values. */
export function evidenceOf(kind: Kind, chosen: ChosenNotation): EvidenceOfFile {
  const all = new Map<string, { column: Column; evidence: Evidence }>();
  for (const column of kind.columns) {
    if (column.isNumber || column.isDate)
      all.set(column.name, { column, evidence: { isOwn: false, isOther: false, both: new Map() } });
  }
  const needed = (about: Question['about'], isChosen: boolean) =>
    isChosen ? [] : [...all.values()].filter(({ column }) => (about === 'decimal' ? column.isNumber : column.isDate));

  function questionsOf(about: Question['about'], isChosen: boolean): Question[] {
    return needed(about, isChosen)
      .filter(({ evidence }) => evidence.both.size > 0 && !isOwnAlone(evidence))
      .map(({ column, evidence }) => ({
        about,
        column: column.name,
        values: [...evidence.both].map(([value, meanings]) => ({ value, meanings })),
      }));
  }

  return {
    add(name, text) {
      const found = all.get(name);
      if (!found) return;
      if (found.column.isNumber) weighNumbers(found.evidence, found.column, text);
      else weighDate(found.evidence, text);
    },
    decide() {
      const numbers = needed('decimal', chosen.decimal !== undefined).map(({ evidence }) => evidence);
      const dates = needed('dateOrder', chosen.dateOrder !== undefined).map(({ evidence }) => evidence);
      const notation = ({ column, evidence }: { column: Column; evidence: Evidence }): [string, Notation] => [
        column.name,
        {
          decimal: chosen.decimal ?? (isOwnAlone(evidence) ? 'point' : null),
          dates: chosen.dateOrder ?? (isOwnAlone(evidence) ? 'monthFirst' : null),
        },
      ];
      return {
        decimal: chosen.decimal ?? agreed(numbers, 'point', 'comma'),
        dateOrder: chosen.dateOrder ?? agreed(dates, 'monthFirst', 'dayFirst'),
        columns: Object.fromEntries([...all.values()].map(notation)),
        questions: [
          ...questionsOf('decimal', chosen.decimal !== undefined),
          ...questionsOf('dateOrder', chosen.dateOrder !== undefined),
        ],
      };
    },
  };
}
