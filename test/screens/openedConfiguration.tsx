import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { expect } from 'vitest';
import type { ConfigurationTopic } from '#domain/siteConfiguration/topics.ts';
import type { StoredConfiguration } from '#machines/admin/configurationForm/configurationForm.ts';
import {
  type ConfigurationFormRef,
  configurationFormMachine,
} from '#machines/admin/configurationForm/configurationFormMachine.ts';
import { logoUploadMachine } from '#machines/admin/logoUpload/logoUploadMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { CalendarScreen } from '../../src/features/admin/siteConfiguration/CalendarScreen.tsx';
import { SearchWordsScreen } from '../../src/features/admin/siteConfiguration/SearchWordsScreen.tsx';
import { ShopScreen } from '../../src/features/admin/siteConfiguration/ShopScreen.tsx';
import { SiteSettingsScreen } from '../../src/features/admin/siteConfiguration/SiteSettingsScreen.tsx';
import { ZipsAndChargesScreen } from '../../src/features/admin/siteConfiguration/ZipsAndChargesScreen.tsx';
import { firstConfiguration } from '../support/api/configuration.ts';
import { renderPiece } from './components/renderPiece.tsx';
import './knownTags.ts';
import { answer, child, quietFlow, quietShop } from '../support/screens/quietShop.ts';

const FORMS = {
  deliveryCalendar: 'calendar',
  deliveryAreas: 'zips',
  charges: 'charges',
  siteConfiguration: 'site',
  userConfiguration: 'user',
  shopConfiguration: 'shop',
  searchWords: 'synonyms',
} as const satisfies Readonly<Record<string, ConfigurationTopic>>;
type FormId = keyof typeof FORMS;

/** Of every settings page. */
function quietFlows() {
  const forms = Object.entries(FORMS).map(([id, topic]) => [id, quietFlow(configurationFormMachine, { topic })]);
  const logoUpload = quietFlow(logoUploadMachine);
  return { ...(Object.fromEntries(forms) as Record<FormId, ConfigurationFormRef>), logoUpload };
}

type Flows = ReturnType<typeof quietFlows>;
type Page = ComponentType<{ shop: Shop; flows: Flows }>;

const PAGES: Readonly<Record<ConfigurationTopic, { Screen: Page; id: FormId; title: string }>> = {
  calendar: { Screen: CalendarScreen, id: 'deliveryCalendar', title: 'Delivery Calendar' },
  zips: { Screen: ZipsAndChargesScreen, id: 'deliveryAreas', title: 'Delivery Areas and Minimums' },
  charges: { Screen: ZipsAndChargesScreen, id: 'charges', title: 'Fees and Tax' },
  site: { Screen: SiteSettingsScreen, id: 'siteConfiguration', title: 'Site' },
  user: { Screen: SiteSettingsScreen, id: 'userConfiguration', title: 'User Defaults' },
  shop: { Screen: ShopScreen, id: 'shopConfiguration', title: 'Shop' },
  synonyms: { Screen: SearchWordsScreen, id: 'searchWords', title: 'Search Words' },
};

/** A form of the site configuration on its page, with the shop's values. */
export function openConfiguration(
  topic: ConfigurationTopic,
  configuration: object = {},
  framed: (piece: ReactNode) => ReactNode = (piece) => piece,
) {
  const { Screen, id, title } = PAGES[topic];
  const flows = quietFlows();
  renderPiece(framed(<Screen shop={quietShop()} flows={flows} />));
  return cardIn(flows, { topic, configuration, id, title });
}

/** Both cards of the site's page. */
export function openSiteAndUser() {
  const flows = quietFlows();
  renderPiece(<SiteSettingsScreen shop={quietShop()} flows={flows} />);
  return {
    site: cardIn(flows, { topic: 'site', configuration: {}, id: 'siteConfiguration', title: PAGES.site.title }),
    user: cardIn(flows, { topic: 'user', configuration: {}, id: 'userConfiguration', title: PAGES.user.title }),
  };
}

interface Card {
  topic: ConfigurationTopic;
  configuration: object;
  id: FormId;
  title: string;
}

function cardIn(flows: Flows, { topic, configuration, id, title }: Card) {
  const form = flows[id];
  const stored = (more: object) =>
    ({ topic, configuration: { ...firstConfiguration[topic], ...more } }) as StoredConfiguration;
  act(() => answer(form, 'loadConfiguration', stored(configuration)));
  const edited = () => child(form, 'configurationEdit').getSnapshot();
  const card = within(screen.getByRole('region', { name: title }));
  const field = (label: string | RegExp) => card.getByLabelText<HTMLInputElement>(label);
  return {
    logoUpload: flows.logoUpload,
    form,
    card,
    field,
    stored,
    type: (label: string | RegExp, value: string) => fireEvent.change(field(label), { target: { value } }),
    leave: (label: string | RegExp) => fireEvent.blur(field(label)),
    toggle: (label: string | RegExp) => fireEvent.click(field(label)),
    press: (name: string | RegExp) => fireEvent.click(card.getByRole('button', { name })),
    save: () => act(async () => fireEvent.click(card.getByRole('button', { name: /^Save/ }))),
    state: () => edited().value,
    /** The input of the port that saves: the typed values, as a change of which version. */
    sent: () => {
      const { typed, version } = edited().context;
      return typed && { ...typed.configuration, version };
    },
    giveUp: async () => {
      await act(async () => fireEvent.click(card.getByRole('button', { name: 'Discard Changes' })));
      const discard = await screen.findByRole('button', { name: 'Discard' });
      await act(async () => fireEvent.click(discard));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    },
    answers: (output: object) => act(() => answer(child(form, 'configurationEdit'), 'write', output)),
  };
}
