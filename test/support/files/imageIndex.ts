import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Files as a web server lists them, by path; `asked` has the requested paths, `logins` the users, and `sent` the files that were sent. */
export async function serveIndex(files: Map<string, Uint8Array>) {
  const asked: string[] = [];
  const sent: string[] = [];
  const logins: (string | undefined)[] = [];
  /** `refusals` are what the next calls are answered with. */
  const state: { isDown: boolean; movedTo: string | null; refusals: number[] } = {
    isDown: false,
    movedTo: null,
    refusals: [],
  };
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '').split('?')[0] ?? '');
    const file = files.get(path.slice('/pictures/'.length));
    asked.push(decodeURIComponent(request.url ?? ''));
    logins.push(request.headers.authorization);
    if (state.movedTo !== null && path !== state.movedTo)
      return void response.writeHead(302, { location: state.movedTo }).end();
    const refusal = state.refusals.shift();
    if (refusal !== undefined) return void response.writeHead(refusal).end();
    if (state.isDown) return void response.writeHead(503).end();
    if (path.endsWith('/')) return void response.end(indexOf([...files.keys()], path.slice('/pictures/'.length)));
    if (!file) return void response.writeHead(404).end();
    const etag = `"${Buffer.from(file).toString('base64url').slice(-24)}"`;
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
    sent.push(path.slice('/pictures/'.length));
    response.writeHead(200, { etag }).end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/pictures`,
    asked,
    logins,
    sent,
    state,
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

/** As nginx writes it, with links that lead elsewhere. */
function indexOf(paths: readonly string[], folder: string): string {
  const inside = paths.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length));
  const names = new Set(inside.map((path) => path.replace(/\/.*/, '/')));
  const links = [...names].map((name) => `<a href="${name.split('/').map(encodeURIComponent).join('/')}">${name}</a>`);
  return `<html><h1>Index of /pictures/</h1><pre><a href="../">../</a><a href="?C=N;O=D">Name</a>
    <a href="http://127.0.0.1:1/elsewhere/10.jpg">elsewhere</a>${links.join('\n')}</pre></html>`;
}
