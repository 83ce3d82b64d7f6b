import { getFormatFromId } from 'numfmt';
import { type CellFormat, cellFormat, GENERAL } from './cellFormat.ts';
import { type Attributes, readXmlPart, unescaped } from './xmlPart.ts';
import { type Zip, ZipBroken } from './zip.ts';

/** The shared data for reading the cells of a sheet. */
export interface Workbook {
  /** The part of the first sheet that is shown. */
  sheet: string;
  sheetName: string;
  sheetCount: number;
  texts: readonly string[];
  /** By the style of a cell. */
  formats: readonly CellFormat[];
  /** Days from a cell's serial to that of the 1900 date system. */
  serialOffset: number;
}

const DAYS_TO_1904 = 1462;
/** Format numbers without an entry in the workbook that are dates in East Asian editions. */
const ASIAN_DATES: ReadonlySet<number> = new Set([27, 28, 29, 30, 31, 34, 35, 36, ...range(50, 58)]);

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

const isTrue = (value: string | undefined) => value === '1' || value === 'true';

interface Sheet {
  name: string;
  relation: string;
}

async function readSheets(zip: Zip, main: string): Promise<{ sheets: Sheet[]; is1904: boolean }> {
  const sheets: (Sheet & { isHidden: boolean })[] = [];
  let is1904 = false;
  const open = (name: string, attributes: Attributes) => {
    if (name === 'workbookPr') is1904 = isTrue(attributes.date1904);
    if (name !== 'sheet') return;
    const [, relation = ''] = Object.entries(attributes).find(([key]) => key.endsWith(':id')) ?? [];
    sheets.push({ name: attributes.name ?? '', relation, isHidden: (attributes.state ?? 'visible') !== 'visible' });
  };
  if (!(await readXmlPart(zip, main, { open }))) throw new ZipBroken('there is no workbook');
  const shown = sheets.filter(({ isHidden }) => !isHidden);
  return { sheets: shown.length > 0 ? shown : sheets, is1904 };
}

/** The targets of a part's relations, by their ids. */
async function readRelations(zip: Zip, part: string): Promise<Map<string, { target: string; type: string }>> {
  const at = part.lastIndexOf('/') + 1;
  const [folder, file] = [part.slice(0, at), part.slice(at)];
  const relations = new Map<string, { target: string; type: string }>();
  await readXmlPart(zip, `${folder}_rels/${file}.rels`, {
    open: (name, { Id = '', Target = '', Type = '' }) => {
      if (name !== 'Relationship') return;
      const target = Target.startsWith('/') ? Target : new URL(Target, `file:///${folder}`).pathname;
      relations.set(Id, { target: target.slice(1), type: Type.slice(Type.lastIndexOf('/') + 1) });
    },
  });
  return relations;
}

async function readTexts(zip: Zip, part: string): Promise<string[]> {
  const texts: string[] = [];
  let held = '';
  let isText = false;
  let isReading = false;
  await readXmlPart(zip, part, {
    open: (name) => {
      if (name === 'rPh') isReading = true;
      isText = name === 't' && !isReading;
      if (name === 'si') held = '';
    },
    close: (name) => {
      isText = false;
      if (name === 'rPh') isReading = false;
      if (name === 'si') texts.push(unescaped(held));
    },
    text: (text) => {
      if (isText) held += text;
    },
  });
  return texts;
}

async function readFormats(zip: Zip, part: string): Promise<CellFormat[]> {
  const own = new Map<number, string>();
  const ids: number[] = [];
  let isOfCells = false;
  await readXmlPart(zip, part, {
    open: (name, { numFmtId, formatCode }) => {
      if (name === 'numFmt') own.set(Number(numFmtId), formatCode ?? '');
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'xf' && isOfCells) ids.push(Number(numFmtId ?? 0));
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  const read = new Map<number, CellFormat>();
  return ids.map((id) => {
    const known = read.get(id);
    if (known) return known;
    const code = own.get(id) ?? (ASIAN_DATES.has(id) ? 'yyyy-mm-dd' : getFormatFromId(id));
    const format = typeof code === 'string' ? cellFormat(code) : GENERAL;
    read.set(id, format);
    return format;
  });
}

const MAIN = 'xl/workbook.xml';

/** Everything of a workbook but the cells of its sheets. */
export async function readWorkbook(zip: Zip): Promise<Workbook> {
  const root = await readRelations(zip, '');
  const main = [...root.values()].find(({ type }) => type === 'officeDocument')?.target ?? MAIN;
  const { sheets, is1904 } = await readSheets(zip, main);
  const relations = await readRelations(zip, main);
  const ofType = (wanted: string) => [...relations.values()].find(({ type }) => type === wanted)?.target;
  const [first] = sheets;
  const sheet = first && relations.get(first.relation)?.target;
  if (!first || !sheet) throw new ZipBroken('there is no sheet');
  return {
    sheet,
    sheetName: first.name,
    sheetCount: sheets.length,
    texts: await readTexts(zip, ofType('sharedStrings') ?? 'xl/sharedStrings.xml'),
    formats: await readFormats(zip, ofType('styles') ?? 'xl/styles.xml'),
    serialOffset: is1904 ? DAYS_TO_1904 : 0,
  };
}
