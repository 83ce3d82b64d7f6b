import { setTimeout as pause } from 'node:timers/promises';
import { linksIn } from './linksIn.ts';
import {
  isPicturePath,
  type PictureSource,
  SOURCE_BYTES,
  type SourceRead,
  SourceTrouble,
  sourceTexts,
} from './pictureSource.ts';

const INDEX_BYTES = 16 * 1024 * 1024;
const INDEX_LIMIT = 5_000;
const PATIENCE_MS = 60_000;
const TRIES = 3;
const TRY_AGAIN_MS = 1_000;

interface Fetched {
  status: number;
  version: string | null;
  /** Null where it is longer than was allowed. */
  bytes: Buffer | null;
}

async function bytesOf(response: Response, limit: number): Promise<Buffer | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > limit) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The entity tag, else the time of the last change. */
function versionOf({ headers }: Response): string | null {
  return headers.get('etag') ?? headers.get('last-modified');
}

function conditionOf(version: string | null): Record<string, string> {
  if (version === null) return {};
  return /^(W\/)?"/.test(version) ? { 'if-none-match': version } : { 'if-modified-since': version };
}

/** An index page of nginx, Apache or rclone: links to files and folders. Links that lead outside are not followed. */
export function webSource(address: string, tryAgainMs: number = TRY_AGAIN_MS): PictureSource {
  const root = new URL(address.endsWith('/') ? address : `${address}/`);
  const login = root.username === '' ? null : decodeURIComponent(`${root.username}:${root.password}`);
  root.username = '';
  root.password = '';
  const authorization = login === null ? {} : { authorization: `Basic ${Buffer.from(login).toString('base64')}` };

  async function ask(url: URL, version: string | null, limit: number): Promise<Fetched> {
    const response = await fetch(url, {
      headers: { ...authorization, ...conditionOf(version) },
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (response.status >= 500 || response.status === 429) throw new Error(`answered ${response.status}`);
    const bytes = response.ok ? await bytesOf(response, limit) : Buffer.alloc(0);
    if (!response.ok || bytes === null) await response.body?.cancel().catch(() => undefined);
    return { status: response.status, version: versionOf(response), bytes };
  }

  async function get(url: URL, version: string | null, limit: number): Promise<Fetched> {
    for (let left = TRIES - 1; ; left -= 1) {
      try {
        return await ask(url, version, limit);
      } catch (error) {
        if (left === 0) throw new SourceTrouble(sourceTexts.noAnswer, { cause: error });
        await pause(tryAgainMs);
      }
    }
  }

  async function index(url: URL): Promise<URL[]> {
    const { status, bytes } = await get(url, null, INDEX_BYTES);
    if (status !== 200) throw new SourceTrouble(sourceTexts.noIndex);
    if (bytes === null) throw new SourceTrouble(sourceTexts.tooMany);
    return linksIn(bytes.toString(), url).filter((link) => link.href.startsWith(root.href) && link.search === '');
  }

  const pathOf = ({ href }: URL) => {
    try {
      return decodeURIComponent(href.slice(root.href.length));
    } catch {
      return '';
    }
  };

  return {
    async *list() {
      const known = new Set([root.href]);
      const open = [root];
      for (let next = open.pop(); next; next = open.pop()) {
        for (const link of await index(next)) {
          if (known.has(link.href)) continue;
          known.add(link.href);
          if (link.pathname.endsWith('/')) open.push(link);
          else if (isPicturePath(pathOf(link))) yield pathOf(link);
        }
        if (open.length > INDEX_LIMIT) throw new SourceTrouble(sourceTexts.tooMany);
      }
    },
    read: async (path, knownVersion): Promise<SourceRead> => {
      const url = new URL(path.split('/').map(encodeURIComponent).join('/'), root);
      const { status, version, bytes } = await get(url, knownVersion, SOURCE_BYTES);
      if (status === 304) return 'unchanged';
      if (status !== 200) return { refusal: sourceTexts.gone };
      return bytes === null ? { refusal: sourceTexts.tooLarge } : { bytes, version: version ?? '' };
    },
  };
}
