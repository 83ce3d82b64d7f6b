import type { Sender } from './client.ts';

/** Milliseconds without progress after which an upload is aborted. */
const PATIENCE_MS = 60_000;

/** Sends a file and reports its progress in percent, which `fetch` cannot do. */
export function uploading(tell: (percent: number) => void): Sender {
  return (url, { method = 'POST', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const end = () => {
        globalThis.clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
      };
      const fail = () => {
        end();
        reject(new TypeError('nothing was answered'));
      };
      const abort = () => request.abort();
      const wait = () => globalThis.setTimeout(abort, PATIENCE_MS);
      let timer = wait();
      request.open(method, url);
      for (const [name, value] of new Headers(headers as HeadersInit)) request.setRequestHeader(name, value);
      request.responseType = 'arraybuffer';
      request.upload.onprogress = ({ loaded, total }) => {
        globalThis.clearTimeout(timer);
        timer = wait();
        tell(total === 0 ? 0 : Math.floor((100 * loaded) / total));
      };
      request.onerror = fail;
      request.onabort = fail;
      request.onload = () => {
        end();
        const type = request.getResponseHeader('content-type') ?? '';
        resolve(new Response(request.response, { status: request.status, headers: { 'content-type': type } }));
      };
      signal?.addEventListener('abort', abort);
      request.send(body as Blob);
    });
}
