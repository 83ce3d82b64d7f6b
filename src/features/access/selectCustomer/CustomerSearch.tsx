import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { accessText } from '#domain/texts/accessText.ts';
import type {
  SelectCustomerRef,
  SelectCustomerSnapshot,
} from '#machines/access/selectCustomer/selectCustomerMachine.ts';
import { TextField } from '../../../components/fields/TextField.tsx';
import { Kbd } from '../../../components/keys/Kbd.tsx';
import { useHasKeyboard } from '../../../components/keys/useHasKeyboard.ts';
import { Filled, slot } from '../../../components/text/Filled.tsx';
import { CUSTOMER_LIST_ID, customerOptionId } from './customerOptions.ts';
import styles from './SelectCustomerScreen.module.css';

const queryOf = ({ context }: SelectCustomerSnapshot) => context.query;
const highlightedOf = ({ context }: SelectCustomerSnapshot) => context.matches[context.highlighted]?.customerKey;
const hasMatchesIn = ({ context }: SelectCustomerSnapshot) => context.matches.length > 0;
const isFirstIn = ({ context }: SelectCustomerSnapshot) => context.highlighted <= 0;
const isLastIn = ({ context }: SelectCustomerSnapshot) => context.highlighted >= context.matches.length - 1;

const ROWS_OF_A_PAGE = 6;
const MOVES: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: ROWS_OF_A_PAGE,
  PageUp: -ROWS_OF_A_PAGE,
};

const HINTED_KEYS = [
  '↑',
  '↓',
  accessText('selectCustomer.tab'),
  accessText('selectCustomer.enter'),
  accessText('selectCustomer.esc'),
].map((key) => <Kbd key={key}>{key}</Kbd>);

interface CustomerSearchProps {
  readonly selectCustomer: SelectCustomerRef;
  /** Leaves the field, which handles Tab itself. */
  readonly onEscape: () => void;
}

/** The search field with the keys that move through the list below while the focus stays here. */
export function CustomerSearch({ selectCustomer, onEscape }: CustomerSearchProps) {
  const query = useSelector(selectCustomer, queryOf);
  const highlighted = useSelector(selectCustomer, highlightedOf);
  const hasMatches = useSelector(selectCustomer, hasMatchesIn);
  const isFirst = useSelector(selectCustomer, isFirstIn);
  const isLast = useSelector(selectCustomer, isLastIn);
  const hasKeyboard = useHasKeyboard();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const move = (event: KeyboardEvent, by: number) => {
    event.preventDefault();
    selectCustomer.send({ type: 'highlight.move', by, isRepeat: event.repeat });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, repeat } = event;
    const by = MOVES[key];
    if (by !== undefined) move(event, by);
    // At either end Tab leaves the list, so that the field does not trap the focus.
    if (key === 'Tab' && (repeat || !(shiftKey ? isFirst : isLast))) move(event, shiftKey ? -1 : 1);
    if (key === 'Enter') selectCustomer.send({ type: 'highlighted.choose' });
    if (key === 'Escape' && query === '') onEscape();
    if (key === 'Escape' && query !== '') selectCustomer.send({ type: 'search.change', query: '' });
  };

  return (
    <div className={styles.search}>
      <TextField
        ref={input}
        type="search"
        label={accessText('selectCustomer.searchByNameOrCustomerCode')}
        value={query}
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hasMatches}
        aria-controls={CUSTOMER_LIST_ID}
        aria-activedescendant={highlighted === undefined ? undefined : customerOptionId(highlighted)}
        hint={
          hasKeyboard && (
            <span className={styles.keys}>
              <Filled
                text={accessText('selectCustomer.keys', {
                  up: slot(0),
                  down: slot(1),
                  tab: slot(2),
                  enter: slot(3),
                  esc: slot(4),
                })}
                parts={HINTED_KEYS}
              />
            </span>
          )
        }
        onChange={(event) => selectCustomer.send({ type: 'search.change', query: event.currentTarget.value })}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
