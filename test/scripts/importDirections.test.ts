import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const CHECK = join(import.meta.dirname, '../../scripts/importDirections.mjs');

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'imports-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

/** The report of the check for a tree with these files. */
function check(files: Readonly<Record<string, string>>): { lines: string[]; status: number | null } {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const { stderr, status } = spawnSync(process.execPath, [CHECK], { cwd: root, encoding: 'utf8' });
  return { lines: stderr.split('\n').filter(Boolean), status };
}

test('A tree whose imports run one way passes', () => {
  const tree = {
    'domain/money.ts': 'export const cents = 100;',
    'machines/cart.ts': "import { cents } from '#domain/money.ts';",
    'src/app/start.ts': "import { Shop } from '../features/ordering/cart/Shop.tsx';",
    'src/features/ordering/cart/Shop.tsx':
      "import { cents } from '#domain/money.ts';\nimport { Total } from './Total.tsx';",
    'src/features/ordering/cart/Total.tsx': "import { Badge } from '../../../components/Badge.tsx';",
    'src/components/Badge.tsx': "import { red } from '../theme/palette.ts';",
    'src/theme/palette.ts': "export const red = '#f00';",
  };
  expect(check(tree)).toEqual({ lines: [], status: 0 });
});

test('A circle fails the check and is printed file by file, once, with the files that only lead into it left out', () => {
  const tree = {
    'server/app/main.ts': "import { app } from './app.ts';",
    'server/app/app.ts': "import { routes } from './routes.ts';",
    'server/app/routes.ts': "import { jobs } from './jobs/jobs.ts';",
    'server/app/jobs/jobs.ts': "import { app } from '../app.ts';",
  };
  expect(check(tree)).toEqual({
    lines: ['circle: server/app/app.ts -> server/app/routes.ts -> server/app/jobs/jobs.ts -> server/app/app.ts'],
    status: 1,
  });
});

test('A circle of types alone, of a lazy import or of names passed on is one too, in scripts and tests as anywhere', () => {
  const tree = {
    'machines/button.ts': "import type { Owner } from './owner.ts';",
    'machines/owner.ts': "import type {\n  ButtonRef,\n} from './button.ts';",
    'scripts/open.mjs': "const shut = () => import('./shut.mjs');",
    'scripts/shut.mjs': "export { open } from './open.mjs';",
    'test/support/alone.ts': "import { alone } from './alone.ts';",
  };
  expect(check(tree)).toEqual({
    lines: [
      'circle: machines/button.ts -> machines/owner.ts -> machines/button.ts',
      'circle: scripts/open.mjs -> scripts/shut.mjs -> scripts/open.mjs',
      'circle: test/support/alone.ts -> test/support/alone.ts',
    ],
    status: 1,
  });
});

test('Inside src no import leads upwards or sideways, and every folder has its layer', () => {
  const tree = {
    'src/components/Card.tsx': "import { AddButton } from '../product/AddButton.tsx';",
    'src/product/AddButton.tsx': '',
    'src/features/ordering/cart/CartScreen.tsx': "import { productsHref } from '../../../app/places.ts';",
    'src/features/history/order/OrderScreen.tsx': "import { Total } from '../../ordering/cart/Total.tsx';",
    'src/features/access/login/LoginScreen.tsx': "import { client } from '../../../api/client.ts';",
    'src/api/client.ts': '',
    'src/helpers/odd.ts': '',
  };
  expect(check(tree)).toEqual({
    lines: [
      'src/components/Card.tsx: src/components may not import src/product, which is above it',
      'src/features/access/login/LoginScreen.tsx: a screen may not call the server: its machine does, by a port',
      'src/features/history/order/OrderScreen.tsx: page history/order may not import parts of page ordering/cart',
      'src/features/ordering/cart/CartScreen.tsx: src/features may not import src/app, which is above it',
      'src/helpers/odd.ts: src/helpers has no layer',
    ],
    status: 1,
  });
});

test('The server imports down the list of its modules, of the platform from everywhere, and of app from nowhere else', () => {
  const tree = {
    'server/app/routes.ts': "import { cartRoutes } from '../modules/cart/cartRoutes.ts';",
    'server/modules/cart/cartRoutes.ts': "import { connect } from '../../platform/connect.ts';",
    'server/modules/orders/submit.ts': "import { cart } from '../cart/cartRoutes.ts';",
    'server/modules/payments/pay.ts': "import { submit } from '../orders/submit.ts';",
    'server/modules/gifts/wrap.ts': 'export const wrap = 1;',
    'server/modules/guides/guide.ts': "import { routes } from '../../app/routes.ts';",
    'server/platform/connect.ts': "import type { Paid } from '../modules/payments/paid.ts';",
  };
  expect(check(tree)).toEqual({
    lines: [
      'server/modules/gifts/wrap.ts: is in no part of SERVER_ORDER',
      'server/modules/guides/guide.ts: guides may not import app, which is above it',
      'server/modules/payments/pay.ts: payments may not import orders, which is above it',
      'server/platform/connect.ts: platform may not import payments, which is above it',
    ],
    status: 1,
  });
});

test('Two topics of the domain that import each other fail the check, though no file does', () => {
  const tree = {
    'domain/cart/cart.ts': "import type { Product } from '../product/product.ts';",
    'domain/cart/prices.ts': 'export type Prices = number[];',
    'domain/product/product.ts': 'export type Product = number;',
    'domain/product/cheapest.ts': "import type { Prices } from '../cart/prices.ts';",
  };
  expect(check(tree)).toEqual({
    lines: [
      'domain/cart and domain/product import each other: domain/cart/cart.ts -> domain/product/product.ts, domain/product/cheapest.ts -> domain/cart/prices.ts',
    ],
    status: 1,
  });
});

test('Rooms import in one direction, by name from each other, and machines leave the world to their ports', () => {
  const tree = {
    'domain/money.ts': "import { setup } from 'xstate';",
    'machines/cart.ts': "import { cents } from '../domain/money.ts';\nconst now = Date.now();",
    'server/app/cart.ts': "import { cartMachine } from '#machines/cart.ts';\nimport { app } from '#server/app/app.ts';",
  };
  expect(check(tree)).toEqual({
    lines: [
      'domain/money.ts: domain may not use xstate',
      'machines/cart.ts: ../domain/money.ts: across rooms imports go by name',
      'machines/cart.ts: machines take time, chance and the window from outside',
      'server/app/cart.ts: server may not import machines',
      'server/app/cart.ts: #server/app/app.ts: within a room imports are relative',
    ],
    status: 1,
  });
});
