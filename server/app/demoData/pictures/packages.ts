import type { Tones } from './tones.ts';

/** A package in a box of 32 x 32, and the square on its label for an icon of the contents. */
export interface Package {
  svg: string;
  label: { x: number; y: number; size: number };
}

export const packages: Readonly<Record<string, (tones: Tones) => Package>> = {
  can: ({ tint, deep, pale }) => ({
    svg: `<path fill="#b9c2cb" d="M6 6h20v20.5c0 1.9-4.5 3.5-10 3.5S6 28.400 6 26.500z"/>
      <path fill="${tint}" d="M6 8.500c0 1.900 4.500 3.400 10 3.400s10-1.500 10-3.400v16.700c0 1.900-4.500 3.400-10 3.400S6 27.100 6 25.200z"/>
      <path fill="${deep}" d="M22.500 11v16.600c2.100-.6 3.500-1.500 3.500-2.400V8.500c0 1-1.400 1.900-3.500 2.500" opacity=".55"/>
      <ellipse cx="16" cy="6" rx="10" ry="3.400" fill="#e3e8ed"/><ellipse cx="16" cy="6.100" rx="8" ry="2.300" fill="#c5cdd5"/>
      <circle cx="16" cy="19.600" r="7" fill="${pale}"/>`,
    label: { x: 11, y: 14.6, size: 10 },
  }),
  sack: ({ tint, deep, pale }) => ({
    svg: `<path fill="#e9d3b0" d="M7.600 6h16.800c.3 2.400 2.300 4.500 2.300 11.500S26.200 27.500 25 30H7c-1.200-2.500-1.700-5.500-1.700-12.500S7.300 8.400 7.600 6"/>
      <path fill="#cfb387" d="M24.400 6c.3 2.400 2.300 4.500 2.300 11.500S26.200 27.500 25 30h-3.200c1.600-3.300 2.200-6.400 2.200-12.300 0-6.600-1.300-9-1.900-11.700z"/>
      <rect x="7" y="2.500" width="18" height="4.600" rx="1.200" fill="${tint}"/><path fill="${deep}" d="M7 5.300h18v.9c0 .5-.4.900-.9.900H7.900c-.5 0-.9-.4-.9-.9z"/>
      <path stroke="${pale}" stroke-width=".7" stroke-dasharray="1.400 1" d="M8.400 4.200h15.200"/>
      <circle cx="15.600" cy="18.800" r="7.600" fill="#fff8ea"/><path fill="${tint}" d="M8.200 27.300h14.900l-.3 1H8.500z"/>`,
    label: { x: 9.9, y: 13.1, size: 11.4 },
  }),
  bottle: ({ tint, deep, pale }) => ({
    svg: `<path fill="${tint}" d="M13.300 4h5.400v6.200c0 2.300 4.300 3.300 4.300 7.200v10.100c0 1.400-1.100 2.500-2.500 2.500h-9C10.100 30 9 28.900 9 27.500V17.400c0-3.900 4.300-4.900 4.300-7.200z"/>
      <path fill="${deep}" d="M18.700 10.200V4h-1.900v6.500c0 2.600 3.700 3.400 3.700 7.300v9.700c0 1.100-.5 2-1.300 2.500h1.300c1.400 0 2.500-1.100 2.500-2.500V17.400c0-3.900-4.300-4.900-4.300-7.200" opacity=".6"/>
      <rect x="12.700" y="1.500" width="6.600" height="4" rx="1" fill="#3f4852"/><rect x="12.700" y="4" width="6.600" height="1.500" rx=".6" fill="#29313a"/>
      <path fill="${pale}" d="M9 17.700h14v9.600H9z"/><path fill="#fff" d="M11 13.700c.8-1.200 2.600-2 3.200-3.600l.8.300c-.5 1.900-2.300 2.600-3.100 3.900z" opacity=".5"/>`,
    label: { x: 11.6, y: 18.1, size: 8.8 },
  }),
  jug: ({ tint, deep, pale }) => ({
    svg: `<path fill="#f1f5f8" d="M12.500 6h7c.6 2.600 6.500 4 6.500 9v12.500c0 1.400-1.100 2.500-2.500 2.500h-15C7.100 30 6 28.900 6 27.500V15c0-5 5.900-6.400 6.500-9"/>
      <path fill="#d5dee6" d="M19.500 6c.6 2.600 6.500 4 6.500 9v12.500c0 1.400-1.100 2.500-2.500 2.500h-2.800c1.400 0 2-1.100 2-2.500V15.600c0-4.600-4.600-6.100-5.500-9.600z"/>
      <path fill="none" stroke="#c2ced8" stroke-width="2.200" d="M20.800 9.800c2.500 1.300 3.600 2.800 3.600 5.200v3.200"/>
      <rect x="11.700" y="2" width="8.600" height="4.700" rx="1.200" fill="${tint}"/><path fill="${deep}" d="M11.700 5h8.600v.5c0 .7-.5 1.200-1.200 1.200h-6.200c-.7 0-1.200-.5-1.200-1.200z"/>
      <path fill="${tint}" d="M6 16.600h16.700v11H6z"/><circle cx="14.400" cy="22.100" r="4.900" fill="${pale}"/>`,
    label: { x: 10.8, y: 18.5, size: 7.2 },
  }),
  pail: ({ tint, deep, pale }) => ({
    svg: `<path fill="none" stroke="#9aa7b3" stroke-width="1.300" d="M5.500 10C6.500.8 25.500.8 26.500 10"/>
      <path fill="#f3f6f9" d="M6 10h20l-1.900 18.200c-.1 1-1 1.800-2 1.800H9.900c-1 0-1.900-.8-2-1.800z"/>
      <path fill="#d4dde5" d="M26 10h-3.700l-1.800 18.200c-.1 1-.6 1.800-1.600 1.800h3.200c1 0 1.900-.8 2-1.800z"/>
      <path fill="${tint}" d="M6.600 15.600h18.800l-1.100 10.700H7.700z"/><path fill="${deep}" d="M25.400 15.600h-3.600l-1 10.700h3.500z" opacity=".6"/>
      <rect x="4.500" y="8" width="23" height="4" rx="1.500" fill="${tint}"/><path fill="${deep}" d="M4.500 10.500h23c0 .8-.7 1.500-1.500 1.500H6c-.8 0-1.500-.7-1.500-1.500"/>
      <circle cx="15.700" cy="20.900" r="5.800" fill="${pale}"/>`,
    label: { x: 11.5, y: 16.7, size: 8.4 },
  }),
  tub: ({ tint, deep, pale }) => ({
    svg: `<path fill="#f6f8fa" d="M5.300 12h21.400l-2 15.300c-.2 1.500-1.400 2.700-3 2.700H10.300c-1.600 0-2.800-1.200-3-2.700z"/>
      <path fill="#dbe3ea" d="M26.700 12h-4l-1.900 15.300c-.2 1.500-1 2.700-2.600 2.700h3.500c1.600 0 2.800-1.200 3-2.700z"/>
      <path fill="${tint}" d="M5.800 15.500h20.400l-1.300 10H7.100z"/><path fill="${deep}" d="M26.200 15.500h-3.900l-1.300 10h3.900z" opacity=".6"/>
      <rect x="3.500" y="8.500" width="25" height="5" rx="2" fill="${tint}"/><rect x="5.500" y="6.800" width="21" height="3.400" rx="1.500" fill="${tint}"/><rect x="6.500" y="7.600" width="19" height="1.100" rx=".5" fill="#fff" opacity=".45"/><path fill="${deep}" d="M3.500 11.200h25v.3c0 1.100-.9 2-2 2h-21c-1.100 0-2-.9-2-2z" opacity=".7"/>
      <circle cx="15.500" cy="20.600" r="6.300" fill="${pale}"/>`,
    label: { x: 10.9, y: 16, size: 9.2 },
  }),
  carton: ({ tint, deep, pale }) => ({
    svg: `<path fill="#d9a869" d="M2.500 10.200 6.400 5h19.200l3.900 5.200z"/><path fill="#c08d4e" d="M6.400 5h19.200l1.700 2.200H4.700z" opacity=".55"/>
      <path fill="#e6ba7f" d="M2.500 10h27v17.500c0 1.100-.9 2-2 2h-23c-1.100 0-2-.9-2-2z"/><path fill="#cf9f60" d="M2.500 10h27v1.700h-27z"/>
      <path fill="${tint}" d="M13.200 5h5.600l.7 5v4.700h-7V10z"/><path fill="${deep}" d="M12.500 10h7v1.700h-7z"/>
      <rect x="8" y="13.500" width="16" height="13.600" rx="1.600" fill="${pale}"/>`,
    label: { x: 10.2, y: 14.5, size: 11.6 },
  }),
  pouch: ({ tint, deep, pale }) => ({
    svg: `<path fill="${tint}" d="M6.500 3h19c.3 3.800 1.600 7.600 1.600 13.500 0 5.700-.8 9.500-2.100 13.500H7c-1.300-4-2.100-7.800-2.100-13.500C4.900 10.600 6.200 6.800 6.500 3"/>
      <path fill="${deep}" d="M25.500 3c.3 3.800 1.600 7.600 1.600 13.500 0 5.700-.8 9.500-2.100 13.500h-3.400c1.600-4 2.400-7.800 2.400-13.500 0-6.100-1.400-9.700-1.800-13.500z" opacity=".6"/>
      <rect x="5.900" y="2" width="20.200" height="3.600" rx="1" fill="${deep}"/><path stroke="${pale}" stroke-width=".6" stroke-dasharray="1.200 .9" d="M7 3.800h18"/>
      <circle cx="15.600" cy="17.200" r="8" fill="${pale}"/><path fill="${pale}" d="M7.400 27.200h16.300l-.3 1H7.700z" opacity=".75"/>`,
    label: { x: 9.8, y: 11.4, size: 11.6 },
  }),
  shaker: ({ tint, deep, pale }) => ({
    svg: `<rect x="8" y="9" width="16" height="21" rx="3" fill="${tint}"/><path fill="${deep}" d="M21 9v21c1.700 0 3-1.300 3-3V12c0-1.700-1.300-3-3-3" opacity=".6"/>
      <rect x="9" y="2" width="14" height="8.500" rx="2" fill="#3f4852"/><path fill="#29313a" d="M20 2h1c1.100 0 2 .9 2 2v4.500c0 1.100-.9 2-2 2h-1z"/>
      <path stroke="#69747f" stroke-width=".8" d="M11.500 4v5M14 4v5M16.500 4v5M19 4v5"/>
      <path fill="${pale}" d="M8 14.500h16v11H8z"/>`,
    label: { x: 11.2, y: 15.2, size: 9.6 },
  }),
  jar: ({ tint, deep, pale }) => ({
    svg: `<path fill="#e8f2f4" d="M7 11c0-1.500 1.500-2 1.500-3.500h15c0 1.500 1.500 2 1.500 3.500v16c0 1.700-1.300 3-3 3H10c-1.700 0-3-1.300-3-3z"/>
      <path fill="${tint}" d="M8.600 12.500h14.800V27c0 .8-.7 1.500-1.500 1.500H10.100c-.8 0-1.500-.7-1.500-1.500z" opacity=".85"/>
      <path fill="${deep}" d="M20.400 12.500h3V27c0 .8-.7 1.500-1.500 1.500h-1.500z" opacity=".5"/>
      <rect x="7.500" y="2.500" width="17" height="5.500" rx="1.500" fill="#d9b15c"/><path fill="#b98f3b" d="M7.500 5.800h17v.7c0 .8-.7 1.500-1.500 1.500H9c-.8 0-1.500-.7-1.500-1.500z"/>
      <circle cx="15.600" cy="20.300" r="6.500" fill="${pale}"/>`,
    label: { x: 10.8, y: 15.5, size: 9.6 },
  }),
  spray: ({ tint, deep, pale }) => ({
    svg: `<path fill="#eef3f7" d="M11.500 11.500h8c.4 2.500 3.500 3.800 3.500 8v8c0 1.400-1.100 2.500-2.500 2.500h-10C9.100 30 8 28.900 8 27.500v-8c0-4.200 3.100-5.500 3.500-8"/>
      <path fill="#d0dae3" d="M19.500 11.500c.4 2.500 3.500 3.800 3.500 8v8c0 1.400-1.100 2.500-2.500 2.500h-2.700c1.400 0 2-1.100 2-2.500v-8c0-4-2.700-5.400-3.100-8z"/>
      <path fill="${tint}" d="M9 2h11.500c1.400 0 2.500 1.100 2.500 2.500V6l3.500.8v2L20 8.600v3.200h-8.500V8c-1.800 0-3.300-.3-4-1.400C6.800 5.500 7.600 2 9 2"/>
      <path fill="${deep}" d="M20 8.600v3.200h2.200c.5 1.700.4 3.300 1.900 5l1.700-.8c-1.300-1.900-1.100-4.800-1.800-7.200zM11.500 9.700H20v2.100h-8.500z"/>
      <path fill="${tint}" d="M8 19.200h12v8.500H8z"/><circle cx="14" cy="23.400" r="3.700" fill="${pale}"/>`,
    label: { x: 11.2, y: 20.6, size: 5.6 },
  }),
};
