import { render } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { MemoryRouter } from 'react-router-dom';
import { type AnyActorRef, type AnyMachineSnapshot, type AnyStateMachine, type EventObject, setup } from 'xstate';
import type { ShopRef } from '#machines/shop/shopMachine.ts';
import type { AreaName } from '#machines/shop/visit.ts';
import { AreaPage } from '../../../src/app/areas/AreaPage.tsx';
import type { AreaLoader } from '../../../src/app/areas/areaLoader.ts';
import { PLACES, type Place } from '../../../src/app/areas/places.ts';
import type { AreaHost } from '../../../src/areas/areaHost.ts';
import { AREAS } from '../../../src/areas/areas.ts';
import { quietly } from '../../support/quietly.ts';
import { answer, quietProblems, quietShopRef } from './quietShop.ts';

/** A coordinator that enters everything and shows nothing. */
export const emptyCoordinator: AnyStateMachine = setup({}).createMachine({ id: 'empty' });

const nothing = () => undefined as never;
const host: AreaHost = {
  api: { call: () => new Promise(nothing), askShopAhead: nothing, askGuidesAhead: nothing },
  isGuest: () => false,
  leaving: nothing,
  shop: nothing,
  documentTabs: { open: nothing } as never,
  notify: nothing,
  withdrawNotice: nothing,
  reaches: () => true,
  switchShipMethod: nothing,
  goTo: nothing,
  goInstead: nothing,
  enterAgain: nothing,
  parking: { park: () => nothing, keep: () => nothing, takenUp: async () => null, forgetTyped: nothing },
  tellOtherTabs: nothing,
  storages: window,
  endVisit: nothing,
  addressTabs: { tell: nothing, listen: nothing },
  themes: { write: nothing, isAsSystem: () => false, chooseAsSystem: nothing },
  adoptTheme: nothing,
};

/** The areas as the shop loads them, there at once. */
export async function loadedAreas(): Promise<AreaLoader> {
  const parts = await Promise.all(
    AREAS.map(async ({ name, load }) => {
      const makeParts = await load();
      return [name, makeParts(host)] as const;
    }),
  );
  const byName = new Map(parts);
  return { loaded: (area) => byName.get(area) ?? null, load: () => new Promise(nothing) };
}

/** The place that is entered by this event. */
export function placeOf({ type }: EventObject): Place {
  const place = PLACES.find(({ name }) => type === `${name}.enter`);
  if (!place) throw new Error(`no page is entered by ${type}`);
  return place;
}

const pageOf = ({ context }: AnyMachineSnapshot): EventObject => context.page;

function AtItsPage({ shop, area, areas }: { shop: ShopRef; area: AnyActorRef; areas: AreaLoader }) {
  const page = useSelector(area, pageOf);
  return <AreaPage shop={shop} place={placeOf(page)} loader={areas} problems={quietProblems} />;
}

/** An area in an open shop, on whatever page it is, as the shop shows it; answers its coordinator. */
export function openArea(
  areas: AreaLoader,
  name: AreaName,
  opened: Parameters<typeof quietShopRef>[0] = {},
): AnyActorRef {
  const shop = quietShopRef(opened);
  shop.send({ type: 'page.enter', visit: { area: name, page: { type: 'page.leave' } } });
  const parts = areas.loaded(name);
  if (!parts) throw new Error(`${name} is not loaded`);
  answer(shop, 'loadArea', quietly(parts.coordinator));
  const area = shop.getSnapshot().context.areas[name];
  if (!area) throw new Error(`${name} was not opened`);
  render(
    <MemoryRouter>
      <AtItsPage shop={shop} area={area} areas={areas} />
    </MemoryRouter>,
  );
  return area;
}
