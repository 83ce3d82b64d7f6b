import { type DemoBuyer, type DemoLine, signIn } from '../shop/demoBuyer.ts';

/** People of the demo data; a salesperson with the customer of the cart. */
export const PEOPLE = {
  chef: { username: 'chef' },
  admin: { username: 'admin' },
  rep: { username: 'rep' },
  /** A consumer without an address. */
  shopper: { username: 'shopper@example.com' },
  /** Must read a message and give a P.O. */
  hospital: { username: 'rep', customerKey: 103 },
  /** Sees no prices. */
  priceless: { username: 'rep', customerKey: 104 },
  /** Its cart changes while an order of it is reviewed. */
  tavern: { username: 'rep', customerKey: 111 },
  /** Four ship-tos, 200 lines in the cart. */
  hotels: { username: 'rep', customerKey: 106 },
  /** A category is excluded; nothing in the cart. */
  school: { username: 'rep', customerKey: 105 },
  /** Owes more than the limit of its credit. */
  overLimit: { username: 'rep', customerKey: 109 },
  /** Thousands of entries on its account. */
  depot: { username: 'rep', customerKey: 120 },
  /** The longest customer name; too little in the cart to order. */
  resort: { username: 'rep', customerKey: 108 },
} as const satisfies Record<string, { username: string; customerKey?: number }>;

export type Person = keyof typeof PEOPLE;

const CASE = { unitOfMeasure: 'CS' };
const MANY_LINES = 200;

interface OfferedProduct {
  productKey: number;
  sellBys: { unitOfMeasure: string; sellByMultiple: number }[];
}

/** Products of the demo data that are hard to show: catch weight, multiples, a long name, no picture, more than in stock. */
async function varied(shopUrl: string, { token }: DemoBuyer): Promise<{ some: DemoLine[]; many: DemoLine[] }> {
  const headers = { authorization: `Bearer ${token}` };
  const answered = await fetch(`${shopUrl}/api/product/list`, { headers });
  const products = (await answered.json()) as (OfferedProduct & { description: string })[];
  const line = ({ productKey, sellBys }: OfferedProduct, index: number): DemoLine[] => {
    const unit = sellBys[index % sellBys.length];
    return unit
      ? [
          {
            productKey,
            unitOfMeasure: unit.unitOfMeasure,
            orderQuantity: (unit.sellByMultiple || 1) * (1 + (index % 5)),
          },
        ]
      : [];
  };
  const longest = products.toSorted((left, right) => right.description.length - left.description.length)[0];
  const some: DemoLine[] = [
    { productKey: 1152, ...CASE, orderQuantity: 3, productText1: 'Skin on, pin bones out' },
    { productKey: 1033, unitOfMeasure: 'EA', orderQuantity: 24 },
    { productKey: 1020, unitOfMeasure: 'LB', orderQuantity: 1.5 },
    { productKey: 1011, unitOfMeasure: 'HC', orderQuantity: 9000 },
    ...(longest ? line(longest, 0) : []),
  ];
  return {
    some,
    many: products
      .slice(0, MANY_LINES + 10)
      .flatMap(line)
      .slice(0, MANY_LINES),
  };
}

/** Signs in all people that stories name and fills their carts. */
export async function signInAll(shopUrl: string): Promise<Record<Person, DemoBuyer>> {
  const buyers = {} as Record<Person, DemoBuyer>;
  for (const [name, { username, ...of }] of Object.entries(PEOPLE) as [Person, (typeof PEOPLE)['hotels']][]) {
    buyers[name] = await signIn(shopUrl, username, of.customerKey);
  }
  const { some, many } = await varied(shopUrl, buyers.chef);
  const tooLittle = { productKey: 1020, unitOfMeasure: 'LB', orderQuantity: 1 };
  const carts: [DemoBuyer, DemoLine[]][] = [
    [buyers.chef, some],
    [buyers.admin, some.slice(0, 3)],
    [buyers.hospital, some.slice(0, 3)],
    [buyers.shopper, some.slice(1, 3)],
    [buyers.tavern, some.slice(0, 3)],
    [buyers.priceless, some.slice(0, 3)],
    [buyers.hotels, many],
    [buyers.school, []],
    [buyers.resort, [tooLittle]],
  ];
  for (const [buyer, lines] of carts) {
    await buyer.startAfresh();
    if (lines.length > 0) await buyer.add(...lines);
  }
  return buyers;
}
