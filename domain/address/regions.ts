import { accountText } from '../texts/accountText.ts';
import { perLanguage } from '../texts/perLanguage.ts';

export interface Region {
  code: string;
  name: string;
}

function regionsIn(country: string): Region[] {
  return country.split(',').map((entry) => ({ code: entry.slice(0, 2), name: entry.slice(3) }));
}

const STATES = perLanguage(() =>
  regionsIn(
    accountText('regions.alAlabamaAkAlaskaAsAmerican') +
      accountText('regions.dcDistrictOfColumbiaFlFlorida') +
      accountText('regions.kyKentuckyLaLouisianaMeMaine') +
      accountText('regions.mtMontanaNeNebraskaNvNevada') +
      accountText('regions.ndNorthDakotaMpNorthernMariana') +
      accountText('regions.riRhodeIslandScSouthCarolina') +
      accountText('regions.vaVirginiaWaWashingtonWvWest'),
  ),
);
const PROVINCES = perLanguage(() =>
  regionsIn(accountText('regions.abAlbertaBcBritishColumbiaMb') + accountText('regions.nsNovaScotiaNuNunavutOn')),
);

/**
 * The regions that orders can be sent to: the states, districts and territories of the United States by name, then the
 * provinces of Canada by name.
 */
export const REGIONS: readonly Region[] = perLanguage(() => [...STATES, ...PROVINCES]);

/** The country of a state or province by its ISO 3166 code; null when the code is not supported. */
export function countryOf(region: string | null): 'US' | 'CA' | null {
  const isRegion = ({ code }: Region) => code === region;
  if (STATES.some(isRegion)) return 'US';
  return PROVINCES.some(isRegion) ? 'CA' : null;
}
