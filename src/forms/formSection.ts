import type { useYupForm } from './useYupForm.ts';

/** What the sections of a form are given. */
export interface FormSection<Values extends object> {
  readonly form: ReturnType<typeof useYupForm<Values>>;
  readonly isBusy: boolean;
  /** Sets a value that is not typed. */
  readonly set: (path: string, value: unknown) => void;
}
