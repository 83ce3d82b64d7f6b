import { productsText } from '#domain/texts/productsText.ts';
import { shopText } from '#domain/texts/shopText.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import type { FilterSelectProps } from '../../../components/select/FilterSelect.tsx';
import { SelectField } from '../../../components/select/SelectField.tsx';

export interface FilterDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly fields: readonly FilterSelectProps[];
  /** The number of matching products; null while loading. */
  readonly count: number | null;
  /** Absent without a choice. */
  readonly onClear?: (() => void) | undefined;
}

/** Filters and sort on a phone. The list behind applies a choice at once. */
export function FilterDialog({ isOpen, onClose, fields, count, onClear }: FilterDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={shopText('products.filter')}
      width="narrow"
      losesNothing
      footer={
        <>
          <Button blockedBy={onClear ? null : productsText('products.noFilters')} onClick={onClear}>
            {productsText('products.clearAll')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {count === null ? productsText('products.showProducts') : productsText('products.showCount', { count })}
          </Button>
        </>
      }
    >
      {fields.map(({ label, value, options, blockedBy, onChange }) => (
        <SelectField
          key={label}
          label={label}
          value={value}
          options={options}
          blockedBy={blockedBy}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ))}
    </Dialog>
  );
}
