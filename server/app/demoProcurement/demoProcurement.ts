import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { OPERATIONS } from '#domain/punchout/visit.ts';
import { Code } from '#domain/schema/limits.ts';
import { onlyFromHere } from '../../platform/http/onlyFromHere.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { hotelsPartner, schoolsPartner } from '../demoData/demoPartners.ts';
import { askShop, orderCart, shopAddress } from './askShop.ts';
import {
  cartPage,
  type Exchange,
  framePage,
  noCartPage,
  orderPage,
  PROCUREMENT,
  refusedPage,
  startPage,
} from './procurementPages.ts';
import { type ReceivedCart, readPostedCart } from './receivedCart.ts';
import { readSetupAnswer, setupRequest } from './setupRequest.ts';

const VISITS_KEPT = 50;
const CART_BYTES = 2 * 1024 * 1024;
/** This computer's names: the shop may be open under another one of them. */
const HERE = 'http://localhost:* http://127.0.0.1:*';

const Start = Type.Object({
  partner: Type.Enum(['cxml', 'oci']),
  does: Type.Enum([...OPERATIONS, 'visit', 'DETAIL', 'VALIDATE', 'BACKGROUND_SEARCH']),
  place: Type.Enum(['frame', 'tab']),
  text: Type.Optional(Code),
});
type Start = { partner: 'cxml' | 'oci'; does: string; place: 'frame' | 'tab'; text?: string };
const OfVisit = Type.Object({ visit: Code });
type OfVisit = { visit: string };

interface Visit {
  protocol: 'cxml' | 'oci';
  cart: ReceivedCart | null;
}

/** The address for the buyer's browser, or why there is none. */
type Opening = Exchange & ({ address: string } | { refusal: string });

type Options = Pick<Runtime, 'clock' | 'ids'> & { publicUrl: string };

class Procurement {
  readonly #options: Options;
  readonly #visits = new Map<string, Visit>();

  constructor(options: Options) {
    this.#options = options;
  }

  visit(id: string): Visit | null {
    return this.#visits.get(id) ?? null;
  }

