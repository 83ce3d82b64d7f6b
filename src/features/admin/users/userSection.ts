import type { useYupForm } from '../../../forms/useYupForm.ts';
import type { UserValues } from './userValues.ts';

/** What each part of the form is given. */
export interface UserSection {
  readonly form: ReturnType<typeof useYupForm<UserValues>>;
  readonly isBusy: boolean;
  readonly set: <Name extends keyof UserValues>(name: Name, value: UserValues[Name]) => void;
}
