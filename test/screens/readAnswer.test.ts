import { Type } from 'typebox';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endpoint } from '#domain/api/endpoint.ts';
import { listParts } from '#src/api/listParts.ts';
import { readAnswer } from '#src/api/readAnswer.ts';

const Row = Type.Object({ name: Type.String() });
const listed = endpoint({
  method: 'GET',
  path: '/api/rows',
  access: 'anonymous',
  summary: 'Rows',
  answer: Type.Array(Row),
});
const NAMES = Array.from({ length: 1201 }, (_, index) => `row ${index} ${'-'.repeat(300)}`);
const rows = NAMES.map((name) => ({ name }));
const bytesOf = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;

/** A thread that does at once what the real one does aside. */
class ThreadNow extends EventTarget {
  static used = 0;

  postMessage({ bytes, schema }: { bytes: ArrayBuffer; schema: typeof listed.answer }): void {
    ThreadNow.used += 1;
    for (const data of listParts(bytes, schema)) this.dispatchEvent(new MessageEvent('message', { data }));
  }

  terminate(): void {}
}

class BrokenThread extends EventTarget {
  postMessage(): void {
    this.dispatchEvent(new Event('error'));
  }

  terminate(): void {}
}

afterEach(() => vi.unstubAllGlobals());

describe('a long list', () => {
  it('arrives part by part from another thread, complete and in order', async () => {
    vi.stubGlobal('Worker', ThreadNow);
    ThreadNow.used = 0;
    expect(await readAnswer(listed, Response.json(rows))).toEqual(rows);
    expect(ThreadNow.used).toBe(1);
    expect(await readAnswer(listed, Response.json(rows.slice(0, 2)))).toEqual(rows.slice(0, 2));
    expect(ThreadNow.used).toBe(1);
  });

  it('is read where it is when the other thread cannot begin', async () => {
    vi.stubGlobal('Worker', BrokenThread);
    expect(await readAnswer(listed, Response.json(rows))).toEqual(rows);
  });

  it.each([
    ['a row differs from the contract', JSON.stringify([...rows, { name: 1 }]), 'GET /api/rows 200: /1201/name'],
    ['it breaks off', JSON.stringify(rows).slice(0, -1), 'GET /api/rows 200: no JSON'],
    ['it is something else', JSON.stringify({ rows }), 'GET /api/rows 200: /'],
  ])('is refused as a whole when %s, with the place and nothing of the content', async (_, text, where) => {
    vi.stubGlobal('Worker', ThreadNow);
    await expect(readAnswer(listed, new Response(text))).rejects.toMatchObject({
      failure: { kind: 'unexpected', status: 200 },
      cause: { message: where },
    });
  });

  it('has no part of more than 500 rows', () => {
    const sizes = [...listParts(bytesOf(JSON.stringify(rows)), listed.answer)].map((part) =>
      part.kind === 'rows' ? part.rows.length : part.kind,
    );
    expect(sizes).toEqual([500, 500, 201, 'end']);
  });
});
