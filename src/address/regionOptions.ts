import { REGIONS } from '#domain/address/regions.ts';
import type { SelectOption } from '../components/select/SelectOptions.tsx';

const regions: readonly SelectOption[] = REGIONS.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }));

/** The options of states and provinces. A value outside our regions stays available. */
export function regionOptions(state: string): readonly SelectOption[] {
  const isKnown = state === '' || regions.some(({ value }) => value === state);
  return isKnown ? regions : [...regions, { value: state, label: state }];
}
