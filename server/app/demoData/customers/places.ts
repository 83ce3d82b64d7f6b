export interface Place {
  city: string;
  state: 'ME' | 'NH';
  zip: string;
  county: string;
}

function place(city: string, state: Place['state'], zip: string, county: string): Place {
  return { city, state, zip, county };
}

const portland = place('Portland', 'ME', '04101', 'Cumberland');

export const places: readonly [Place, ...Place[]] = [
  portland,
  place('South Portland', 'ME', '04106', 'Cumberland'),
  place('Cape Elizabeth', 'ME', '04107', 'Cumberland'),
  place('Scarborough', 'ME', '04074', 'Cumberland'),
  place('Westbrook', 'ME', '04092', 'Cumberland'),
  place('Falmouth', 'ME', '04105', 'Cumberland'),
  place('Yarmouth', 'ME', '04096', 'Cumberland'),
  place('Freeport', 'ME', '04032', 'Cumberland'),
  place('Brunswick', 'ME', '04011', 'Cumberland'),
  place('Bath', 'ME', '04530', 'Sagadahoc'),
  place('Boothbay Harbor', 'ME', '04538', 'Lincoln'),
  place('Damariscotta', 'ME', '04543', 'Lincoln'),
  place('Rockland', 'ME', '04841', 'Knox'),
  place('Camden', 'ME', '04843', 'Knox'),
  place('Belfast', 'ME', '04915', 'Waldo'),
  place('Bangor', 'ME', '04401', 'Penobscot'),
  place('Augusta', 'ME', '04330', 'Kennebec'),
  place('Waterville', 'ME', '04901', 'Kennebec'),
  place('Lewiston', 'ME', '04240', 'Androscoggin'),
  place('Auburn', 'ME', '04210', 'Androscoggin'),
  place('Saco', 'ME', '04072', 'York'),
  place('Biddeford', 'ME', '04005', 'York'),
  place('Kennebunkport', 'ME', '04046', 'York'),
  place('Ogunquit', 'ME', '03907', 'York'),
  place('York', 'ME', '03909', 'York'),
  place('Kittery', 'ME', '03904', 'York'),
  place('Portsmouth', 'NH', '03801', 'Rockingham'),
  place('Exeter', 'NH', '03833', 'Rockingham'),
  place('Dover', 'NH', '03820', 'Strafford'),
  place('Manchester', 'NH', '03101', 'Hillsborough'),
  place('Concord', 'NH', '03301', 'Merrimack'),
  place('North Conway', 'NH', '03860', 'Carroll'),
];

export function placeNamed(city: string): Place {
  const found = places.find((candidate) => candidate.city === city);
  if (!found) throw new Error(`no place ${city}`);
  return found;
}
