import Settings2 from 'lucide-react/icons/settings-2';
import { useState } from 'react';
import { shopText } from '#domain/texts/shopText.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { VisuallyHidden } from '../../../components/text/VisuallyHidden.tsx';
import { part } from '../../../loading/part.tsx';
import type { FilterDialogProps } from './FilterDialog.tsx';
import styles from './ProductsToolbar.module.css';

const FilterDialog = part(() => import('./FilterDialog.tsx').then((m) => m.FilterDialog));

interface FilterButtonProps extends Pick<FilterDialogProps, 'fields' | 'count' | 'onClear'> {
  /** The number of active filters. */
  readonly active: number;
}

/** All filters of the list behind one button, for a narrow bar. */
export function FilterButton({ active, ...dialog }: FilterButtonProps) {
  const [wasOpened, setOpened] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button icon={<Settings2 />} aria-haspopup="dialog" onClick={open}>
        {shopText('products.filter')}{' '}
        {active > 0 && (
          <span className={styles.active}>
            {active} <VisuallyHidden>{shopText('products.active')}</VisuallyHidden>
          </span>
        )}
      </Button>
      {wasOpened && <FilterDialog {...dialog} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
