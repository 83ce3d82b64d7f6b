import { LANGUAGE_NAMES, type Language } from '#domain/texts/languages.ts';
import { Button } from '../buttons/Button.tsx';

interface LanguageChoiceProps {
  readonly languages: readonly Language[];
  readonly onChoose: (language: Language) => void;
}

/** The other languages of the site, each in its own words. */
export function LanguageChoice({ languages, onChoose }: LanguageChoiceProps) {
  return languages.map((language) => (
    <Button key={language} variant="quiet" lang={language} onClick={() => onChoose(language)}>
      {LANGUAGE_NAMES[language]}
    </Button>
  ));
}
