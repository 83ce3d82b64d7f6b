import type { Static } from 'typebox';
import type { LandingContent, ProductListContent } from '#domain/landing/layout.ts';
import { landingText } from '#domain/texts/landingText.ts';
import { SelectField } from '../../../components/select/SelectField.tsx';
import { useCardProducts } from './cardProducts.ts';
import styles from './LandingEditing.module.css';

interface ProductListFieldsProps {
  readonly content: Static<typeof ProductListContent>;
  readonly onChange: (content: LandingContent, field: string) => void;
}

const SOURCES = [
  { value: 'Main Categories', label: landingText('landingEditing.mainCategories') },
  { value: 'Categories', label: landingText('landingEditing.categories') },
];

/** The products of a category, or the categories of a main one. */
export function ProductListFields({ content, onChange }: ProductListFieldsProps) {
  const { catalogue } = useCardProducts();
  const { productSource, categoryCode, category } = content;
  const known = productSource === 'Main Categories' ? catalogue.mainCategories : catalogue.categories;
  const options = known
    .map(({ code, description }) => ({ value: code, label: description }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  const isKnown = categoryCode === '' || options.some(({ value }) => value === categoryCode);
  const choose = (code: string) => {
    const chosen = options.find(({ value }) => value === code);
    onChange({ ...content, categoryCode: chosen ? code : '', category: chosen?.label ?? '' }, 'category');
  };
  return (
    <div className={styles.fields}>
      <SelectField
        label={landingText('landingEditing.productsOf')}
        value={productSource}
        options={SOURCES}
        onChange={(event) => {
          const source = event.currentTarget.value === 'Categories' ? 'Categories' : 'Main Categories';
          onChange({ ...content, productSource: source, category: '', categoryCode: '' }, 'source');
        }}
      />
      <SelectField
        label={
          productSource === 'Categories'
            ? landingText('landingEditing.category')
            : landingText('landingEditing.mainCategory')
        }
        value={categoryCode}
        placeholder={
          productSource === 'Categories'
            ? landingText('landingEditing.chooseOne')
            : landingText('landingEditing.allOfThem')
        }
        options={isKnown ? options : [...options, { value: categoryCode, label: category }]}
        onChange={(event) => choose(event.currentTarget.value)}
      />
    </div>
  );
}
