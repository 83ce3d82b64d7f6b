import type { Tones } from './tones.ts';

/** Products without an icon in the set, drawn in its style in a box of 32 x 32. */
export const supplies: Readonly<Record<string, (tones: Tones) => string>> = {
  'paper-cup': ({ tint, deep }) => `
    <path fill="#f7f9fb" d="M7 8h18l-1.900 20c-.1 1.100-1 2-2.200 2h-9.800c-1.200 0-2.100-.9-2.200-2z"/><path fill="#d9e0e7" d="M25 8h-3.600l-1.800 20c-.1 1.100-.8 2-1.800 2h3.100c1.200 0 2.100-.9 2.200-2z"/>
    <path fill="${tint}" d="M7.600 14h16.800l-.9 9.500h-15z"/><path fill="${deep}" d="M24.400 14h-3.500l-.9 9.500h3.500z" opacity=".6"/>
    <rect x="5.500" y="5" width="21" height="4" rx="1.600" fill="#414b55"/><path fill="#2c343c" d="M5.500 7.200h21c0 1-.7 1.800-1.600 1.800H7.100c-.9 0-1.600-.8-1.600-1.800"/><path fill="#56626d" d="M9 3.200c0-.7.500-1.200 1.200-1.200h11.600c.7 0 1.200.5 1.200 1.200L23.400 5H8.600z"/>`,
  'cup-lid': ({ tint, deep }) => `
    <ellipse cx="16" cy="22.600" rx="13.500" ry="5.600" fill="#b4c0cb"/><ellipse cx="16" cy="20.800" rx="13.500" ry="5.600" fill="#e4eaef"/><ellipse cx="16" cy="20.300" rx="11.600" ry="4.400" fill="#c8d2db"/>
    <path fill="#f4f7f9" d="M6.200 19.500 8 11.600c.3-1.600 3.800-2.800 8-2.800s7.700 1.200 8 2.800l1.800 7.900c0 2.300-4.400 4.200-9.800 4.200s-9.800-1.900-9.800-4.200"/><path fill="#d3dce4" d="M24 11.600l1.800 7.900c0 2.100-3.700 3.800-8.300 4.100 3-1 4.800-2.600 4.700-4.600l-1.300-8.500c1.800.3 3 .7 3.100 1.100"/>
    <ellipse cx="16" cy="11.500" rx="7.800" ry="2.700" fill="#dfe6ec"/><ellipse cx="16" cy="11.800" rx="6.300" ry="1.900" fill="${tint}" opacity=".5"/><ellipse cx="18.800" cy="11.600" rx="1.700" ry=".6" fill="${deep}"/>`,
  napkin: ({ tint, deep }) => `
    <path fill="#dfe5eb" d="M4 11.500 17 7l11 4.500-13 5z"/><path fill="#c9d2da" d="M4 24.200 15 29.500V16.500l-11-5z"/><path fill="#eef2f5" d="M28 24.200 15 29.500v-13l13-5z"/>
    <path stroke="#b9c4ce" stroke-width=".6" d="M4 14.600l11 5 13-5M4 17.800l11 5 13-5M4 21l11 5 13-5" fill="none"/>
    <path fill="#fbfcfd" d="M4 10.500 17 5.500l11 5-13 5z"/><path fill="${tint}" d="m8.500 10.600 8.700-3.300 6.300 2.900-8.600 3.300z" opacity=".55"/><path fill="${deep}" d="m13 10.500 4.200-1.600 3 1.300-4.200 1.700z" opacity=".6"/>`,
  'table-knife': ({ tint, deep }) => `
    <path fill="#dfe6ec" d="M14 2.500C18.500 4 20 9 20 14.500V19h-6z"/><path fill="#b6c2cd" d="M14 2.500C18.500 4 20 9 20 14.500V19h-1.900v-4.500C18.100 9 16.700 4.700 14 2.500"/>
    <rect x="13.500" y="18" width="6" height="12.500" rx="2.400" fill="${deep}"/><rect x="13.500" y="18" width="4" height="12.500" rx="2" fill="${tint}"/>`,
  'film-roll': ({ tint, deep, pale }) => `
    <path fill="#eaf4fa" d="M8 14h20.500c.8 4 .4 10-1 15-5.500-1.500-13-1.600-18.500-.5z" opacity=".9"/><path fill="#cfe3ef" d="M8 14h20.500l.2 2.300H8z"/>
    <rect x="2.500" y="5" width="27" height="11" rx="1.600" fill="${tint}"/><path fill="${deep}" d="M2.500 12.800h27v1.600c0 .9-.7 1.600-1.600 1.600H4.100c-.9 0-1.600-.7-1.600-1.600z"/>
    <rect x="6" y="7.500" width="12" height="3.600" rx="1" fill="${pale}"/><path stroke="#8a97a3" stroke-width="1" stroke-dasharray="1 .7" d="M3.500 16.300h25"/>`,
  'disposable-glove': ({ tint, deep }) => `
    <path fill="${tint}" d="M9.500 30c-.8 0-1.400-.7-1.300-1.500l.6-5.300-5.200-6.400c-1.300-1.700.8-3.700 2.500-2.400l3.400 2.800.1-11.500c0-2.300 3.100-2.300 3.200 0l.3 7.500.5-9.400c.1-2.300 3.200-2.200 3.200.1l.1 9.400 1-8.500c.3-2.200 3.300-1.900 3.200.3l-.3 9 1.300-5.600c.5-2.100 3.300-1.500 3 .6l-1.600 9.600-1.500 5 .6 4.800c.1.800-.5 1.500-1.300 1.500z"/>
    <path fill="${deep}" d="M8.400 26.500h13.900l.3 2c.1.800-.5 1.500-1.300 1.500H9.500c-.8 0-1.400-.7-1.300-1.500z"/><path fill="none" stroke="${deep}" stroke-width=".8" stroke-linecap="round" d="M11.500 20.500c1.800 1 4.500 1 6.500-.2" opacity=".7"/>`,
  'trash-liner': ({ tint, deep }) => `
    <path fill="#4a5560" d="M11 10.500c-4.500 3-6.500 7-6.500 11.500 0 5 2.500 8 6 8h11c3.500 0 6-3 6-8 0-4.500-2-8.500-6.500-11.500z"/><path fill="#353e47" d="M21 10.500c4.500 3 6.500 7 6.500 11.500 0 5-2.500 8-6 8h-3.200c3.800-1.500 5.700-4.500 5.700-8.500 0-4.300-2.500-8-6-11z"/>
    <path fill="#5b6772" d="M9.500 3c2.500 1 4 .5 6.500-.5 2.500 1 4 1.500 6.500.5-.3 3-1 5-2.500 7.500h-8C10.500 8 9.800 6 9.500 3"/><rect x="10.500" y="9" width="11" height="2.800" rx="1.400" fill="${tint}"/><path fill="${deep}" d="M10.600 10.800h10.800c-.2.600-.7 1-1.300 1h-8.200c-.6 0-1.100-.4-1.300-1"/>
    <path fill="none" stroke="#6f7c88" stroke-width="1" stroke-linecap="round" d="M9 20c.3-2.500 1.500-4.500 3-6M14 16c-.3 2-.3 4 0 6"/>`,
  'cutting-board': ({ tint, deep }) => `
    <rect x="3" y="6.500" width="26" height="21" rx="3" fill="${deep}"/><rect x="3" y="5" width="26" height="21" rx="3" fill="${tint}"/><rect x="5" y="7" width="22" height="17" rx="1.800" fill="#fff" opacity=".45"/>
    <rect x="12" y="8.500" width="8" height="2.600" rx="1.300" fill="${deep}"/><path stroke="${deep}" stroke-width=".7" stroke-linecap="round" d="m9 16 6 4M13 14.500l8 5M18.500 14l4.500 3" opacity=".6"/>`,
  'steam-pan': () => `
    <path fill="#aab6c1" d="M5 12h22l-1.700 13.200c-.1 1-1 1.800-2 1.800H8.700c-1 0-1.900-.8-2-1.800z"/><path fill="#8998a6" d="M27 12h-4l-1.700 13.200c-.1 1-.7 1.800-1.700 1.800h3.700c1 0 1.900-.8 2-1.800z"/><path fill="#c8d2db" d="M7 14h4l1 11H8.400z"/>
    <path fill="#dce4ea" d="M2.500 8.500h27l-1.500 4H4z"/><path fill="#7b8a98" d="M5.500 9.300h21l-.8 2.300H6.300z"/><path fill="#93a2af" d="M6.300 11.600h19.400l.3-.9H6z"/>`,
  tongs: ({ tint, deep }) => `
    <path fill="#c3ced8" d="M15 3c.5-1 1.600-1 2 0l8 22c.8 2.200-.3 4.500-2 4.500-1.300 0-2-1-2.200-2.300L15.400 8z"/><path fill="#e1e8ee" d="M17 3c-.5-1-1.600-1-2 0L7 25c-.8 2.200.3 4.500 2 4.500 1.300 0 2-1 2.200-2.300L16.600 8z"/>
    <path fill="${tint}" d="m13.600 7-4 11 2.900.9L16 8.500z"/><path fill="${deep}" d="m18.400 7 4 11-2.900.9L16 8.500z"/><circle cx="16" cy="4.600" r="1.800" fill="#8b99a6"/>`,
  ladle: ({ tint, deep }) => `
    <path fill="#c9d3dc" d="M19 3.500c0-1 .8-2 2.200-2 3 0 3.300 3.500 1 3.800L20.500 20h-2.300z"/><path fill="${tint}" d="M19.600 9.500h2.500l-1 9h-2.600z"/><path fill="${deep}" d="M21.100 9.500h1l-1 9h-.9z"/>
    <path fill="#dfe6ec" d="M5 19h17c0 6-3.700 10.500-8.500 10.500S5 25 5 19"/><path fill="#b4c1cc" d="M22 19c0 6-3.700 10.500-8.500 10.500-.8 0-1.500-.1-2.200-.4C15.500 28 18 24 18 19z"/><ellipse cx="13.500" cy="19" rx="8.500" ry="2.600" fill="#93a2af"/>`,
  whisk: ({ tint, deep }) => `
    <g fill="none" stroke="#b7c3ce" stroke-width="1.300"><path d="M16 17C8 13 8.500 2.500 16 2.500S24 13 16 17"/><path d="M16 17c-4.500-4-4.500-14.500 0-14.500S20.500 13 16 17"/><path d="M16 17V2.500"/></g>
    <rect x="14" y="16" width="4" height="14" rx="2" fill="${tint}"/><path fill="${deep}" d="M16.800 16.100c.7.300 1.200 1 1.200 1.900v10c0 .9-.5 1.600-1.200 1.900z"/><rect x="13.500" y="15.200" width="5" height="2.600" rx="1" fill="#8b99a6"/>`,
  apron: ({ tint }) => `
    <path fill="none" stroke="#56626d" stroke-width="1.300" d="M11.500 8C11.500 0 20.500 0 20.500 8M7 18H3.500M25 18h3.500"/>
    <path fill="#3f4852" d="M11 7h10l.8 7.500c.2 1.600 3.200 2 3.200 4V28c0 1.100-.9 2-2 2H9c-1.100 0-2-.9-2-2v-9.500c0-2 3-2.400 3.200-4z"/><path fill="#2c343c" d="M21 7l.8 7.500c.2 1.600 3.200 2 3.200 4V28c0 1.100-.9 2-2 2h-2.500c.8 0 1.300-1 1.300-2V18.500c0-2-2-2.400-2.200-4L18.800 7z"/>
    <path fill="${tint}" d="M10.500 20h9.500v4.500c0 .8-.7 1.500-1.500 1.500H12c-.8 0-1.500-.7-1.500-1.500z"/>`,
};
