import { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { serverText } from '#domain/texts/serverText.ts';
import type { FairQueue, Place } from './fairQueue.ts';
import { Refused, unavailable } from './refused.ts';

const RETRY_AFTER_SECONDS = 2;

function tooManyCalls(): Refused {
  const text = serverText('request.tooManyCalls');
  return new Refused(429, 'tooManyCalls', text, { errors: [text], retryAfterSeconds: RETRY_AFTER_SECONDS });
}

/**
 * A refusal is immediate: without a pause a caller would be refused a thousand times before other callers get a turn.
 */
const afterOthers = setImmediate;

/** Does a request's work on its caller's share. */
export function onShare<Result>({ share }: FastifyRequest, work: () => Promise<Result>): Promise<Result> {
  return share ? share.during(work) : work();
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** The part of its caller's share that one request uses, until it is answered and all its work has ended. */
export class Share {
  readonly isLong: boolean;
  #places: { place: Place; untilRead: boolean }[] = [];
  #working = 0;
  #isAnswered = false;
  #isClosed = false;
  #isRead: boolean;

  /** A long one lasts until all of the response is sent. */
  constructor(request: FastifyRequest, reply: FastifyReply, isLong: boolean) {
    this.isLong = isLong;
    // An injected request has no connection, and is complete at once.
    this.#isRead = !hasBody(request) || !(request.raw.socket instanceof Socket);
    const read = () => {
      this.#isRead = true;
      this.#leave();
    };
    const close = () => {
      this.#isClosed = true;
      this.#leave();
    };
    request.raw.once('end', read);
    reply.raw.once('finish', isLong ? close : () => this.markAnswered());
    reply.raw.once('close', close);
  }

  /**
   * Waits for the caller's turn. `untilRead`: a request that is refused before it has arrived keeps its turn until it
   * has.
   */
  async enter(queue: FairQueue, caller: string, { untilRead }: { untilRead: boolean }): Promise<void> {
    const place = queue.enter(caller);
    if (!place) throw tooManyCalls();
    this.#places.push({ place, untilRead });
    this.#leave();
    if (!(await place.turn)) throw unavailable();
  }

  /** Work that continues after its caller has disconnected still counts. */
  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#working += 1;
    try {
      return await work();
    } finally {
      this.#working -= 1;
      this.#leave();
    }
  }

  markAnswered(): void {
    this.#isAnswered = true;
    this.#leave();
  }

  #leave(): void {
    if (this.#working > 0 || !(this.#isClosed || (this.#isAnswered && !this.isLong))) return;
    const isHeld = ({ untilRead }: { untilRead: boolean }) => untilRead && !this.#isRead && !this.#isClosed;
    for (const held of this.#places) if (!isHeld(held)) afterOthers(held.place.leave);
    this.#places = this.#places.filter(isHeld);
  }
}
