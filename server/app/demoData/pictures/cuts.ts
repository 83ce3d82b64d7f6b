/**
 * Fish and meat as on a counter, in the style of the icon set: the set has only one fish and one steak. Boxes of 32 x
 * 32.
 */

interface Flesh {
  flesh: string;
  /** In the shade, and between the muscles. */
  shade: string;
  /** Fine lines: fat, grain. */
  line: string;
}

interface Skinned extends Flesh {
  skin?: string;
  /** Herbs, pepper. */
  marks?: string;
}

const FLAKES =
  'M8.500 13.600c1.900 1.200 2.900 2.600 3.300 4.300M13 11.300c2.200 1.700 3.200 3.700 3.600 6M17.800 10.300c2 1.800 2.900 3.800 3.200 6.100M22.600 11c1.600 1.500 2.300 3 2.500 4.700M9 23c1.600-1 2.600-2.300 3-3.900M13.800 24.100c1.900-1.300 2.900-3 3.300-5M18.700 23.500c1.700-1.300 2.500-2.900 2.800-4.800M23.300 21.400c1-.9 1.600-2 1.900-3.300';
const MARKS =
  'M8 17h.1M11 21h.1M12.500 14h.1M16 19.800h.1M18.500 13h.1M20.500 20h.1M23.500 14h.1M24.500 18h.1M14.500 17h.1';

function fillet({ flesh, shade, line, skin, marks }: Skinned): string {
  return `${skin ? `<path fill="${skin}" d="M2 20.800c3-7 10.500-10.300 17.500-9.300 4.800.7 8.500 3.300 10.500 6.500-2.500 5-9 9-16 8.800-5.500-.1-9.700-2.500-12-6"/>` : ''}
    <path fill="${flesh}" d="M2 18.500c3-7 10.500-10.500 17.500-9.500 4.800.7 8.500 3.300 10.500 6.500-2.500 5-9 9-16 8.800-5.500-.1-9.700-2.300-12-5.800"/>
    <path fill="none" stroke="${line}" stroke-width=".9" stroke-linecap="round" d="${FLAKES}"/>
    <path fill="none" stroke="${shade}" stroke-width="1.300" stroke-linecap="round" d="M4.500 18.700c8-.7 15.800-1.400 23.500-3.200"/>
    ${marks ? `<path stroke="${marks}" stroke-width="1.300" stroke-linecap="round" d="${MARKS}"/>` : ''}`;
}

function loin({ flesh, shade, line }: Flesh): string {
  return `<path fill="${shade}" d="M12.500 18.200 28.500 11v7.500L12.500 26.800z"/>
    <path fill="${flesh}" d="M3.500 13.200C8 9 14.500 6.500 20.500 6.200c3.300 1 6.200 2.600 8 4.800l-16 7.200z"/>
    <path fill="${line}" d="M3.500 13.200 12.500 18.200v8.600c-3.600-1-7-3-9-5.600z"/>
    <path fill="${flesh}" d="M4.800 15.300l6.400 3.600v5.900c-2.500-.9-4.900-2.300-6.400-4.100z"/>
    <path fill="none" stroke="${line}" stroke-width=".8" stroke-linecap="round" d="M7.500 13.600c4.500-3 9.300-4.800 14.500-5.500M10.500 15.500c4.600-2.800 9.400-4.600 14.700-5.500M15 19.700l11.500-5.400M15 23l11.500-5.600"/>`;
}

function steak({ flesh, shade, line }: Flesh, bone?: string): string {
  return `<path fill="${shade}" d="M5 12.800C7.500 7.500 14 5 20 6.500c5.500 1.400 9 6 8.300 11.500-.7 5.400-5.600 9-11.300 8.300-2.700-.3-4.300-2.300-6.600-3.500C6.600 20.800 3 17.200 5 12.800"/>
    <path fill="${line}" d="M5 11.300C7.500 6 14 3.500 20 5c5.500 1.400 9 6 8.300 11.500-.7 5.400-5.600 9-11.300 8.300-2.700-.3-4.300-2.300-6.600-3.500C6.600 19.300 3 15.700 5 11.300"/>
    <path fill="${flesh}" d="M7 12.200c2.200-4.600 7.500-6.600 12.500-5.400 4.600 1.100 7.400 5 6.800 9.500-.6 4.300-4.600 7.200-9.200 6.600-2.200-.3-3.600-2-5.700-3.100-3.200-1.700-6-4-4.400-7.600"/>
    ${bone ? `<path fill="${bone}" d="M7.500 13c1-2.600 3.600-4 5.800-3.400 1.600.5 1.400 2.500.3 3.700-1.600 1.700-2.600 3.300-4.300 3-1.500-.3-2.300-1.800-1.800-3.300"/>` : ''}
    <path fill="none" stroke="${line}" stroke-width=".9" stroke-linecap="round" d="M15 10.500c2.300-.6 4.600-.2 6.500 1M16.500 14.300c2-.3 4 .2 5.600 1.400M15.300 18c1.800-.2 3.700.2 5.200 1.200"/>`;
}

