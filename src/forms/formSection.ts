import type { useYupForm } from './useYupForm.ts';

/** The props of a form's sections. */
export interface FormSection<Values extends object> {
  readonly form: ReturnType<typeof useYupForm<Values>>;
  readonly isBusy: boolean;
  /** Sets a value of a control without typing. */
  readonly set: (path: string, value: unknown) => void;
}
