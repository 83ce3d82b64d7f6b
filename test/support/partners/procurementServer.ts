import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Setup, setupRequest } from './procurement.ts';

/** The demo's partner of cXML. */
const HOTELS = { domain: 'NetworkId', identity: 'HARBORHOTELS', secret: 'Lantern#2026' };
/** The demo's partner of OCI. */
const SCHOOLS = { USERNAME: 'granite-schools', PASSWORD: 'Granite#2026' };

/** A procurement system with pages of its own, as a buyer's browser meets it. */
export interface ProcurementServer {
  /** Its own address, elsewhere than the shop's. */
  readonly url: string;
  /** Forms that were posted back, in their order. */
  readonly received: URLSearchParams[];
  /** Asks the shop for a page to send the buyer to. */
  startPage(setup?: Setup): Promise<string>;
  /** The address for a buyer who arrives by OCI. */
  catalogueAddress(): string;
  /** A page of this system with another one in a frame. */
  framing(address: string): string;
  /** Its address does not answer any more, until it is opened again. */
  close(): Promise<void>;
  open(): Promise<void>;
}

const page = (body: string) => `<!doctype html><title>Procurement</title><link rel="icon" href="data:,">${body}`;

export async function openProcurement(shopUrl: string): Promise<ProcurementServer> {
  const received: URLSearchParams[] = [];
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      const frame = `<iframe title="Catalogue" style="width: 100%; height: 700px" src="${searchParams.get('shop') ?? ''}"></iframe>`;
      if (request.method !== 'POST') {
        response.end(page(frame));
        return;
      }
      received.push(new URLSearchParams(Buffer.concat(chunks).toString()));
      response.end(page('<h1>Requisition</h1>'));
    });
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    received,
    startPage: async (setup = {}) => {
      const document = setupRequest({ ...HOTELS, postback: `${url}/return`, ...setup });
      const answer = await fetch(`${shopUrl}/punchout/cxml`, {
        method: 'POST',
        headers: { 'content-type': 'text/xml' },
        body: document,
      });
      const text = await answer.text();
      const [, address] = /<StartPage><URL>([^<]*)</.exec(text.replace(/>\s+</g, '><')) ?? [];
      if (address === undefined) throw new Error(`the shop did not let the buyer in: ${text}`);
      return address.replaceAll('&amp;', '&');
    },
    catalogueAddress: () => {
      const fields = { ...SCHOOLS, HOOK_URL: `${url}/hook`, '~OkCode': 'ADDI', '~CALLER': 'CTLG', '~TARGET': '_top' };
      return `${shopUrl}/punchout/oci?${new URLSearchParams(fields)}`;
    },
    framing: (address) => `${url}/?shop=${encodeURIComponent(address)}`,
    open: () => listen(port),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
