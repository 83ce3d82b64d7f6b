import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { expect } from 'vitest';
import type { RuleTopic } from '#domain/rules/topics.ts';
import { logoUploadMachine } from '#machines/admin/logoUpload/logoUploadMachine.ts';
import type { StoredRules } from '#machines/admin/ruleForm/ruleForm.ts';
import { type RuleFormRef, ruleFormMachine } from '#machines/admin/ruleForm/ruleFormMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { CalendarScreen } from '../../src/features/admin/rules/CalendarScreen.tsx';
import { SearchWordsScreen } from '../../src/features/admin/rules/SearchWordsScreen.tsx';
import { ShopScreen } from '../../src/features/admin/rules/ShopScreen.tsx';
import { SiteSettingsScreen } from '../../src/features/admin/rules/SiteSettingsScreen.tsx';
import { ZipsAndChargesScreen } from '../../src/features/admin/rules/ZipsAndChargesScreen.tsx';
import { firstRules } from '../support/api/rules.ts';
import { renderPiece } from './components/renderPiece.tsx';
import './knownTags.ts';
import { answer, child, quietFlow, quietShop } from '../support/screens/quietShop.ts';

const FORMS = {
  calendarRules: 'calendar',
  zipRules: 'zips',
  chargeRules: 'charges',
  siteRules: 'site',
  userRules: 'user',
  shopRules: 'shop',
  synonymRules: 'synonyms',
} as const satisfies Readonly<Record<string, RuleTopic>>;
type RuleId = keyof typeof FORMS;

/** Of every page of rules. */
function quietFlows() {
  const forms = Object.entries(FORMS).map(([id, topic]) => [id, quietFlow(ruleFormMachine, { topic })]);
  const logoUpload = quietFlow(logoUploadMachine);
  return { ...(Object.fromEntries(forms) as Record<RuleId, RuleFormRef>), logoUpload };
}

type Flows = ReturnType<typeof quietFlows>;
type Page = ComponentType<{ shop: Shop; flows: Flows }>;

const PAGES: Readonly<Record<RuleTopic, { Screen: Page; id: RuleId; title: string }>> = {
  calendar: { Screen: CalendarScreen, id: 'calendarRules', title: 'Delivery Calendar' },
  zips: { Screen: ZipsAndChargesScreen, id: 'zipRules', title: 'Delivery Areas and Minimums' },
  charges: { Screen: ZipsAndChargesScreen, id: 'chargeRules', title: 'Fees and Tax' },
  site: { Screen: SiteSettingsScreen, id: 'siteRules', title: 'Site' },
  user: { Screen: SiteSettingsScreen, id: 'userRules', title: 'User Defaults' },
  shop: { Screen: ShopScreen, id: 'shopRules', title: 'Shop' },
  synonyms: { Screen: SearchWordsScreen, id: 'synonymRules', title: 'Search Words' },
};

/** A form of site rules on its page, with the shop's values. */
export function openRules(
  topic: RuleTopic,
  rules: object = {},
  framed: (piece: ReactNode) => ReactNode = (piece) => piece,
) {
  const { Screen, id, title } = PAGES[topic];
  const flows = quietFlows();
  renderPiece(framed(<Screen shop={quietShop()} flows={flows} />));
  return cardIn(flows, { topic, rules, id, title });
}

/** Both cards of the site's page. */
export function openSiteAndUser() {
  const flows = quietFlows();
  renderPiece(<SiteSettingsScreen shop={quietShop()} flows={flows} />);
  return {
    site: cardIn(flows, { topic: 'site', rules: {}, id: 'siteRules', title: PAGES.site.title }),
    user: cardIn(flows, { topic: 'user', rules: {}, id: 'userRules', title: PAGES.user.title }),
  };
}

interface Card {
  topic: RuleTopic;
  rules: object;
  id: RuleId;
  title: string;
}

function cardIn(flows: Flows, { topic, rules, id, title }: Card) {
  const form = flows[id];
  const stored = (more: object) => ({ topic, rules: { ...firstRules[topic], ...more } }) as StoredRules;
  act(() => answer(form, 'loadRules', stored(rules)));
  const edited = () => child(form, 'ruleEdit').getSnapshot();
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
      return typed && { ...typed.rules, version };
    },
    giveUp: async () => {
      await act(async () => fireEvent.click(card.getByRole('button', { name: 'Discard Changes' })));
      const discard = await screen.findByRole('button', { name: 'Discard' });
      await act(async () => fireEvent.click(discard));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    },
    answers: (output: object) => act(() => answer(child(form, 'ruleEdit'), 'write', output)),
  };
}
