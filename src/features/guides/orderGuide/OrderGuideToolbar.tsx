import Copy from 'lucide-react/icons/copy';
import FilePlus from 'lucide-react/icons/file-plus';
import ListPlus from 'lucide-react/icons/list-plus';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import type { Catalogue } from '#domain/catalog/catalogue.ts';
import { type Guide, isEditable } from '#domain/guide/guide.ts';
import { guideEditHref } from '#domain/guide/guideAddress.ts';
import { guidesText } from '#domain/texts/guidesText.ts';
import type { OrderGuideRef } from '#machines/guides/orderGuide/orderGuideMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { useReaches } from '../../../components/frame/reach.ts';
import { Toolbar } from '../../../components/layout/Toolbar.tsx';
import { FilterSelect } from '../../../components/select/FilterSelect.tsx';
import { PHONE_BELOW } from '../../../theme/layout.ts';
import { useIsNarrowerThan } from '../../../theme/useIsNarrowerThan.ts';
import styles from './OrderGuideScreen.module.css';

interface OrderGuideToolbarProps {
  readonly page: OrderGuideRef;
  readonly guides: readonly Guide[];
  /** Undefined if the address names an unknown one. */
  readonly guide: Guide | undefined;
  readonly catalogue: Catalogue;
  readonly onCreate: () => void;
}

/** The chosen guide and its actions; a locked guide has only those that it allows. */
export function OrderGuideToolbar({ page, guides, guide, catalogue, onCreate }: OrderGuideToolbarProps) {
  const options = guides.map(({ name }) => ({ value: name, label: name }));
  const name = guide?.name ?? '';
  const canEdit = guide !== undefined && isEditable(guide);
  const takenNames = catalogue.guides.map((one) => one.name);
  const hasProducts = useReaches('/products');
  const isPhone = useIsNarrowerThan(PHONE_BELOW);
  const order = guide && hasProducts && (
    <Button variant="primary" isWide={isPhone} onClick={() => page.send({ type: 'quickEntry.open', name })}>
      {guidesText('orderGuide.orderInQuickEntry')}
    </Button>
  );
  return (
    <>
      <Toolbar label={guidesText('orderGuide.toolbar')} end={isPhone ? undefined : order}>
        <FilterSelect
          label={guidesText('orderGuide.guideFilter')}
          value={name}
          neutralValue={name}
          options={
            guide ? options : [{ value: '', label: guidesText('orderGuide.choose'), isDisabled: true }, ...options]
          }
          onChange={(chosen) => page.send({ type: 'guide.choose', name: chosen })}
        />
        {canEdit && (
          <>
            <LinkButton to={guideEditHref(name)} icon={<Pencil />}>
              {guidesText('orderGuide.edit')}
            </LinkButton>
            <Button
              icon={<ListPlus />}
              onClick={() => page.send({ type: 'product.add', catalogue, guideName: guide.name })}
            >
              {guidesText('orderGuide.addNewProduct')}
            </Button>
          </>
        )}
        <Button icon={<FilePlus />} onClick={onCreate}>
          {guidesText('orderGuide.createNew')}
        </Button>
        {guide && (
          <Button icon={<Copy />} onClick={() => page.send({ type: 'guide.copy', guide, takenNames })}>
            {guidesText('orderGuide.copy')}
          </Button>
        )}
        {canEdit && (
          <Button icon={<Trash2 />} onClick={() => page.send({ type: 'guide.delete', guide })}>
            {guidesText('orderGuide.delete')}
          </Button>
        )}
      </Toolbar>
      {isPhone && order && <div className={styles.order}>{order}</div>}
    </>
  );
}
