import type { FastifyInstance } from 'fastify';

const NO_BODY = [204, 304];

/** What a browser's `fetch` would return from this server; `summary`: method, address and status. */
export async function answerFrom(
  app: FastifyInstance,
  request: Request,
): Promise<{ response: Response; summary: string }> {
  const { pathname, search } = new URL(request.url);
  const payload = await request.text();
  const { statusCode, headers, body } = await app.inject({
    method: request.method as 'GET',
    url: pathname + search,
    headers: Object.fromEntries(request.headers),
    ...(payload === '' ? {} : { payload }),
  });
  const entries = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  return {
    response: new Response(NO_BODY.includes(statusCode) ? null : body, { status: statusCode, headers: entries }),
    summary: `${request.method} ${pathname}${search} ${statusCode}`,
  };
}