function wholeFish(back: string, belly: string, fin: string): string {
  return `<path fill="${fin}" d="M23.500 15.800 30.500 10v12.500zM13 9.500c1.500-2.600 4.300-4 7.500-3.700l-1.700 5zM13.500 22.500l5-1 .8 3.800c-2.300.2-4.500-.8-5.800-2.800"/>
    <path fill="${belly}" d="M1.500 16.500C4.500 11 9.500 8.500 14.500 8.500c5.300 0 9 3.200 11 7.300-2 4.500-5.700 8-11 8-5 0-10-2-13-7.300"/>
    <path fill="${back}" d="M1.500 16.500C4.500 11 9.500 8.500 14.500 8.500c5.300 0 9 3.200 11 7.300-6-1.500-10-.6-14.500-.3-3.300.2-6.500.3-9.500 1"/>
    <path fill="none" stroke="${fin}" stroke-width=".9" stroke-linecap="round" d="M9 12c1.300 2.800 1.300 5.800 0 8.600M13 13.500c.8 1.700.8 3.600 0 5.400M16.700 13.500c.7 1.600.7 3.300 0 5M20 14c.5 1.200.5 2.500 0 3.700"/>
    <circle cx="5.700" cy="15" r="1.200" fill="#fff"/><circle cx="5.700" cy="15" r=".7" fill="#23282d"/>`;
}

function tail({ flesh, shade, line }: Flesh): string {
  return `<path fill="${shade}" d="M3 14c2-5 7-7 11-6 6 1.500 9.500 7 15.500 9-4 3.500-8 7-14.500 8C8.500 26 3.500 21.500 3 14"/>
    <path fill="${flesh}" d="M3 12.500c2-5 7-7 11-6 6 1.500 9.500 7 15.500 9-4 3.500-8 7-14.500 8C8.500 24.500 3.500 20 3 12.500"/>
    <ellipse cx="6.800" cy="14.500" rx="3.600" ry="5.500" fill="${line}" transform="rotate(12 6.800 14.500)"/><circle cx="6.800" cy="14.200" r="1.700" fill="${shade}"/>
    <path fill="none" stroke="${line}" stroke-width=".9" stroke-linecap="round" d="M12 10c4.500 1.500 8 4 13.500 5.700M12 19.500c4.600.3 8.300-1 12.500-3.200"/>`;
}

function roe(tone: string, shine: string): string {
  const grains = [
    [10, 12],
    [15, 10],
    [20, 12],
    [7.5, 17],
    [12.7, 16],
    [18, 16.5],
    [23.5, 17],
    [10, 21.5],
    [15.5, 21.5],
    [21, 21.5],
  ];
  return grains
    .map(
      ([x = 0, y = 0]) =>
        `<circle cx="${x}" cy="${y}" r="3.200" fill="${tone}"/><circle cx="${x - 1}" cy="${y - 1}" r=".9" fill="${shine}"/>`,
    )
    .join('');
}

function shell(tone: string, rings: string, inside: string): string {
  return `<path fill="${inside}" d="M3.500 20.500C3 12.500 9 6.500 16 6.500s13 6 12.500 14c-3.300 4-7.800 6-12.500 6s-9.200-2-12.500-6"/>
    <path fill="${tone}" d="M3.500 18.500C3 10.500 9 4.500 16 4.500s13 6 12.500 14c-3.300 4-7.800 6-12.500 6s-9.200-2-12.500-6"/>
    <path fill="none" stroke="${rings}" stroke-width="1" d="M6.500 17.500C6.700 11.500 11 7.500 16 7.500s9.300 4 9.500 10M9.500 17c.3-4 3.200-6.700 6.500-6.700s6.200 2.700 6.500 6.700M12.700 16.700c.2-2.200 1.600-3.600 3.300-3.600s3.100 1.400 3.300 3.600"/>`;
}

