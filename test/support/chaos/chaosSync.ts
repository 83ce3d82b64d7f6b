import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ImageSyncProgress } from '#domain/api/images.ts';
import { embeddedDatabase, withClient } from '../database/embeddedDatabase.ts';
import { pngOf } from '../files/hostilePictures.ts';
import { findFreePort, runShop, type ShopProcess } from '../shop/shopProcess.ts';

interface SyncOptions {
  root: string;
  dataDir: string;
  /** Pictures in the source; of every hundred one has no product's code. */
  pictures: number;
  onProgress?: (line: string) => void;
}

export interface SyncChaosResult {
  made: number;
  /** Made before the kill and not recorded by then: they were found, and not made again. */
  foundMade: number;
  doneBeforeKill: number;
  secondsToMake: number;
  /** From the kill until the run went on: the next start, and the time after which jobs of the dead are taken over. */
  secondsToGoOn: number;
  secondsToKeep: number;
  problems: string[];
}

const WIDTH = 48;
const HEIGHT = 36;
const ADMIN = new URLSearchParams({
  grant_type: 'password',
  client_id: 'ecommerce',
  username: 'admin',
  password: 'Harbor#2026',
}).toString();

/** A plain tile of its own colour, so that no two files are the same picture. */
function tile(index: number): Uint8Array {
  const row = Buffer.from([0, ...Array.from({ length: WIDTH }, () => [index & 255, (index >> 8) & 255, 90]).flat()]);
  return pngOf(WIDTH, HEIGHT, Buffer.concat(Array.from({ length: HEIGHT }, () => row)));
}

async function fillSource(folder: string, codes: readonly string[], pictures: number): Promise<number> {
  let unmatched = 0;
  for (let index = 0; index < pictures; index += 1) {
    const isNobodys = index % 100 === 99;
    unmatched += isNobodys ? 1 : 0;
    const code = isNobodys ? 'nobody' : codes[index % codes.length];
    await writeFile(
      join(folder, `${code}-${Math.floor(index / codes.length) + 1}${isNobodys ? `x${index}` : ''}.png`),
      tile(index),
    );
  }
  return unmatched;
}

/** Kills the built shop half-way through an image sync, starts it again, and lists what was lost or done twice. */
export async function killDuringSync({ root, dataDir, pictures, onProgress }: SyncOptions): Promise<SyncChaosResult> {
  const source = await mkdtemp(join(tmpdir(), 'storefront-source-'));
  const port = await findFreePort();
  const settings = { PORT: String(port), DATA_DIR: dataDir, DEMO_DATA: '1', LOG_LEVEL: 'fatal', IMAGE_SOURCE: source };
  let shop: ShopProcess | null = null;
  const problems: string[] = [];
  const expectThat = (holds: boolean, problem: string) => {
    if (!holds) problems.push(problem);
  };

  async function start(): Promise<void> {
    shop = runShop(process.execPath, ['dist/server/main.js'], root, settings);
    await shop.prints('Storefront ready at');
  }
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!shop) return;
    process.kill(shop.pid, signal);
    await shop.ended;
    shop = null;
  }
  const select = async <Row>(text: string): Promise<Row[]> => {
    const { url } = await embeddedDatabase(dataDir);
    return await withClient(url, async (client) => (await client.query(text)).rows as Row[]);
  };
  const shown = async (file: string) => {
    const response = await fetch(`http://127.0.0.1:${port}/img/${file}`);
    return response.ok && (await response.arrayBuffer()).byteLength > 0;
  };

  try {
    await start();
    const codes = await select<{ code: string }>(
      'select product_code as code from product where is_active order by product_key',
    );
    const unmatched = await fillSource(
      source,
      codes.map(({ code }) => code),
      pictures,
    );
    const signedIn = await fetch(`http://127.0.0.1:${port}/api/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: ADMIN,
    });
    const { access_token } = (await signedIn.json()) as { access_token: string };
    const ask = async <T>(path: string) => {
      const response = await fetch(`http://127.0.0.1:${port}/api/admin/${path}`, {
        headers: { authorization: `Bearer ${access_token}` },
      });
      return (await response.json()) as T;
    };
    const until = async (isReached: (progress: ImageSyncProgress) => boolean): Promise<ImageSyncProgress> => {
      for (;;) {
        const progress = await ask<ImageSyncProgress>('imageSync');
        if (isReached(progress) || progress.state === 'failed') return progress;
        await pause(50);
      }
    };
    const secondsSince = (moment: number) => Math.round((performance.now() - moment) / 1000);

    await ask('requestImageSync');
    const begun = performance.now();
    const { done } = await until((progress) => progress.done - progress.unmatchedCount >= pictures / 2);
    await end('SIGKILL');
    const killed = performance.now();
    onProgress?.(`killed with ${done} of ${pictures} done, ${secondsSince(begun)} s after the start`);
    await start();
    await ask('requestImageSync');
    await until((progress) => progress.done > done + 20);
    const secondsToGoOn = secondsSince(killed);
    const whole = await until(({ state }) => state === 'done');
    const secondsToMake = secondsSince(begun);
    onProgress?.(`made ${whole.made}, ${secondsToMake} s after the start`);
    const { made, kept, broken, unmatchedCount, found } = whole;
    expectThat(found === pictures, `${found} files found of ${pictures}`);
    expectThat(unmatchedCount === unmatched, `${unmatchedCount} matched nothing, not ${unmatched}`);
    expectThat(broken === 0, `${broken} broken: ${JSON.stringify(whole.problems.slice(0, 3))}`);
    expectThat(made + kept === pictures - unmatched, `${made} made and ${kept} kept of ${pictures - unmatched}`);
    expectThat(kept <= 20, `${kept} were looked at twice`);

    const [stored] = await select<{ runs: number; sizes: number }>(
      `select (select run from image_sync) as runs, (select count(*)::integer from picture
        where stem in (select stem from image_file)) as sizes`,
    );
    expectThat(stored?.runs === 1, `${stored?.runs} runs were begun`);
    expectThat(stored?.sizes === 4 * (pictures - unmatched), `${stored?.sizes} sizes are kept`);
    const listed = await select<{ files: string[] }>(
      'select list_image || (mobile_image || (card_image || detail_images)) as files from product where is_active',
    );
    const wrong = listed.filter(({ files }) => files.length < 4).length;
    expectThat(pictures < codes.length * 2 || wrong === 0, `${wrong} products without pictures`);
    const sample = listed
      .flatMap(({ files }) => files ?? [])
      .filter((_, index, all) => index % Math.ceil(all.length / 300) === 0);
    const absent: string[] = [];
    for (const file of sample) if (!(await shown(file))) absent.push(file);
    expectThat(
      absent.length === 0,
      `${absent.length} of ${sample.length} pictures are not shown: ${absent.slice(0, 3)}`,
    );

    const again = performance.now();
    await ask('requestImageSync');
    const second = await until(({ state, startedAt }) => state === 'done' && startedAt !== whole.startedAt);
    expectThat(second.kept === pictures - unmatched && second.made === 0, `the second time ${second.made} were made`);
    return {
      made,
      foundMade: kept,
      doneBeforeKill: done,
      secondsToMake,
      secondsToGoOn,
      secondsToKeep: secondsSince(again),
      problems,
    };
  } finally {
    await end('SIGTERM');
    await rm(source, { recursive: true, force: true });
  }
}
