import { type Key, type ReactNode, useEffect, useRef } from 'react';
import { type Components, Virtuoso, type VirtuosoHandle } from 'react-virtuoso';

/** The id of an option, for the field that moves through the list. */
export function optionId(listId: string, key: Key): string {
  return `${listId}-${key}`;
}

export interface OptionListProps<Row> {
  readonly id: string;
  /** The accessible name of the list. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => Key;
  /** CSS pixels. */
  readonly rowHeight: number;
  /** The index of the row that Enter chooses; it is always in view. */
  readonly highlighted: number;
  readonly onChoose: (row: Row) => void;
  readonly className: string | undefined;
  readonly optionClassName: string | undefined;
  readonly children: (row: Row) => ReactNode;
}

type Context<Row> = Pick<OptionListProps<Row>, 'id' | 'label' | 'highlighted' | 'onChoose' | 'optionClassName'> & {
  keyOf: (row: Row) => Key;
  count: number;
};

function Scroller<Row>({ ref, style, children, context, ...rest }: PartProps<Row, 'Scroller'>) {
  return (
    <div {...rest} ref={ref} style={style} id={context.id} role="listbox" aria-label={context.label} tabIndex={-1}>
      {children}
    </div>
  );
}

type PartProps<Row, Part extends 'Scroller' | 'Item'> = Parameters<
  Extract<NonNullable<Components<Row, Context<Row>>[Part]>, (...props: never[]) => unknown>
>[0];

/** Clicks keep the focus in the field; a screen reader that focuses an option chooses it with Enter. */
function Item<Row>({ item, context, children, ...rest }: PartProps<Row, 'Item'>) {
  const index = rest['data-index'];
  return (
    <div
      {...rest}
      id={optionId(context.id, context.keyOf(item))}
      role="option"
      tabIndex={-1}
      aria-selected={index === context.highlighted}
      aria-posinset={index + 1}
      aria-setsize={context.count}
      className={context.optionClassName}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => context.onChoose(item)}
      onKeyDown={({ key }) => key === 'Enter' && context.onChoose(item)}
    >
      {children}
    </div>
  );
}

/** A virtual list of options. The field above handles the keys that move through it. */
export function OptionList<Row>({
  id,
  label,
  rows,
  rowKey,
  rowHeight,
  highlighted,
  onChoose,
  className = '',
  optionClassName,
  children,
}: OptionListProps<Row>) {
  const list = useRef<VirtuosoHandle>(null);
  useEffect(() => {
    if (highlighted >= 0) list.current?.scrollIntoView({ index: highlighted, behavior: 'auto' });
  }, [highlighted]);
  return (
    <Virtuoso<Row, Context<Row>>
      ref={list}
      className={className}
      data={rows}
      context={{ id, label, highlighted, onChoose, optionClassName, keyOf: rowKey, count: rows.length }}
      components={{ Scroller, Item }}
      fixedItemHeight={rowHeight}
      computeItemKey={(_, row) => rowKey(row)}
      itemContent={(_, row) => children(row)}
    />
  );
}
