import type { Language, LanguagePack } from './languages.ts';

interface Pack {
  /** Texts of all pages but those of administrators. */
  pages(): Promise<LanguagePack>;
  administration(): Promise<LanguagePack>;
}

/** The texts of every language but English; each loads where it is spoken. */
export const PACKS: Readonly<Record<Exclude<Language, 'en'>, Pack>> = {
  es: {
    pages: async () => (await import('./es/pages.ts')).pages,
    administration: async () => (await import('./es/administration.ts')).administration,
  },
};