  /** The cart that came back last. */
  last(protocol: Visit['protocol']): { visit: string; cart: ReceivedCart } | null {
    const [newest] = [...this.#visits].reverse().filter(([, { protocol: own, cart }]) => own === protocol && cart);
    return newest?.[1].cart ? { visit: newest[0], cart: newest[1].cart } : null;
  }

  keep(id: string, cart: ReceivedCart): void {
    this.#visits.delete(id);
    this.#visits.set(id, { protocol: cart.protocol, cart });
  }

  async open(request: FastifyRequest<{ Body: Start }>): Promise<Opening> {
    const { partner, does, text = '' } = request.body;
    const id = this.#options.ids.secret();
    const last = this.last('cxml')?.cart ?? null;
    this.#visits.set(id, { protocol: partner, cart: null });
    for (const oldest of [...this.#visits.keys()].slice(0, -VISITS_KEPT)) this.#visits.delete(oldest);
    const postbackUrl = `http://${request.headers.host}${PROCUREMENT}/cart?visit=${id}`;
    return partner === 'cxml'
      ? await this.#openByCxml(shopAddress(request.raw.socket), { does, id, postbackUrl, last })
      : openByOci(does, text, postbackUrl);
  }

  async #openByCxml(
    shop: string,
    { does, id, postbackUrl, last }: { does: string; id: string; postbackUrl: string; last: ReceivedCart | null },
  ): Promise<Opening> {
    const operation = OPERATIONS.find((known) => known === does) ?? 'create';
    const cart = operation === 'create' ? null : last;
    const payloadId = `${this.#options.ids.secret()}@harborhotels.example`;
    const asked = { operation, cart, buyerCookie: id, payloadId, postbackUrl, now: this.#options.clock.now() };
    const request = setupRequest(asked);
    try {
      const answer = await askShop(`${shop}/punchout/cxml`, request);
      const read = readSetupAnswer(answer);
      return 'startPage' in read ? { request, answer, address: read.startPage } : { request, answer, ...read };
    } catch {
      return { request, answer: null, refusal: 'The shop could not be reached.' };
    }
  }
}

function openByOci(does: string, text: string, postbackUrl: string): Opening {
  const fields = {
    USERNAME: schoolsPartner.identity.identity,
    PASSWORD: schoolsPartner.secret,
    HOOK_URL: postbackUrl,
    '~OkCode': 'ADDI',
    '~TARGET': '_self',
    '~CALLER': 'CTLG',
    ...(does === 'visit' ? {} : { FUNCTION: does }),
    ...(does === 'DETAIL' || does === 'VALIDATE' ? { PRODUCTID: text } : {}),
    ...(does === 'VALIDATE' ? { QUANTITY: '1' } : {}),
    ...(does === 'BACKGROUND_SEARCH' ? { SEARCHSTRING: text } : {}),
  };
  const request = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
  return { request: request.join('\n'), answer: null, address: `/punchout/oci?${new URLSearchParams(fields)}` };
}

/** Why a posted cart is not one of a visit; null where it is. */
function problemOf(visit: Visit | null, id: string, cart: ReceivedCart | null): string | null {
  if (!visit) return 'No visit that was started here asked for it.';
  if (!cart || cart.protocol !== visit.protocol) return 'What was posted is neither a cXML message nor a cart of OCI.';
  return cart.buyerCookie === null || cart.buyerCookie === id ? null : 'Its BuyerCookie is not the one that was sent.';
}

/** `/demo/procurement`: the procurement systems of two customers of the demo, at this computer only. */
export function serveDemoProcurement(app: FastifyInstance, options: Options): void {
  const procurement = new Procurement(options);
  const places = `'self' ${options.publicUrl} ${HERE}`;
  const policy = `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-src ${places}; form-action ${places}; frame-ancestors ${places}`;
  const send = (reply: FastifyReply, html: string) =>
    reply
      .header('content-security-policy', policy)
      .header('x-frame-options', 'SAMEORIGIN')
      .type('text/html; charset=utf-8')
      .send(html);
  app.register(async (pages) => {
    onlyFromHere(pages);
    pages.addHook('onRoute', (route) => {
      // These calls call the shop, which counts both for the same caller.
      route.config = { ...route.config, takesNoTurn: true };
      route.bodyLimit = CART_BYTES;
    });
    pages.get(PROCUREMENT, { schema: { hide: true } }, async (_request, reply) =>
      send(reply, startPage({ cxml: procurement.last('cxml'), oci: procurement.last('oci') })),
    );
    pages.post<{ Body: Start }>(
      `${PROCUREMENT}/visit`,
      { schema: { hide: true, body: Start } },
      async (request, reply) => {
        const opening = await procurement.open(request);
        if ('refusal' in opening) return send(reply, refusedPage(opening.refusal, opening));
        const { partner, place } = request.body;
        if (place === 'tab') return reply.redirect(opening.address, 303);
        const { name } = partner === 'cxml' ? hotelsPartner : schoolsPartner;
        return send(reply, framePage(name, opening.address, opening));
      },
    );
    pages.post<{ Querystring: OfVisit; Body: Record<string, unknown> | undefined }>(
      `${PROCUREMENT}/cart`,
      { schema: { hide: true, querystring: OfVisit } },
      async (request, reply) => {
        const { visit: id } = request.query;
        const cart = readPostedCart(request.body ?? {});
        const problem = problemOf(procurement.visit(id), id, cart);
        if (problem !== null || !cart) return send(reply.code(400), noCartPage(problem ?? ''));
        procurement.keep(id, cart);
        return reply.redirect(`${PROCUREMENT}/cart?visit=${encodeURIComponent(id)}`, 303);
      },
    );
    pages.post<{ Body: OfVisit }>(
      `${PROCUREMENT}/order`,
      { schema: { hide: true, body: OfVisit } },
      async ({ body: { visit }, raw }, reply) => {
        const cart = procurement.visit(visit)?.cart;
        if (cart?.protocol !== 'cxml')
          return send(reply.code(404), noCartPage('No cart has come back from this visit.'));
        const ordered = await orderCart(shopAddress(raw.socket), visit, cart, options);
        return send(reply, orderPage(ordered, ordered));
      },
    );
    pages.get<{ Querystring: OfVisit }>(
      `${PROCUREMENT}/cart`,
      { schema: { hide: true, querystring: OfVisit } },
      async ({ query }, reply) => {
        const cart = procurement.visit(query.visit)?.cart;
        if (!cart) return send(reply.code(404), noCartPage('No cart has come back from this visit.'));
        return send(reply, cartPage({ visit: query.visit, cart }));
      },
    );
  });
}
