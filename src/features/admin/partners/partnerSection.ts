import type { useYupForm } from '../../../forms/useYupForm.ts';
import type { PartnerValues } from './partnerValues.ts';

/** What each part of the form is given. */
export interface PartnerSection {
  readonly form: ReturnType<typeof useYupForm<PartnerValues>>;
  readonly isBusy: boolean;
  readonly set: <Name extends keyof PartnerValues>(name: Name, value: PartnerValues[Name]) => void;
}
