import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { expect } from 'vitest';
import type { RuleTopic } from '#domain/rules/topics.ts';
import type { AdminPage, AdminRef } from '#machines/admin/adminMachine.ts';
import type { StoredRules } from '#machines/admin/ruleForm/ruleForm.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { CalendarScreen } from '../../src/features/admin/rules/CalendarScreen.tsx';
import { SearchWordsScreen } from '../../src/features/admin/rules/SearchWordsScreen.tsx';
import { ShopScreen } from '../../src/features/admin/rules/ShopScreen.tsx';
import { SiteSettingsScreen } from '../../src/features/admin/rules/SiteSettingsScreen.tsx';
import { ZipsAndChargesScreen } from '../../src/features/admin/rules/ZipsAndChargesScreen.tsx';
import { firstRules } from '../support/api/rules.ts';
import { renderPiece } from './components/renderPiece.tsx';
import './knownTags.ts';
import { answer, child, quietAdmin } from '../support/screens/quietShop.ts';

type Page = ComponentType<{ shop: Shop; area: AdminRef }>;

const PAGES: Readonly<Record<RuleTopic, { Screen: Page; page: AdminPage; id: `${string}Rules`; title: string }>> = {
  calendar: {
    Screen: CalendarScreen,
    page: { type: 'calendar.enter' },
    id: 'calendarRules',
    title: 'Delivery Calendar',
  },
  zips: { Screen: ZipsAndChargesScreen, page: { type: 'rules.enter' }, id: 'zipRules', title: 'Zips and Minimums' },
  charges: { Screen: ZipsAndChargesScreen, page: { type: 'rules.enter' }, id: 'chargeRules', title: 'Charges and Tax' },
  site: { Screen: SiteSettingsScreen, page: { type: 'siteSettings.enter' }, id: 'siteRules', title: 'Site' },
  user: {
    Screen: SiteSettingsScreen,
    page: { type: 'siteSettings.enter' },
    id: 'userRules',
    title: 'Defaults of Users',
  },
  shop: { Screen: ShopScreen, page: { type: 'shop.enter' }, id: 'shopRules', title: 'Shop' },
  synonyms: {
    Screen: SearchWordsScreen,
    page: { type: 'searchWords.enter' },
    id: 'synonymRules',
    title: 'Search Words',
  },
};

type RuleId = 'calendarRules' | 'zipRules' | 'chargeRules' | 'siteRules' | 'userRules' | 'shopRules' | 'synonymRules';

/** A card of rules on the page where it stands, with what the shop has. */
export function openRules(
  topic: RuleTopic,
  rules: object = {},
  framed: (piece: ReactNode) => ReactNode = (piece) => piece,
) {
  const { Screen, page, id, title } = PAGES[topic];
  const { shop, area } = quietAdmin(page);
  renderPiece(framed(<Screen shop={shop} area={area} />));
  return cardIn(area, { topic, rules, id: id as RuleId, title });
}

/** Both cards of the site's page. */
export function openSiteAndUser() {
  const { shop, area } = quietAdmin({ type: 'siteSettings.enter' });
  renderPiece(<SiteSettingsScreen shop={shop} area={area} />);
  return {
    site: cardIn(area, { topic: 'site', rules: {}, id: 'siteRules', title: PAGES.site.title }),
    user: cardIn(area, { topic: 'user', rules: {}, id: 'userRules', title: PAGES.user.title }),
  };
}

interface Card {
  topic: RuleTopic;
  rules: object;
  id: RuleId;
  title: string;
}

function cardIn(area: ReturnType<typeof quietAdmin>['area'], { topic, rules, id, title }: Card) {
  const form = child(area, id);
  const stored = (more: object) => ({ topic, rules: { ...firstRules[topic], ...more } }) as StoredRules;
  act(() => answer(form, 'loadRules', stored(rules)));
  const edited = () => child(form, 'ruleEdit').getSnapshot();
  const card = within(screen.getByRole('region', { name: title }));
  const field = (label: string | RegExp) => card.getByLabelText<HTMLInputElement>(label);
  return {
    area,
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
    /** What the port that saves is given: what was typed, as a change of which version. */
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
