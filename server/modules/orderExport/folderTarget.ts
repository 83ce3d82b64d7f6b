import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { orderCsv } from './orderCsv.ts';
import type { OrderTarget } from './orderTarget.ts';

/**
 * The file appears under its name only when it is complete, so that a watcher of the folder never reads a partial one.
 */
async function writeWhole(folder: string, name: string, text: string): Promise<void> {
  const unfinished = join(folder, `.${name}.part`);
  const file = await open(unfinished, 'w', 0o640);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, join(folder, name));
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Each order as `order-<number>.csv` and, last, `order-<number>.json`: the second file means that both are complete.
 */
export function folderTarget(folder: string): OrderTarget {
  return {
    kind: 'folder',
    send: async (order) => {
      const name = `order-${order.orderNumber}`;
      try {
        await mkdir(folder, { recursive: true });
        await writeWhole(folder, `${name}.csv`, orderCsv(order));
        await writeWhole(folder, `${name}.json`, `${JSON.stringify(order, null, 2)}\n`);
        await syncFolder(folder);
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
        throw new Error(`order folder cannot be written: ${code}`, { cause: error });
      }
    },
  };
}
