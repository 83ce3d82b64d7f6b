import Trash2 from 'lucide-react/icons/trash';
import { useId, useRef } from 'react';
import { Virtuoso } from 'react-virtuoso';
import type { PartnerCustomer } from '#domain/api/partners.ts';
import { customerLabel } from '#domain/customer/customerLabel.ts';
import { adminText } from '#domain/texts/adminText.ts';
import type { UserCustomer } from '#domain/users/shopUser.ts';
import { IconButton } from '../../../components/buttons/IconButton.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { fieldOf } from '../../../forms/fieldOf.ts';
import type { FormSection } from '../../../forms/formSection.ts';
import { VIRTUAL_FROM_ROWS } from '../../../theme/layout.ts';
import styles from './Users.module.css';
import { customerNamed, type UserValues, WALK_IN } from './userValues.ts';

interface CustomersSectionProps extends FormSection<UserValues> {
  /** The customers that the search found. */
  readonly found: readonly PartnerCustomer[];
  /** The search failed. */
  readonly isUnfound: boolean;
  readonly onSearch: (text: string) => void;
}

const UNFOUND = adminText('users.customerSearchFailedKeepTypingTo');

/** A removed row passes the focus to the next one, or to the field above. */
function passFocus(removal: HTMLElement, field: HTMLElement | null): void {
  const row = removal.closest('li, [data-index]');
  const other = row?.nextElementSibling ?? row?.previousElementSibling;
  (other?.querySelector<HTMLElement>('button') ?? field)?.focus();
}

/** The customers of a user: one customer, or those of a salesperson. */
export function CustomersSection({ form, isBusy, set, found, isUnfound, onSearch }: CustomersSectionProps) {
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const { customers, type, customer } = form.values;
  const isOne = type === 'customer';
  const choose = (chosen: UserCustomer) => {
    const others = customers.filter(({ customerKey }) => customerKey !== chosen.customerKey);
    set('customers', isOne ? [chosen] : [...others, chosen]);
    set('customer', '');
  };
  const settle = () => {
    const chosen = customerNamed(customer, found, { isTyped: true });
    if (chosen) choose(chosen);
  };
  const typeText = (text: string) => {
    const chosen = customerNamed(text, found, { isTyped: false });
    if (chosen) return choose(chosen);
    // Whether the text is a known customer is shown only when the field is left.
    void form.setFieldTouched('customer', false);
    set('customer', text);
    onSearch(text);
  };
  const text = fieldOf(form, 'customer', isBusy);
  const shown = isOne ? customers.slice(0, 1) : customers;
  const row = (place: number) => {
    const one = shown[place];
    if (!one) return null;
    return (
      <div className={styles.customer}>
        <span className={styles.customerName}>
          <bdi>{one.name}</bdi>
          {` · ${one.customerCode}`}
        </span>
        <IconButton
          size="small"
          label={adminText('users.remove', { name: one.name })}
          icon={<Trash2 />}
          disabled={isBusy}
          onClick={({ currentTarget }) => {
            passFocus(currentTarget, field.current);
            set(
              'customers',
              customers.filter(({ customerKey }) => customerKey !== one.customerKey),
            );
          }}
        />
      </div>
    );
  };
  return (
    <Panel title={isOne ? adminText('users.customer') : adminText('users.customers')}>
      <div className={styles.section}>
        <TextField
          ref={field}
          dir="auto"
          label={isOne && shown.length > 0 ? adminText('users.changeCustomer') : adminText('users.addACustomer')}
          list={listId}
          autoComplete="off"
          maxLength={220}
          {...text}
          error={isUnfound && text.error ? UNFOUND : text.error}
          value={customer}
          hint={isUnfound ? UNFOUND : adminText('users.typePartOfTheNameOr')}
          onBlur={(event) => {
            text.onBlur(event);
            settle();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || customer.trim() === '') return;
            event.preventDefault();
            settle();
          }}
          onChange={(event) => typeText(event.currentTarget.value)}
        />
        <datalist id={listId}>
          {[...found, WALK_IN].map((one) => (
            <option key={one.customerKey} value={customerLabel(one)} />
          ))}
        </datalist>
        {shown.length > VIRTUAL_FROM_ROWS ? (
          <div className={styles.long}>
            <Virtuoso
              tabIndex={-1}
              totalCount={shown.length}
              computeItemKey={(place) => shown[place]?.customerKey ?? place}
              itemContent={row}
            />
          </div>
        ) : (
          shown.length > 0 && (
            <ul className={styles.customers} aria-label={adminText('users.assignedCustomers')}>
              {[...shown.keys()].map((place) => (
                <li key={shown[place]?.customerKey}>{row(place)}</li>
              ))}
            </ul>
          )
        )}
      </div>
    </Panel>
  );
}
