import { build } from 'vite';

/** Bundles a program with its imports into one script. */
export async function oneScript(entry: string, name: string): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name } },
  });
  const [bundle] = [result].flat();
  if (!bundle || !('output' in bundle)) throw new Error(`${entry} was not built`);
  return bundle.output.map((part) => ('code' in part ? part.code : '')).join('');
}
