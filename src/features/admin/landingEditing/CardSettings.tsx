import { headingProblem } from '#domain/landing/editProblems.ts';
import type { CardHeight, LandingCard } from '#domain/landing/layout.ts';
import { landingText } from '#domain/texts/landingText.ts';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '#domain/texts/languages.ts';
import type { CardEditingRef } from '#machines/admin/landingEditing/cardEditingMachine.ts';
import { otherLanguages } from '../../../browser/language.ts';
import { Field } from '../../../components/fields/Field.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { SelectField } from '../../../components/select/SelectField.tsx';
import styles from './LandingEditing.module.css';

const WIDTHS = [
  { value: '1', label: landingText('landingEditing.oneQuarter') },
  { value: '2', label: landingText('landingEditing.oneHalf') },
  { value: '3', label: landingText('landingEditing.threeQuarters') },
  { value: '4', label: landingText('landingEditing.fullWidth') },
];
const HEIGHTS = [
  { value: 'auto', label: landingText('landingEditing.auto') },
  { value: '100%', label: landingText('landingEditing.fullRowHeight') },
  { value: 'manual', label: landingText('landingEditing.manual') },
];
const FIRST_MANUAL = 300;
const SHOWN_IN = [
  { value: '', label: landingText('landingEditing.allLanguages') },
  ...LANGUAGES.map((language) => ({ value: language as string, label: LANGUAGE_NAMES[language] })),
];

/** The width, height and heading of a card, and on a site with several languages, in which it is shown. */
export function CardSettings({ editing, card }: { editing: CardEditingRef; card: LandingCard }) {
  const { width, height, heading, language } = card;
  const change = (field: string, settings: Partial<LandingCard>) =>
    editing.send({ type: 'card.change', settings, field });
  const isManual = typeof height === 'number';
  const chooseHeight = (chosen: string) =>
    change('height', { height: chosen === 'manual' ? FIRST_MANUAL : (chosen as CardHeight) });
  return (
    <div className={styles.fields}>
      <TextField
        data-first=""
        label={landingText('landingEditing.heading')}
        value={heading}
        autoComplete="off"
        error={headingProblem(heading) ?? undefined}
        onChange={(event) => change('heading', { heading: event.currentTarget.value })}
      />
      <SelectField
        label={landingText('landingEditing.width')}
        value={String(width)}
        options={WIDTHS}
        onChange={(event) => change('width', { width: Number(event.currentTarget.value) })}
      />
      <SelectField
        label={landingText('landingEditing.height')}
        value={isManual ? 'manual' : height}
        options={HEIGHTS}
        onChange={(event) => chooseHeight(event.currentTarget.value)}
      />
      {(otherLanguages().length > 0 || language) && (
        <SelectField
          label={landingText('landingEditing.shownIn')}
          value={language ?? ''}
          options={SHOWN_IN}
          onChange={({ currentTarget: { value } }) =>
            change('language', { language: isLanguage(value) ? value : null })
          }
        />
      )}
      {isManual && (
        <Field label={landingText('landingEditing.manualHeight')} hint={landingText('landingEditing.px', { height })}>
          {(control) => (
            <input
              {...control}
              type="range"
              min={100}
              max={600}
              step={10}
              value={height}
              aria-valuetext={landingText('landingEditing.pixels', { height })}
              onChange={(event) => change('height', { height: Number(event.currentTarget.value) })}
            />
          )}
        </Field>
      )}
    </div>
  );
}
