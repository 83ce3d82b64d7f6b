import { variantsIn } from '#domain/landing/editContents.ts';
import type { ContentVariant, LandingContent, LandingLayout } from '#domain/landing/layout.ts';
import { contentsById } from '#domain/landing/layoutRules.ts';
import { landingText } from '#domain/texts/landingText.ts';
import type { CardEditingRef } from '#machines/admin/landingEditing/cardEditingMachine.ts';
import { SelectField } from '../../../components/select/SelectField.tsx';
import { ContainerFields } from './ContainerFields.tsx';
import { ImageFields } from './ImageFields.tsx';
import styles from './LandingEditing.module.css';
import { ProductFields } from './ProductFields.tsx';
import { ProductListFields } from './ProductListFields.tsx';
import { TextFields } from './TextFields.tsx';
import { VARIANT_LABELS } from './variantLabels.ts';

export interface ContentFieldsProps {
  readonly editing: CardEditingRef;
  readonly layout: LandingLayout;
  /** The parent card or content. */
  readonly parentId: number;
  /** Null: there is no content yet. */
  readonly id: number | null;
  /** Identifies it among the others. */
  readonly name: string;
}

interface SettingsProps extends Omit<ContentFieldsProps, 'id' | 'parentId'> {
  readonly content: LandingContent;
}

function Settings({ content, ...props }: SettingsProps) {
  const { editing, name } = props;
  const change = (changed: LandingContent, field: string) =>
    editing.send({ type: 'content.change', content: changed, field });
  if (content.variant === 'text' && 'value' in content) {
    return <TextFields editing={editing} content={content} name={name} onChange={change} />;
  }
  if (content.variant === 'image' && 'src' in content) {
    return <ImageFields editing={editing} content={content} name={name} onChange={change} />;
  }
  if (content.variant === 'product' && 'productKey' in content) {
    return <ProductFields content={content} onChange={change} />;
  }
  if (content.variant === 'productList' && 'productSource' in content) {
    return <ProductListFields content={content} onChange={change} />;
  }
  if ('children' in content) {
    const showChild = (id: number, childName: string) => (
      <ContentFields {...props} parentId={content.id} id={id} name={childName} />
    );
    return <ContainerFields {...props} content={content} showChild={showChild} onChange={change} />;
  }
  if (content.variant === 'pushProductList')
    return <p className={styles.note}>{landingText('landingEditing.showsThisWeeksSpecials')}</p>;
  return <p className={styles.note}>{landingText('landing.unknownVariant')}</p>;
}

/** The type and settings of an element in a card, a group or a carousel. */
export function ContentFields({ editing, layout, parentId, id, name }: ContentFieldsProps) {
  const content = id === null ? undefined : contentsById(layout).get(id);
  const variant: string = content?.variant ?? 'empty';
  const known = variantsIn(layout, parentId).map((value) => ({ value: value as string, label: VARIANT_LABELS[value] }));
  const options = known.some(({ value }) => value === variant)
    ? known
    : [...known, { value: variant, label: landingText('landingEditing.anotherType') }];
  const choose = (chosen: string) =>
    editing.send({ type: 'content.choose', parentId, id, variant: chosen as ContentVariant });
  return (
    <div className={styles.content}>
      <SelectField
        label={
          name === landingText('landingEditing.content')
            ? landingText('landingEditing.contentType')
            : landingText('landingEditing.typeOf', { name: name.toLowerCase() })
        }
        value={variant}
        options={options}
        reservesLine={false}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {content && <Settings key={content.id} editing={editing} layout={layout} content={content} name={name} />}
    </div>
  );
}
