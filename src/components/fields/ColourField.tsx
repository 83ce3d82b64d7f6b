import { colourOf } from '#domain/settings/theme.ts';
import styles from './ColourField.module.css';
import { ColourPicker } from './ColourPicker.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

interface ColourFieldProps {
  readonly label: string;
  readonly field: Omit<TextFieldProps, 'label'> & { readonly readOnly: boolean };
  /** The color that applies while the field has no valid one. */
  readonly colour: string;
  readonly onPick: (colour: string) => void;
}

/** A colour that is typed or picked. */
export function ColourField({ label, field, colour, onPick }: ColourFieldProps) {
  return (
    <div className={styles.colour}>
      <TextField label={label} {...field} autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={20} />
      <div className={styles.swatch}>
        <ColourPicker
          label={label}
          colour={colourOf(field.value) ?? colour}
          isDisabled={field.readOnly}
          onPick={onPick}
        />
      </div>
    </div>
  );
}
