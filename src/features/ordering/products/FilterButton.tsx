import Funnel from 'lucide-react/icons/funnel';
import { useState } from 'react';
import { Button } from '../../../components/buttons/Button.tsx';
import { Badge } from '../../../components/text/Badge.tsx';
import { VisuallyHidden } from '../../../components/text/VisuallyHidden.tsx';
import { part } from '../../../loading/part.tsx';
import type { FilterDialogProps } from './FilterDialog.tsx';

const FilterDialog = part(() => import('./FilterDialog.tsx').then((m) => m.FilterDialog));

interface FilterButtonProps extends Pick<FilterDialogProps, 'fields' | 'count' | 'onClear'> {
  /** Filters that narrow the list. */
  readonly active: number;
}

/** All filters of the list behind one button, where a bar has no room. */
export function FilterButton({ active, ...dialog }: FilterButtonProps) {
  const [wasOpened, setOpened] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button icon={<Funnel />} aria-haspopup="dialog" onClick={open}>
        Filter
        {active > 0 && (
          <Badge kind="accent">
            {active}
            <VisuallyHidden> active</VisuallyHidden>
          </Badge>
        )}
      </Button>
      {wasOpened && <FilterDialog {...dialog} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
