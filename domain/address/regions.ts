import { accountText } from '../texts/accountText.ts';

/**
 * The regions that orders can be sent to: the states, districts and territories of the United States, and the provinces
 * of Canada.
 */
const UNITED_STATES =
  accountText('regions.alAlabamaAkAlaskaAsAmerican') +
  accountText('regions.dcDistrictOfColumbiaFlFlorida') +
  accountText('regions.kyKentuckyLaLouisianaMeMaine') +
  accountText('regions.mtMontanaNeNebraskaNvNevada') +
  accountText('regions.ndNorthDakotaMpNorthernMariana') +
  accountText('regions.riRhodeIslandScSouthCarolina') +
  accountText('regions.vaVirginiaWaWashingtonWvWest');
const CANADA = accountText('regions.abAlbertaBcBritishColumbiaMb') + accountText('regions.nsNovaScotiaNuNunavutOn');

export interface Region {
  code: string;
  name: string;
}

function regionsIn(country: string): Region[] {
  return country.split(',').map((entry) => ({ code: entry.slice(0, 2), name: entry.slice(3) }));
}

const STATES = regionsIn(UNITED_STATES);
const PROVINCES = regionsIn(CANADA);

/** States by name, then provinces by name. */
export const REGIONS: readonly Region[] = [...STATES, ...PROVINCES];

/** The country of a state or province by its ISO 3166 code; null when the code is not supported. */
export function countryOf(region: string | null): 'US' | 'CA' | null {
  const isRegion = ({ code }: Region) => code === region;
  if (STATES.some(isRegion)) return 'US';
  return PROVINCES.some(isRegion) ? 'CA' : null;
}
