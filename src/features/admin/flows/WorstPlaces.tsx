import type { Count, StateNumbers } from '#domain/flows/flowNumbers.ts';
import { formatCount } from '#domain/formatNumber.ts';
import { adminText } from '#domain/texts/adminText.ts';
import { CardFacts } from '../../../components/tables/CardFacts.tsx';
import { DataTable } from '../../../components/tables/DataTable.tsx';
import type { DataTableColumn } from '../../../components/tables/dataTableColumn.ts';
import row from '../../../components/tables/RowCard.module.css';
import { NumberText } from '../../../components/text/NumberText.tsx';
import { inWords } from '../../../support/player/inWords.ts';
import styles from './Flows.module.css';
import { type Place, worstPlaces } from './worstPlaces.ts';

const CARDS_BELOW = 600;

const keyOf = ({ machine, state }: Place) => `${machine}.${state}`;
const flowOf = ({ machine }: Place) => inWords(machine);
const stateOf = ({ state }: Place) => state.split('.').map(inWords).join(': ');
const shareOf = ({ share }: Place) => `${Math.round(share * 100)}%`;

function columnsOf(counted: string): readonly DataTableColumn<Place>[] {
  const number = (id: string, header: string, cell: (place: Place) => string): DataTableColumn<Place> => ({
    id,
    header,
    align: 'end',
    width: 130,
    cell: (place) => <NumberText>{cell(place)}</NumberText>,
  });
  return [
    {
      id: 'flow',
      header: adminText('flows.flow'),
      width: 160,
      cell: (place) => <span className={styles.name}>{flowOf(place)}</span>,
    },
    {
      id: 'state',
      header: adminText('flows.state'),
      cell: (place) => <span className={styles.name}>{stateOf(place)}</span>,
    },
    number('entered', adminText('flows.entered'), ({ entered }) => formatCount(entered)),
    number('count', counted, ({ count }) => formatCount(count)),
    number('share', adminText('flows.share'), shareOf),
  ];
}

interface WorstPlacesProps {
  readonly title: string;
  /** The name of what is counted. */
  readonly counted: string;
  readonly count: Count;
  readonly states: readonly StateNumbers[];
}

/** The states in which most users did this, as a table, or as cards on phones. */
export function WorstPlaces({ title, counted, count, states }: WorstPlacesProps) {
  const card = (place: Place) => (
    <article className={row.card} aria-label={`${flowOf(place)}, ${stateOf(place)}`}>
      <span className={styles.name}>{`${flowOf(place)}: ${stateOf(place)}`}</span>
      <CardFacts
        facts={[
          { term: adminText('flows.entered'), value: formatCount(place.entered) },
          { term: counted, value: `${formatCount(place.count)} (${shareOf(place)})` },
        ]}
      />
    </article>
  );
  return (
    <section className={styles.places} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <DataTable<Place>
        label={title}
        columns={columnsOf(counted)}
        rows={worstPlaces(states, count)}
        rowKey={keyOf}
        card={card}
        cardsBelow={CARDS_BELOW}
        empty={<p className={styles.note}>{adminText('flows.noneHere')}</p>}
      />
    </section>
  );
}
