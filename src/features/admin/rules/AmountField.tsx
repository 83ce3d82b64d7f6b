import { getIn } from 'formik';
import { TextField } from '../../../components/fields/TextField.tsx';
import type { FieldForm } from './ruleSection.ts';
import { fieldAt } from './ruleSection.ts';
import { shownAmount } from './ruleValues.ts';

interface AmountFieldProps {
  readonly form: FieldForm;
  readonly path: string;
  readonly isBusy: boolean;
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly isRequired?: boolean;
}

/** An amount of money: once it is left, it shows what was understood. */
export function AmountField({ form, path, isBusy, ...texts }: AmountFieldProps) {
  const field = fieldAt(form, path, isBusy);
  const settle = () => {
    const shown = shownAmount(getIn(form.values, path));
    if (shown !== field.value) void form.setFieldValue(path, shown);
  };
  return (
    <TextField
      {...texts}
      {...field}
      inputMode="decimal"
      autoComplete="off"
      onBlur={(event) => {
        field.onBlur(event);
        settle();
      }}
    />
  );
}
