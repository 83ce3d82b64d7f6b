import { type Block, EMPTY, PADDING } from './block.ts';
import { type Drawing, shifted } from './drawing.ts';
import { PAGE } from './page.ts';

/** Places parallel regions side by side with one height, in as many rows as the page needs. */
export function besideEachOther(parts: readonly Block[]): Block {
  const rows: Block[][] = [[]];
  const widthOf = (row: readonly Block[]) => row.reduce((sum, part) => sum + part.width + PADDING, -PADDING);
  for (const part of parts) {
    const row = rows.at(-1) ?? [];
    if (row.length > 0 && widthOf([...row, part]) > PAGE.width) rows.push([part]);
    else row.push(part);
  }
  const width = Math.max(...rows.map(widthOf));
  const placed: Drawing[] = [];
  let y = 0;
  for (const row of rows) {
    const height = Math.max(...row.map((part) => part.height));
    const spare = (width - widthOf(row)) / row.length;
    let x = 0;
    for (const part of row) {
      const [frame, ...rest] = part.boxes;
      const inside = shifted({ ...part, boxes: rest }, { x: x + spare / 2, y });
      const frames = shifted({ ...EMPTY, boxes: frame ? [frame] : [] }, { x, y }).boxes;
      const grown = frames.map((box) => ({ ...box, width: part.width + spare, height }));
      placed.push({ ...inside, boxes: [...grown, ...inside.boxes] });
      x += part.width + spare + PADDING;
    }
    y += height + PADDING;
  }
  return {
    width,
    height: y - PADDING,
    boxes: placed.flatMap(({ boxes }) => boxes),
    edges: placed.flatMap(({ edges }) => edges),
    dots: placed.flatMap(({ dots }) => dots),
    gates: [],
  };
}
