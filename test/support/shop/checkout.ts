import { execFileSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Checkout {
  readonly root: string;
  remove(): Promise<void>;
}

const LEFT_OUT: ReadonlySet<string> = new Set([
  ...['.git', '.data', '.screenshots', '.walks', '.atlas', 'dist', 'node_modules', 'coverage'],
]);

/** A copy of these sources in a folder of its own, with the packages that are installed here. */
export async function makeCheckout(parent = tmpdir()): Promise<Checkout> {
  const folder = await mkdtemp(join(parent, 'storefront test-'));
  await chmod(folder, 0o755);
  const root = join(folder, 'the shop');
  const source = process.cwd();
  for (const name of await readdir(source)) {
    if (!LEFT_OUT.has(name)) await cp(join(source, name), join(root, name), { recursive: true });
  }
  await mkdir(join(root, 'node_modules'));
  for (const name of await readdir(join(source, 'node_modules'))) {
    await symlink(join(source, 'node_modules', name), join(root, 'node_modules', name));
  }
  await rm(join(root, 'node_modules/.storefront-stamp'), { force: true });
  const mark = "import('./scripts/start/packages.mjs').then(({ markInstalled }) => markInstalled(process.cwd()))";
  execFileSync(process.execPath, ['--input-type=module', '--eval', mark], { cwd: root });
  return {
    root,
    remove: async () => {
      const outside = await readFile(join(root, '.data/database-location'), 'utf8').catch(() => '');
      if (outside) await rm(outside.trim(), { recursive: true, force: true });
      await rm(folder, { recursive: true, force: true });
    },
  };
}
