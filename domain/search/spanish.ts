import { englishStem } from './englishStem.ts';
import type { WordRules } from './wordRules.ts';

/** Adjectives of four letters; in other words as short, -o and -a make another word: coco and coca. */
const SHORT = /^(?:roj|sec|fin|dur|viv|ric|san)[oa]$/;

/**
 * `tomates` and `tomate`, `limones` and `limon`, `nueces` and `nuez`, `moradas` and `morado` alike. Catalogs have English
 * words, too, so their plural ending goes first.
 */
function stem(word: string): string {
  const singular = englishStem(word.replace(/(?<=[aeiou])ses$/, 'se'));
  if (singular.length < 3 || /[^a-z]/.test(singular)) return singular;
  const isLong = singular.length > 4 || SHORT.test(singular);
  return (
    singular
      .replace(isLong ? /[oa]$/ : /$^/, '')
      .replace(/ve$/, 'f')
      .replace(/(?<=...)e$/, '')
      // The plural of -z is -ces.
      .replace(/z$/, 'c')
  );
}

export const SPANISH: WordRules = {
  stem,
  units: {
    libra: 'lb',
    libras: 'lb',
    onza: 'oz',
    onzas: 'oz',
    pulgada: 'in',
    pulgadas: 'in',
    galon: 'ga',
    galones: 'ga',
    pinta: 'pt',
    pintas: 'pt',
    litro: 'lt',
    litros: 'lt',
    docena: 'dz',
    docenas: 'dz',
    unidad: 'ea',
    unidades: 'ea',
    pie: 'ft',
    pies: 'ft',
  },
  stopWords: new Set(['de', 'del', 'la', 'las', 'el', 'los', 'un', 'una', 'al', 'y', 'o', 'con', 'en', 'para']),
};
