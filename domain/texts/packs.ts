import type { WordRules } from '../search/wordRules.ts';
import type { Language, LanguagePack } from './languages.ts';

interface Pack {
  /** Texts of all pages but those of administrators, and how the language is searched. */
  pages(): Promise<{ readonly pages: LanguagePack; readonly words?: WordRules }>;
  administration(): Promise<{ readonly administration: LanguagePack }>;
}

/** The texts of every language but English; each loads where it is spoken. */
export const PACKS: Readonly<Record<Exclude<Language, 'en'>, Pack>> = {
  es: {
    pages: () => import('./es/pages.ts'),
    administration: () => import('./es/administration.ts'),
  },
};
