import { getIn } from 'formik';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { searchable } from '#domain/product/searchTexts.ts';
import { SYNONYM_GROUPS_LIMIT, type SynonymGroup } from '#domain/search/synonymGroup.ts';
import { FOOD_SERVICE_SYNONYMS } from '#domain/search/synonyms.ts';
import { validateSynonyms, writtenGroups, writtenWords } from '#domain/siteConfiguration/searchWords.ts';
import type { ConfigurationChanges } from '#domain/siteConfiguration/topics.ts';
import { adminText } from '#domain/texts/adminText.ts';
import { TextField } from '../../../components/fields/TextField.tsx';
import { fieldOf, problemAt } from '../../../forms/fieldOf.ts';
import type { FormSection } from '../../../forms/formSection.ts';
import { takeTurns } from '../../../loading/takeTurns.ts';
import styles from './Configuration.module.css';
import { synonymValues } from './configurationValues.ts';
import { useLineQuery } from './lineQuery.ts';
import { RowList } from './RowList.tsx';

type Section = FormSection<ConfigurationChanges['synonyms']>;

const written = (groups: readonly SynonymGroup[]) => JSON.stringify(writtenGroups(groups));
const STANDARD = written(FOOD_SERVICE_SYNONYMS);
const isStandard = (groups: readonly SynonymGroup[]) =>
  groups.length === FOOD_SERVICE_SYNONYMS.length && written(groups) === STANDARD;
const textOf = ({ typed, finds }: SynonymGroup) => searchable([...typed, ...finds].join(' '));
const isBlank = ({ typed }: SynonymGroup) => typed.every((word) => word.trim() === '');
const LINES = {
  label: adminText('configuration.lines'),
  hint: adminText('configuration.enterWhatPeopleTypeBeforeAnd'),
  limit: SYNONYM_GROUPS_LIMIT,
};
const NO_WORDS: readonly string[] = [];

interface WordsProps extends Pick<Section, 'form' | 'isBusy' | 'set'> {
  readonly path: `groups[${number}].${keyof SynonymGroup}`;
  readonly label: string;
}

/**
 * Words separated by commas. They go to the form at blur, on Enter, or when the list unmounts the row, because the form
 * copies and validates thousands of lines at each change.
 */
function Words({ form, isBusy, set, path, label }: WordsProps) {
  const words: readonly string[] = getIn(form.values, path) ?? NO_WORDS;
  const written = words.join(',');
  const isLeft = Boolean(getIn(form.touched, path));
  const [typed, setTyped] = useState({ words, text: written });
  const text = typed.words === words ? typed.text : written;
  const settle = () => {
    if (text !== written) set(path, text.split(','));
  };
  const settleNow = useRef(settle);
  settleNow.current = settle;
  useEffect(() => () => settleNow.current(), []);
  const field = fieldOf(form, path, isBusy);
  return (
    <TextField
      {...field}
      label={label}
      isLabelHidden
      dir="auto"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={text}
      error={isLeft && text === written ? problemAt(form, path) : undefined}
      onChange={({ currentTarget }) => setTyped({ words, text: currentTarget.value })}
      onKeyDown={({ key }) => {
        if (key === 'Enter') settle();
      }}
      onBlur={(event) => {
        settle();
        field.onBlur(event);
      }}
    />
  );
}

function SynonymRow({
  place,
  removal,
  ...section
}: Section & { place: number; removal: (label: string) => ReactNode }) {
  const [name = ''] = writtenWords(section.form.values.groups[place]?.typed ?? []);
  const line = name || adminText('configuration.lineNumber', { number: place + 1 });
  return (
    <div className={styles.synonym}>
      <Words {...section} path={`groups[${place}].typed`} label={adminText('configuration.peopleType', { line })} />
      <span aria-hidden="true" className={styles.equals}>
        =
      </span>
      <Words
        {...section}
        path={`groups[${place}].finds`}
        label={adminText('configuration.productsAreCalled', { line })}
      />
      {removal(adminText('configuration.removeLine', { line }))}
    </div>
  );
}

/**
 * The search words and what they find. The list is filtered only when the query changes, so that no line disappears
 * while it is edited.
 */
export function SearchWordSections(section: Section) {
  const { groups } = section.form.values;
  const [typedQuery] = useLineQuery();
  const query = useDeferredValue(searchable(typedQuery.trim()));
  const isSearched = query !== '';
  const texts = useMemo(() => (isSearched ? groups.map(textOf) : []), [isSearched, groups]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing in a line does not filter the list again.
  const found = useMemo(
    () => (isSearched ? texts.map((text) => text.includes(query)) : null),
    [isSearched, query, groups.length],
  );
  const wrong: readonly unknown[] = getIn(section.form.errors, 'groups') ?? NO_WORDS;
  const isListed = (place: number) => {
    const group = groups[place];
    return found === null || found[place] === true || wrong[place] !== undefined || (group && isBlank(group)) === true;
  };
  useEffect(() => void validateSynonyms(groups, takeTurns), [groups]);
  return (
    <RowList
      {...section}
      isListed={isListed}
      list="groups"
      texts={LINES}
      empty={adminText('configuration.noSearchWordsYetProductsAre')}
      addLabel={adminText('configuration.addLine')}
      newRow={() => ({ typed: [''], finds: [''] })}
      standard={{
        label: adminText('configuration.useFoodServiceList'),
        replaced: adminText('configuration.replacedWithTheFoodServiceList'),
        rows: isStandard(groups) ? null : () => synonymValues(FOOD_SERVICE_SYNONYMS),
      }}
      row={(place, removal) => <SynonymRow {...section} place={place} removal={removal} />}
    />
  );
}
