import type { TSchema } from 'typebox';
import type { Endpoint } from '#domain/api/endpoint.ts';
import { type Failure, PortFailure } from '#machines/lib/failure.ts';
import { problemIn } from './schemaCheck.ts';

/** A response that does not match the contract. It names the call and the difference, but none of the values. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer';
}

export function failure(kind: Failure['kind'], status: number | null, detail: string, cause?: unknown): PortFailure {
  return new PortFailure({ kind, status, detail }, { cause });
}

export function unreadable({ method, path }: Endpoint, status: number, where: string): PortFailure {
  return failure('unexpected', status, '', new UnreadableAnswer(`${method} ${path} ${status}: ${where}`));
}

/** A response that breaks off counts as no response. */
function bytesOf(response: Response): Promise<ArrayBuffer> {
  return response.arrayBuffer().catch((error: unknown) => {
    throw failure('offline', null, '', error);
  });
}

/** A complete response with invalid JSON is a bug in the server. */
function jsonOf(endpoint: Endpoint, status: number, bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw unreadable(endpoint, status, 'no JSON');
  }
}

export async function readJson(endpoint: Endpoint, response: Response): Promise<unknown> {
  return jsonOf(endpoint, response.status, await bytesOf(response));
}

/** Longer lists, in bytes, are parsed in a worker, so that the page does not freeze. */
const LONG_LIST = 256 * 1024;

/** Null if the chunk that does this cannot be loaded, for example after a new release. */
async function readAside(bytes: ArrayBuffer, schema: TSchema) {
  try {
    const { readLongList } = await import('./readLongList.ts');
    return await readLongList(bytes, schema);
  } catch {
    return null;
  }
}

/** The response in the form of its schema; a file without one. */
export async function readAnswer(endpoint: Endpoint, response: Response): Promise<unknown> {
  const { status } = response;
  const schema = endpoint.answer as (TSchema & { type?: string }) | undefined;
  const bytes = await bytesOf(response);
  if (!schema) return new Blob([bytes], { type: response.headers.get('content-type') ?? '' });
  const isLong = schema.type === 'array' && bytes.byteLength >= LONG_LIST;
  const list = isLong ? await readAside(bytes, schema) : null;
  if (list?.kind === 'unreadable') throw unreadable(endpoint, status, list.where);
  if (list) return list.rows;
  const answer = jsonOf(endpoint, status, bytes);
  const problem = problemIn(schema, answer);
  if (problem !== null) throw unreadable(endpoint, status, problem || '/');
  return answer;
}
