/** The folders of src, lowest first: each imports itself and what stands lower, never one beside or above it. */
const LAYERS = [
  ['browser'],
  ['theme', 'loading'],
  ['components'],
  ['product'],
  ['guide', 'order', 'history', 'pagedList', 'address', 'account', 'customers'],
  ['payment', 'goods', 'richText'],
  ['landing'],
  ['api', 'live', 'screens'],
  ['ports'],
  ['areas'],
  ['app'],
  ['main.tsx'],
];

function folderOf(path) {
  return /^src\/([^/]+)/.exec(path)?.[1] ?? null;
}

function screenOf(path) {
  return /^src\/screens\/([^/]+)\//.exec(path)?.[1] ?? null;
}

function heightOf(folder) {
  return LAYERS.findIndex((layer) => layer.includes(folder));
}

function problemOf(file, target) {
  const [from, to] = [folderOf(file), folderOf(target)];
  if (to === null) return null;
  if (from !== to && heightOf(to) >= heightOf(from)) {
    return `src/${from} may not import src/${to}, which stands ${heightOf(to) > heightOf(from) ? 'above' : 'beside'} it`;
  }
  const [screen, other] = [screenOf(file), screenOf(target)];
  return screen && other && screen !== other ? `screen ${screen} may not import parts of screen ${other}` : null;
}

/** Imports inside src that lead upwards or sideways, and folders of src without a layer. */
export function layerProblems(files) {
  return files.flatMap(({ file, imports }) => {
    const folder = folderOf(file);
    if (folder === null) return [];
    if (heightOf(folder) === -1) return [`${file}: src/${folder} has no layer`];
    const problems = imports.map(({ target }) => target && problemOf(file, target)).filter(Boolean);
    return problems.map((problem) => `${file}: ${problem}`);
  });
}
