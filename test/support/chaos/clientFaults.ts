import { setTimeout as pause } from 'node:timers/promises';

/** What goes wrong between the browser and the server: `serve` lets a request through, and returns the server's answer. */
export type ClientFault = (request: Request, serve: (request: Request) => Promise<Response>) => Promise<Response>;

const page = (status: number, title: string) =>
  new Response(`<html><h1>${title}</h1></html>`, {
    status,
    statusText: title,
    headers: { 'content-type': 'text/html' },
  });
const noNetwork = () => new TypeError('NetworkError when attempting to fetch resource.');
const tookTooLong = () => new DOMException('The operation was aborted due to timeout', 'TimeoutError');

/** A fault that hits the answer leaves the server with what it did. */
function afterServing(answer: (response: Response) => Promise<Response>): ClientFault {
  return async (request, serve) => await answer(await serve(request));
}

const fail = (error: Error): Promise<never> => Promise.reject(error);

export const CLIENT_FAULTS: Readonly<Record<string, ClientFault>> = {
  requestLost: () => fail(noNetwork()),
  answerLost: afterServing(() => fail(noNetwork())),
  requestTimedOut: () => fail(tookTooLong()),
  answerTimedOut: afterServing(() => fail(tookTooLong())),
  cutOff: afterServing(async (response) => {
    const text = await response.text();
    return new Response(text.slice(0, text.length >> 1) || '{', { status: 200 });
  }),
  brokenOff: afterServing(async () => {
    const body = new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('{"mes'));
        stream.error(noNetwork());
      },
    });
    return new Response(body, { status: 200 });
  }),
  nothing: afterServing(async () => new Response(null, { status: 200, statusText: 'OK' })),
  pageOfAProxy: afterServing(async () => page(200, 'Sign in to the network')),
  otherShape: afterServing(async () => Response.json({ ok: true, data: [null], message: 'undefined' })),
  otherList: afterServing(async () => Response.json([{ id: 'x' }, 7])),
  wordNull: afterServing(async () => Response.json(null)),
  badGateway: async () => page(502, 'Bad Gateway'),
  badGatewayAfterwards: afterServing(async () => page(502, 'Bad Gateway')),
  gatewayTimeout: afterServing(async () => page(504, 'Gateway Time-out')),
  stackTrace: async () =>
    Response.json(
      { statusCode: 500, error: 'Internal Server Error', message: 'TypeError: x is undefined at a.ts:1:2' },
      { status: 500 },
    ),
  tooManyRequests: async () => new Response(null, { status: 429, statusText: 'Too Many Requests' }),
  forbiddenByAProxy: async () => Response.json({ message: 'Forbidden', statusCode: 403 }, { status: 403 }),
  notFoundByAProxy: async () => Response.json({ message: 'Not Found', statusCode: 404 }, { status: 404 }),
  sentTwice: async (request, serve) => {
    await serve(request.clone() as Request);
    return await serve(request);
  },
  sentTwiceAtOnce: async (request, serve) => {
    const [first] = await Promise.all([serve(request.clone() as Request), serve(request)]);
    return first;
  },
  late: async (request, serve) => {
    await pause(30);
    const response = await serve(request);
    await pause(30);
    return response;
  },
};
