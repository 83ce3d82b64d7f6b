/** A kitchen's habits: weights per main category, order size, order frequency, guide names. */
export interface Kind {
  weights: Readonly<Record<string, number>>;
  lines: readonly [low: number, high: number];
  /** Against the average customer. */
  rhythm: number;
  /** Of the largest unit, in a usual line. */
  cases: readonly [low: number, high: number];
  guides: readonly [string, string];
}

export const kinds = {
  seafood: kind(
    '11:8 12:3 13:3 14:14 15:6 16:4 17:5 18:8 19:6 20:4 21:3 22:2',
    [9, 19],
    1.5,
    [1, 3],
    ['Weekly', 'Raw Bar'],
  ),
  bistro: kind('11:10 12:8 13:6 14:5 15:7 16:3 17:5 18:8 19:5 20:4 21:3 22:2', [8, 17], 1.3, [1, 3], ['Weekly', 'Bar']),
  tavern: kind('11:6 12:9 13:8 14:3 15:5 16:8 17:6 18:6 19:8 20:6 21:3 22:2', [8, 16], 1.2, [1, 4], ['Weekend', 'Bar']),
  hotel: kind(
    '11:8 12:6 13:5 14:5 15:8 16:4 17:8 18:7 19:8 20:7 21:6 22:3',
    [12, 26],
    1.6,
    [1, 5],
    ['Breakfast', 'Banquet'],
  ),
  cafe: kind(
    '11:5 12:2 13:2 14:1 15:10 16:3 17:12 18:6 19:12 20:10 21:3 22:1',
    [6, 13],
    1.1,
    [1, 2],
    ['Breakfast', 'Paper Goods'],
  ),
  bakery: kind(
    '11:4 12:1 13:1 14:1 15:12 16:5 17:8 18:16 19:6 20:8 21:3 22:3',
    [6, 14],
    1,
    [1, 4],
    ['Baking', 'Packaging'],
  ),
  school: kind(
    '11:7 12:3 13:8 14:1 15:10 16:10 17:8 18:8 19:5 20:9 21:6 22:1',
    [10, 20],
    0.9,
    [2, 8],
    ['Breakfast', 'Lunch Line'],
  ),
  hospital: kind(
    '11:8 12:4 13:7 14:3 15:9 16:7 17:6 18:8 19:7 20:10 21:8 22:1',
    [12, 24],
    1.4,
    [2, 8],
    ['Patient Menu', 'Cafeteria'],
  ),
  asian: kind(
    '11:11 12:6 13:7 14:8 15:2 16:6 17:1 18:11 19:5 20:9 21:3 22:2',
    [8, 16],
    1.2,
    [1, 3],
    ['Weekly', 'Dry Store'],
  ),
  pizzeria: kind(
    '11:7 12:6 13:5 14:2 15:12 16:5 17:9 18:12 19:8 20:10 21:3 22:1',
    [7, 15],
    1.2,
    [1, 4],
    ['Line', 'Beverages'],
  ),
} satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;

function kind(
  weights: string,
  lines: Kind['lines'],
  rhythm: number,
  cases: Kind['cases'],
  guides: Kind['guides'],
): Kind {
  const pairs = weights.split(' ').map((pair) => pair.split(':'));
  return {
    weights: Object.fromEntries(pairs.map(([code, weight]) => [code, Number(weight)])),
    lines,
    rhythm,
    cases,
    guides,
  };
}
