/** The areas of the shop with their folders, in every layer and in the tests. All other folders belong to `shop`. */
const FOLDERS = {
  access: 'access customer customers humanCheck session sessions',
  account: 'account accounts address addresses approvals receivable receivables team teams',
  admin: 'admin audit checklist images jobs operations rules settings siteConfiguration theme users',
  data: 'data dataImport integration imports fileImport fileDownload resultList tokens',
  guides: 'guides guide',
  history: 'history',
  landing: 'landing landingEditing richText',
  ordering:
    'ordering cart cartPage catalog checkout entry order orders paste product products decimal money pricing quantity typedQuantity units',
  payment: 'payment payments',
  punchout: 'punchout partners partnerForm transfer',
  reports: 'reports report document documents documentButton rendering',
};

/** @type {ReadonlyMap<string, string>} */
const AREA_OF_FOLDER = new Map(
  Object.entries(FOLDERS).flatMap(([area, folders]) => folders.split(' ').map((folder) => [folder, area])),
);

export const AREAS = ['shop', ...Object.keys(FOLDERS)];

/** All areas of a file, those of the inner folders last; for a file outside these folders its own name. */
export function areasOf(file) {
  const [name = '', ...folders] = file.split('/').toReversed();
  const own = [...folders.toReversed()].flatMap((folder) => AREA_OF_FOLDER.get(folder) ?? []);
  const areas = own.length > 0 ? own : [AREA_OF_FOLDER.get(name.split('.')[0] ?? '') ?? 'shop'];
  return [...new Set(areas)];
}

/** The area that counts a file. */
export const areaOf = (file) => areasOf(file).at(-1) ?? 'shop';
