/** The accounts that the sign-in page offers while demo data is loaded. */
export const demoPassword = 'Harbor#2026';

export interface DemoAccount {
  username: string;
  password: string;
  role: string;
  description: string;
}

export const demoAccounts: readonly DemoAccount[] = [
  {
    username: 'chef',
    password: demoPassword,
    role: 'Customer',
    description: 'Orders for The Gilded Oyster, a restaurant with two kitchens',
  },
  {
    username: 'rep',
    password: demoPassword,
    role: 'Salesperson',
    description: 'Orders for 25 customers and walk-in business, and may change prices',
  },
  {
    username: 'admin',
    password: demoPassword,
    role: 'Customer with the admin panel',
    description: 'Orders for Pine & Tide Bistro and manages the site',
  },
  {
    username: 'shopper@example.com',
    password: demoPassword,
    role: 'Consumer',
    description: 'Buys for herself and chooses pickup or delivery',
  },
];
