import { hrefProblem } from '#domain/landing/editProblems.ts';
import type { ImageLink } from '#domain/landing/layout.ts';
import { landingText } from '#domain/texts/landingText.ts';
import { TextField } from '../../../components/fields/TextField.tsx';
import { SelectField } from '../../../components/select/SelectField.tsx';
import styles from './LandingEditing.module.css';

interface ImageLinkFieldsProps {
  readonly link: ImageLink | null;
  readonly onChange: (link: ImageLink | null, field: string) => void;
}

const LINKS = [
  { value: 'none', label: landingText('landingEditing.none') },
  { value: 'internal', label: landingText('landingEditing.aPageOfThisShop') },
  { value: 'external', label: landingText('landingEditing.anotherWebsite') },
];
const BEGINNINGS = { internal: '/products', external: 'https://' } as const;

/** The target of a picture's link. */
export function ImageLinkFields({ link, onChange }: ImageLinkFieldsProps) {
  const choose = (chosen: string) => {
    const isLink = chosen === 'internal' || chosen === 'external';
    onChange(isLink ? { variant: chosen, href: BEGINNINGS[chosen] } : null, 'link');
  };
  return (
    <div className={styles.pair}>
      <SelectField
        label={landingText('landingEditing.link')}
        value={link?.variant ?? 'none'}
        options={LINKS}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {link && (
        <TextField
          label={landingText('landingEditing.address')}
          value={link.href}
          inputMode="url"
          autoComplete="off"
          maxLength={2000}
          error={hrefProblem(link) ?? undefined}
          onChange={(event) => onChange({ ...link, href: event.currentTarget.value.trim() }, 'href')}
        />
      )}
    </div>
  );
}
