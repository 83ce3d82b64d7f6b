import { TextField, type TextFieldProps } from '../../../components/fields/TextField.tsx';
import type { FormSection } from '../../../forms/formSection.ts';
import { shownAmount } from './configurationValues.ts';

interface AmountFieldProps extends Omit<TextFieldProps, 'form'> {
  readonly name: string;
  readonly form: Pick<FormSection<object>['form'], 'setFieldValue'>;
}

/** An amount of money; at blur it shows the parsed value. */
export function AmountField({ form, ...field }: AmountFieldProps) {
  const settle = () => {
    const shown = shownAmount(field.value);
    if (shown !== field.value) void form.setFieldValue(field.name, shown);
  };
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      onBlur={(event) => {
        field.onBlur?.(event);
        settle();
      }}
    />
  );
}