function mussel(): string {
  return `<path fill="#e9a15b" d="M7 27.500C3.500 21 6.500 10 17.500 4.500c5 4 8.500 11 5.500 18-3.500 4.500-11 6.500-16 5"/>
    <path fill="#2c3a5a" d="M5.500 27C2 20.500 5 9.500 16 4c3.800 3.800 5 9.800 2.700 15.700C15.500 24.500 10 27.500 5.500 27"/>
    <path fill="none" stroke="#5b6d96" stroke-width="1" stroke-linecap="round" d="M8 23.500C6.500 18.500 9 11.500 14.700 7.700M10.800 22.700c-.6-3.600 1-8.200 4.600-11M13.600 21c0-2 .7-4.600 2.400-6.500"/>`;
}

function scallop(): string {
  const one = (x: number, y: number) =>
    `<path fill="#e2c9a4" d="M${x - 6} ${y}v4.500c0 2.200 2.700 3.500 6 3.500s6-1.300 6-3.500V${y}z"/><ellipse cx="${x}" cy="${y}" rx="6" ry="3.600" fill="#fbeed6"/><path fill="none" stroke="#ecd6b0" stroke-width=".8" d="M${x - 3.5} ${y}h7M${x - 2} ${y - 1.5}h4M${x - 2} ${y + 1.5}h4"/>`;
  return one(21, 9.5) + one(10, 13.5) + one(19.5, 19.5);
}

function rack({ flesh, shade, line }: Flesh): string {
  const ribs = [7, 12, 17, 22];
  return `${ribs.map((x) => `<path stroke="#f4e8d2" stroke-width="2.600" stroke-linecap="round" d="M${x + 1.5} 15 ${x + 3.5} 4.500"/>`).join('')}
    <path fill="${shade}" d="M4 16.500c3-3 19-5 23.500-2.500 2.300 4 1.300 9.500-2.500 12-6 2.500-14 2.500-19.500.5-2.500-2.500-3-7-1.500-10"/>
    <path fill="${line}" d="M4 15c3-3 19-5 23.500-2.500 2 3.500 1.500 7.500-1 10-6 2.500-15.500 2.500-21 .5-2.300-2-2.800-5-1.500-8"/>
    <path fill="${flesh}" d="M6 17c3.500-2.200 16-3.700 20-2 1 2.200.7 4.500-.8 6-5.500 1.800-13.500 1.800-18.200.3-1.300-1.200-1.700-2.800-1-4.300"/>
    <path fill="none" stroke="${line}" stroke-width=".9" stroke-linecap="round" d="M11 18.500v3M16 18v3.500M21 17.500v3.500"/>`;
}

function roast({ flesh, shade, line }: Flesh): string {
  return `<path fill="${shade}" d="M3 17.500C3 11.500 9 7 16.500 7S29.500 11 29.500 17 24 26.500 16 26.500 3 23.500 3 17.500"/>
    <path fill="${flesh}" d="M3 15.500C3 9.500 9 5 16.500 5S29.500 9 29.500 15 24 24.500 16 24.500 3 21.500 3 15.500"/>
    <path fill="none" stroke="#f6ead7" stroke-width="1.100" stroke-linecap="round" d="M9 7.500c-1.700 4.500-1.700 10.700 0 15M16 5v19.500M23 7c1.700 4.500 1.700 11 0 15.500M3.300 14.500c8 1.500 18 1.500 26 0"/>
    <path fill="none" stroke="${line}" stroke-width=".9" stroke-linecap="round" d="M11.500 9.500c1 .8 1.600 1.800 2 3M19 18c1 .8 1.600 1.800 2 3M12 18.500c.8.700 1.300 1.500 1.600 2.500"/>`;
}

