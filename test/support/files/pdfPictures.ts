import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface PdfPicture {
  /** From 1. */
  page: number;
  pixels: [width: number, height: number];
  /** In points, from the upper left corner of the page. */
  place: { left: number; top: number; width: number; height: number };
}

export interface PdfDrawings {
  pictures: PdfPicture[];
  /** How often something is cut to a shape, as the emblem of the program is. */
  clips: number;
}

const rounded = (value: number) => Math.round(value * 10) / 10;

async function picturesOn(page: PDFPageProxy, number: number): Promise<PdfDrawings> {
  const { fnArray, argsArray } = await page.getOperatorList();
  let last: number[] = [];
  const pictures: PdfPicture[] = [];
  fnArray.forEach((operator, index) => {
    const given = argsArray[index];
    if (operator === OPS.transform) last = given;
    if (operator !== OPS.paintImageXObject) return;
    const [width = 0, , , height = 0, left = 0, bottom = 0] = last;
    const place = { left: rounded(left), top: rounded(bottom + height), width, height: rounded(Math.abs(height)) };
    pictures.push({ page: number, pixels: [given[1], given[2]], place: { ...place, width: rounded(width) } });
  });
  return { pictures, clips: fnArray.filter((operator) => operator === OPS.clip).length };
}

/** The pictures that the pages of a PDF show. */
export async function drawingsIn(bytes: Uint8Array): Promise<PdfDrawings> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const all: PdfDrawings = { pictures: [], clips: 0 };
  for (let number = 1; number <= document.numPages; number += 1) {
    const { pictures, clips } = await picturesOn(await document.getPage(number), number);
    all.pictures.push(...pictures);
    all.clips += clips;
  }
  await task.destroy();
  return all;
}
