/** The folders of src, lowest first. Each imports itself and lower ones only. */
const SRC_LAYERS = [
  ['api'],
  ['browser', 'loading'],
  ['theme', 'documents'],
  ['components'],
  ['forms'],
  ['product', 'catalog', 'savedDraft', 'versionedForm'],
  ['cart', 'guide', 'order', 'history', 'pagedList', 'address', 'account', 'customers', 'finding'],
  ['payment', 'goods', 'richText'],
  ['landing'],
  ['page'],
  ['support'],
  ['live', 'features'],
  ['areas'],
  ['app'],
  ['main.tsx'],
];

function folderOf(path) {
  return /^src\/([^/]+)/.exec(path)?.[1] ?? null;
}

/** A page of an area: `ordering/cart`. */
function pageOf(path) {
  return /^src\/features\/([^/]+\/[^/]+)\//.exec(path)?.[1] ?? null;
}

function heightOf(folder) {
  return SRC_LAYERS.findIndex((layer) => layer.includes(folder));
}

function problemOf(file, target) {
  const [from, to] = [folderOf(file), folderOf(target)];
  if (to === null) return null;
  if (to === 'api' && file.endsWith('.tsx') && heightOf(from) < heightOf('areas')) {
    return 'a screen may not call the server: its machine does, by a port';
  }
  if (from !== to && heightOf(to) >= heightOf(from)) {
    return `src/${from} may not import src/${to}, which is ${heightOf(to) > heightOf(from) ? 'above' : 'beside'} it`;
  }
  const [page, other] = [pageOf(file), pageOf(target)];
  return page && other && page !== other ? `page ${page} may not import parts of page ${other}` : null;
}

/** The modules of the server, lowest first: each imports the platform and modules before it; app imports all of them. */
export const SERVER_ORDER = [
  'platform',
  ...'retention access audit addresses customers catalog images outbox humanCheck accounts twoFactor guides'.split(' '),
  ...'users teams personalData payments documents receivables cart orderExport orders approvals reports dataImport'.split(
    ' ',
  ),
  ...'integration orderDocuments email punchout sessions landing siteConfiguration problems recordings'.split(' '),
  ...['checklist', 'monitoring', 'flows'],
  'app',
];

/** `platform`, `app`, or the name of a module; null outside of them. */
export function partOf(path) {
  const [, layer, name] = /^server\/(?:(platform|app)\/|modules\/([^/]+)\/)/.exec(path) ?? [];
  return layer ?? name ?? null;
}

/** Imports inside the server against its order, and files outside of it. */
function serverProblems(files) {
  return files
    .filter(({ file }) => file.startsWith('server/'))
    .flatMap(({ file, imports }) => {
      const from = SERVER_ORDER.indexOf(partOf(file));
      if (from === -1) return [`${file}: is in no part of SERVER_ORDER`];
      const up = imports.filter(({ target }) => target && SERVER_ORDER.indexOf(partOf(target)) > from);
      return up.map(
        ({ target }) => `${file}: ${SERVER_ORDER[from]} may not import ${partOf(target)}, which is above it`,
      );
    });
}

/** Imports inside src and the server that lead up or sideways, and folders without a layer. */
export function layerProblems(files) {
  return [...srcProblems(files), ...serverProblems(files)];
}

function srcProblems(files) {
  return files.flatMap(({ file, imports }) => {
    const folder = folderOf(file);
    if (folder === null || file.endsWith('.stories.ts')) return [];
    if (heightOf(folder) === -1) return [`${file}: src/${folder} has no layer`];
    const problems = imports.map(({ target }) => target && problemOf(file, target)).filter(Boolean);
    return problems.map((problem) => `${file}: ${problem}`);
  });
}