function ground({ flesh, shade, line }: Flesh): string {
  return `<path fill="#eef2f5" d="M2.500 20.500h27l-2.300 6.700c-.4 1-1.300 1.800-2.400 1.800H7.200c-1.100 0-2-.8-2.400-1.800z"/><path fill="#d5dde4" d="M2.500 20.500h27l-.6 1.800H3.100z"/>
    <path fill="${shade}" d="M4 20.500c0-3.500 2.500-4.500 3.500-6.500 1.200-3.700 4.500-6.500 8.500-6.500s7.300 2.800 8.500 6.500c1 2 3.500 3 3.500 6.500z"/>
    <path fill="none" stroke="${flesh}" stroke-width="2.300" stroke-linecap="round" d="M7 18.700c2-2.200 4.300.2 6-1.500M14.500 19c2-2 4-.3 5.500-1.500M21.500 18.800c1.500-1.500 2.800-.8 3.800-.8M9.500 14.700c2-1.800 3.600.2 5.300-1.300M17 14.800c1.800-1.600 3.500-.2 5-1M12.500 11c1.700-1.500 3.500 0 5.500-1"/>
    <path fill="none" stroke="${line}" stroke-width="1" stroke-linecap="round" d="M9 16.500c1-.8 2-.2 2.800-.8M18 16.800c1-.7 1.800-.2 2.500-.7M14 12.700c.8-.6 1.500-.1 2.200-.5"/>`;
}

function breast({ flesh, shade, line }: Flesh): string {
  return `<path fill="${shade}" d="M5 15c.5-5.500 5.500-9.500 11-9 7 .5 12 5 12 10.500 0 4-3 6.500-6.500 8.500-3 1.800-4.500 3.500-7.500 3-5.500-1-9.500-6.500-9-13"/>
    <path fill="${flesh}" d="M5 13.500C5.500 8 10.500 4 16 4.500c7 .5 12 5 12 10.500 0 4-3 6.500-6.500 8.500-3 1.800-4.500 3.500-7.500 3-5.500-1-9.500-6.500-9-13"/>
    <path fill="none" stroke="${line}" stroke-width="1" stroke-linecap="round" d="M9 12c2.500-3 6-4 9.500-3.500M9.500 16.500c3-3.500 7.500-5 12-4M12 21c3-3.500 7-5 11.500-4.500"/>`;
}

function links({ flesh, shade, line }: Flesh): string {
  const link = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-9.500" y="-3" width="19" height="7" rx="3.500" fill="${shade}"/><rect x="-9.500" y="-3.500" width="19" height="6.500" rx="3.250" fill="${flesh}"/><path stroke="${line}" stroke-width="1" stroke-linecap="round" d="M-5.500-1.700h8"/></g>`;
  return link(14.5, 8.5, -12) + link(17, 16, -12) + link(15, 23.5, -12);
}

const beef: Flesh = { flesh: '#b93f3f', shade: '#8f2c2f', line: '#f3d9cf' };
const pork: Flesh = { flesh: '#e59a92', shade: '#c4736c', line: '#fbe6dd' };
const lamb: Flesh = { flesh: '#c65a55', shade: '#9c4240', line: '#f6e3d6' };
const veal: Flesh = { flesh: '#efb9ac', shade: '#d1938a', line: '#fdf0e9' };
const chicken: Flesh = { flesh: '#f6cdb4', shade: '#dfa988', line: '#fde9dc' };
const game: Flesh = { flesh: '#8f3336', shade: '#6b2428', line: '#d9a79c' };
const salmon: Flesh = { flesh: '#f28a5f', shade: '#d96d43', line: '#ffd3bb' };
const white: Flesh = { flesh: '#f7f1e8', shade: '#d8cbb8', line: '#e6dccd' };

