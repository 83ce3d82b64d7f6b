import type { Static } from 'typebox';
import { altProblem, sideProblem, srcProblem } from '#domain/landing/editProblems.ts';
import { IMAGE_SIDE_LIMIT, type ImageContent, type LandingContent } from '#domain/landing/layout.ts';
import { landingText } from '#domain/texts/landingText.ts';
import type { CardEditingRef } from '#machines/admin/landingEditing/cardEditingMachine.ts';
import { Field } from '../../../components/fields/Field.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { SelectField } from '../../../components/select/SelectField.tsx';
import { ImageLinkFields } from './ImageLinkFields.tsx';
import styles from './LandingEditing.module.css';
import { PicturePicker } from './PicturePicker.tsx';

type Image = Static<typeof ImageContent>;

interface ImageFieldsProps {
  readonly editing: CardEditingRef;
  readonly content: Image;
  readonly name: string;
  readonly onChange: (content: LandingContent, field: string) => void;
}

const FITS = [
  { value: 'contain', label: landingText('landingEditing.containShowAllOfIt') },
  { value: 'cover', label: landingText('landingEditing.coverFillTheFrameCropEdges') },
  { value: 'fill', label: landingText('landingEditing.fillStretchToTheFrame') },
  { value: 'none', label: landingText('landingEditing.noneOriginalSize') },
  { value: 'scale-down', label: landingText('landingEditing.scaleDownOriginalSizeOrSmaller') },
];

/** Accepts digits only; an empty value uses the available room. */
function sideOf(typed: string): number | null {
  const digits = typed.replace(/\D/g, '').slice(0, 6);
  return digits === '' ? null : Number(digits);
}

/** An image: its picture, description, link and size. */
export function ImageFields({ editing, content, name, onChange }: ImageFieldsProps) {
  const { alt, objectFit, padding } = content;
  const change = (field: string, changed: Partial<Image>) => onChange({ ...content, ...changed }, field);
  const side = (which: 'width' | 'height', label: string) => (
    <TextField
      label={label}
      value={content[which] === null ? '' : String(content[which])}
      inputMode="numeric"
      autoComplete="off"
      placeholder={landingText('landingEditing.auto')}
      error={sideProblem(content[which]) ?? undefined}
      hint={landingText('landingEditing.atMost', { limit: IMAGE_SIDE_LIMIT })}
      onChange={(event) => change(which, { [which]: sideOf(event.currentTarget.value) })}
    />
  );
  return (
    <div className={styles.fields}>
      <PicturePicker editing={editing} contentId={content.id} src={content.src} name={name} />
      <TextField
        label={landingText('landingEditing.pictureOfTheShop')}
        value={content.src}
        autoComplete="off"
        maxLength={2000}
        placeholder="/img/…"
        error={srcProblem(content.src) ?? undefined}
        hint={landingText('landingEditing.filledInWhenYouChooseA')}
        onChange={(event) => change('src', { src: event.currentTarget.value.trim() })}
      />
      <TextField
        label={landingText('landingEditing.descriptionForScreenReaders')}
        value={alt}
        autoComplete="off"
        error={altProblem(alt) ?? undefined}
        onChange={(event) => change('alt', { alt: event.currentTarget.value })}
      />
      <ImageLinkFields link={content.link} onChange={(link, field) => change(field, { link })} />
      <SelectField
        label={landingText('landingEditing.fit')}
        value={objectFit}
        options={FITS}
        onChange={(event) => change('objectFit', { objectFit: event.currentTarget.value as Image['objectFit'] })}
      />
      <div className={styles.pair}>
        {side('width', landingText('landingEditing.widthInPx'))}
        {side('height', landingText('landingEditing.heightInPx'))}
      </div>
      <Field
        label={landingText('landingEditing.padding')}
        hint={
          padding === 0 ? landingText('landingEditing.none') : landingText('landingEditing.paddingStep', { padding })
        }
      >
        {(control) => (
          <input
            {...control}
            type="range"
            className={styles.slider}
            min={0}
            max={4}
            step={1}
            value={padding}
            onChange={(event) => change('padding', { padding: Number(event.currentTarget.value) })}
          />
        )}
      </Field>
    </div>
  );
}
