/** Where goods can be sent to: the states, districts and territories of the United States, and the provinces of Canada. */
const UNITED_STATES =
  'AL Alabama,AK Alaska,AS American Samoa,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,' +
  'DC District of Columbia,FL Florida,GA Georgia,GU Guam,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,' +
  'KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,' +
  'MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,' +
  'ND North Dakota,MP Northern Mariana Islands,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,PR Puerto Rico,' +
  'RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VI U.S. Virgin Islands,' +
  'VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming';
const CANADA =
  'AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NT Northwest Territories,' +
  'NS Nova Scotia,NU Nunavut,ON Ontario,PE Prince Edward Island,QC Quebec,SK Saskatchewan,YT Yukon';

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

/** The country of a state or province, by the codes of ISO 3166; null where it is none of ours. */
export function countryOf(region: string | null): 'US' | 'CA' | null {
  const isRegion = ({ code }: Region) => code === region;
  if (STATES.some(isRegion)) return 'US';
  return PROVINCES.some(isRegion) ? 'CA' : null;
}