/** By the name that a picture's file has. */
export const cuts: Readonly<Record<string, () => string>> = {
  'fillet-haddock': () => fillet({ ...white, skin: '#6f7780' }),
  'loin-cod': () => loin({ flesh: '#f9f4ec', shade: '#dcd0be', line: '#e9dfd0' }),
  'fillet-hake': () => fillet({ flesh: '#efe3d8', shade: '#d9a99d', line: '#e0d0c2' }),
  'tail-monkfish': () => tail({ flesh: '#f3dcd3', shade: '#d9b3a6', line: '#f9ece6' }),
  'fillet-halibut': () => fillet({ flesh: '#fdfaf4', shade: '#ddd3c4', line: '#ebe3d6', skin: '#5f5a45' }),
  'fillet-flounder': () => fillet({ flesh: '#f5efe6', shade: '#c9a892', line: '#e4d6c7', skin: '#8a6f52' }),
  'fillet-salmon': () => fillet({ ...salmon, skin: '#8d99a3' }),
  'fillet-gravlax': () => fillet({ ...salmon, marks: '#3f7d43' }),
  'fillet-smoked-salmon': () => fillet({ flesh: '#e8743f', shade: '#c4592a', line: '#f9b58f' }),
  'loin-tuna': () => loin({ flesh: '#a8263a', shade: '#7d1a2b', line: '#c95a69' }),
  'loin-swordfish': () => loin({ flesh: '#efd2bd', shade: '#b7604b', line: '#f8e6d9' }),
  'fish-branzino': () => wholeFish('#6f8797', '#dfe8ee', '#8ea3b1'),
  'fillet-trout': () => fillet({ flesh: '#d98e57', shade: '#a9602f', line: '#efb88f', skin: '#9a7b3c' }),
  'fillet-haddie': () => fillet({ flesh: '#edc566', shade: '#c99a35', line: '#f7e0a2', skin: '#a9823a' }),
  'fillet-mackerel': () =>
    fillet({ flesh: '#b9824d', shade: '#8a5a2d', line: '#d8aa7c', skin: '#33506b', marks: '#2b2420' }),
  'fillet-tilapia': () => fillet({ flesh: '#f7ece4', shade: '#cf8277', line: '#ead6ca' }),
  'fillet-pollock': () => fillet({ flesh: '#e9e4dc', shade: '#bfb5a6', line: '#d6cdc0' }),
  'portion-salmon': () => loin(salmon),
  'loin-haddock': () => loin({ flesh: '#f4ece0', shade: '#d4c5b0', line: '#e4d8c6' }),
  'roe-salmon': () => roe('#f0642d', '#ffd2b5'),
  'roe-caviar': () => roe('#39404a', '#9aa6b4'),
  'roe-tobiko': () => roe('#f59a23', '#ffe0ae'),
  'clam-littleneck': () => shell('#cfc3b0', '#a89779', '#efe5d4'),
  'clam-steamer': () => shell('#ece8df', '#c2b9a8', '#f6d9b8'),
  'clam-mahogany': () => shell('#7a4630', '#54301f', '#e7d3c4'),
  mussel,
  scallop,
  'beef-ribeye': () => steak({ ...beef, line: '#f6e1d6' }),
  'beef-strip': () => loin(beef),
  'beef-tenderloin': () => roast(beef),
  'beef-flat-iron': () => fillet({ flesh: '#a83639', shade: '#f0d5ca', line: '#c9605c' }),
  'beef-brisket': () => loin({ flesh: '#f1dcc8', shade: '#a33a3a', line: '#e2bfa8' }),
  'beef-short-rib': () => rack(beef),
  'beef-ground': () => ground(beef),
  'shank-beef': () => steak(beef, '#f7ecd8'),
  'pork-loin': () => loin(pork),
  'pork-tenderloin': () => roast(pork),
  'pork-chop': () => steak(pork, '#f7ecd8'),
  'pork-ribs': () => rack(pork),
  'lamb-rack': () => rack(lamb),
  'lamb-leg': () => roast(lamb),
  'lamb-chop': () => steak(lamb, '#f7ecd8'),
  'lamb-ground': () => ground(lamb),
  'veal-cutlet': () => breast(veal),
  'shank-veal': () => steak(veal, '#f7ecd8'),
  'veal-ground': () => ground(veal),
  'bison-ground': () => ground(game),
  'venison-loin': () => loin(game),
  'chicken-breast': () => breast(chicken),
  'chicken-thigh': () => breast({ flesh: '#e9a98f', shade: '#c98468', line: '#f6d2c0' }),
  'turkey-breast': () => roast({ flesh: '#f0c9a4', shade: '#cf9f74', line: '#fbe8d4' }),
  'turkey-ground': () => ground(chicken),
  'duck-breast': () => fillet({ flesh: '#b2484a', shade: '#8d3236', line: '#cf7a75', skin: '#f2dfb8' }),
  'sausage-breakfast': () => links({ flesh: '#d99a86', shade: '#b8735f', line: '#f0c7b9' }),
  'sausage-italian': () => links({ flesh: '#c96a5a', shade: '#a14b3e', line: '#eba596' }),
  'sausage-andouille': () => links({ flesh: '#8a3a2c', shade: '#64271d', line: '#b9695a' }),
  'frankfurter-red': () => links({ flesh: '#e0392f', shade: '#b0241d', line: '#ff8a7e' }),
};
