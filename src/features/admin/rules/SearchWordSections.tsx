import { getIn } from 'formik';
import { type ReactNode, useMemo } from 'react';
import { ITEMS_LIMIT } from '#domain/api/limits.ts';
import { searchable } from '#domain/product/searchTexts.ts';
import { writtenGroups, writtenWords } from '#domain/rules/synonymRules.ts';
import type { SynonymGroup } from '#domain/search/synonymGroup.ts';
import { FOOD_SERVICE_SYNONYMS } from '#domain/search/synonyms.ts';
import { TextField } from '../../../components/fields/TextField.tsx';
import { RowList } from './RowList.tsx';
import styles from './Rules.module.css';
import { fieldAt, problemAt, type RuleSection } from './ruleSection.ts';
import { synonymValues } from './ruleValues.ts';

type Section = RuleSection<'synonyms'>;

const written = (groups: readonly SynonymGroup[]) => JSON.stringify(writtenGroups(groups));
const STANDARD = written(FOOD_SERVICE_SYNONYMS);

interface WordsProps extends Pick<Section, 'form' | 'isBusy' | 'set'> {
  readonly path: string;
  readonly label: string;
}

/** Words with commas between them. */
function Words({ form, isBusy, set, path, label }: WordsProps) {
  const words: readonly string[] = getIn(form.values, path) ?? [];
  const isLeft = Boolean(getIn(form.touched, path));
  return (
    <TextField
      {...fieldAt(form, path, isBusy)}
      label={label}
      isLabelHidden
      dir="auto"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={words.join(',')}
      error={isLeft ? problemAt(form, path) : undefined}
      onChange={({ currentTarget }) => set(path, currentTarget.value.split(','))}
    />
  );
}

function SynonymRow({
  place,
  removal,
  ...section
}: Section & { place: number; removal: (label: string) => ReactNode }) {
  const [name = ''] = writtenWords(section.form.values.groups[place]?.typed ?? []);
  const line = name || `line ${place + 1}`;
  return (
    <div className={styles.synonym}>
      <Words {...section} path={`groups[${place}].typed`} label={`People type, ${line}`} />
      <span aria-hidden="true" className={styles.equals}>
        =
      </span>
      <Words {...section} path={`groups[${place}].finds`} label={`Products are called, ${line}`} />
      {removal(`Remove ${line}`)}
    </div>
  );
}

/** What people type, and what it finds; `query` narrows the lines when it changes, so that none leaves under the hand. */
export function SearchWordSections({ query, ...section }: Section & { readonly query: string }) {
  const { groups } = section.form.values;
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing in a line does not narrow the list anew.
  const found = useMemo(() => {
    const words = searchable(query.trim());
    const has = ({ typed, finds }: SynonymGroup) => searchable([...typed, ...finds].join(' ')).includes(words);
    return words === '' ? null : groups.map(has);
  }, [query, groups.length]);
  const isNew = (place: number) => writtenWords(groups[place]?.typed ?? []).length === 0;
  const isListed = (place: number) =>
    found === null ||
    found[place] === true ||
    isNew(place) ||
    getIn(section.form.errors, `groups[${place}]`) !== undefined;
  return (
    <RowList
      {...section}
      isListed={isListed}
      list="groups"
      title="Lines"
      hint="Left: what people type. Right: what your products are called. Use a comma between words. Uppercase, accents, plurals and word order make no difference."
      empty="There are no search words. Products are found by their own names."
      limit={ITEMS_LIMIT}
      addLabel="Add Line"
      newRow={() => ({ typed: [''], finds: [''] })}
      standard={{
        label: 'Use Food Service List',
        replaced: 'Replaced with the food service list.',
        rows: written(groups) === STANDARD ? null : () => synonymValues(FOOD_SERVICE_SYNONYMS),
      }}
      row={(place, removal) => <SynonymRow {...section} place={place} removal={removal} />}
    />
  );
}
