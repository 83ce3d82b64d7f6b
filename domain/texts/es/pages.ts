import { noteMissing } from '../noteMissing.ts';
import access from './access.json' with { type: 'json' };
import account from './account.json' with { type: 'json' };
import cart from './cart.json' with { type: 'json' };
import checkout from './checkout.json' with { type: 'json' };
import documents from './documents.json' with { type: 'json' };
import email from './email.json' with { type: 'json' };
import entry from './entry.json' with { type: 'json' };
import frame from './frame.json' with { type: 'json' };
import guides from './guides.json' with { type: 'json' };
import help from './help.json' with { type: 'json' };
import history from './history.json' with { type: 'json' };
import landing from './landing.json' with { type: 'json' };
import live from './live.json' with { type: 'json' };
import products from './products.json' with { type: 'json' };
import punchout from './punchout.json' with { type: 'json' };
import reports from './reports.json' with { type: 'json' };
import server from './server.json' with { type: 'json' };
import shared from './shared.json' with { type: 'json' };
import shop from './shop.json' with { type: 'json' };
import team from './team.json' with { type: 'json' };

export { SPANISH as words } from '../../search/spanish.ts';

/** Texts of all pages but those of administrators. */
export const pages = noteMissing('es', {
  access,
  account,
  cart,
  checkout,
  documents,
  email,
  entry,
  frame,
  guides,
  help,
  history,
  landing,
  live,
  products,
  punchout,
  reports,
  server,
  shared,
  shop,
  team,
});
