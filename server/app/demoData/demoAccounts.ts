import { serverText } from '#domain/texts/serverText.ts';

/** The accounts that the sign-in page offers while demo data is loaded. */
export const demoPassword = 'Harbor#2026';

export interface DemoAccount {
  username: string;
  password: string;
  readonly role: string;
  description: string;
}

export const demoAccounts: readonly DemoAccount[] = [
  {
    username: 'chef',
    password: demoPassword,
    get role() {
      return serverText('demoAccounts.customer');
    },
    description: 'Orders for The Gilded Oyster, a restaurant with two kitchens',
  },
  {
    username: 'rep',
    password: demoPassword,
    get role() {
      return serverText('demoAccounts.salesperson');
    },
    description: 'Orders for 25 customers and walk-in business, and may change prices',
  },
  {
    username: 'admin',
    password: demoPassword,
    get role() {
      return serverText('demoAccounts.customerWithTheAdminPanel');
    },
    description: 'Orders for Pine & Tide Bistro and manages the site',
  },
  {
    username: 'shopper@example.com',
    password: demoPassword,
    get role() {
      return serverText('demoAccounts.consumer');
    },
    description: 'Buys for herself and chooses pickup or delivery',
  },
];
