import type { FastifyReply } from 'fastify';
import type { Answer, Body, Endpoint, Params, Query } from '#domain/api/endpoint.ts';
import type { Caller } from './caller.ts';

/** One call as a service wants it: who, what, and the headers that make writes safe to repeat. */
export interface Call<E extends Endpoint> {
  caller: Caller;
  params: Params<E>;
  query: Query<E>;
  body: Body<E>;
  idempotencyKey: string | null;
  cartVersion: number | null;
  address: string;
  reply: FastifyReply;
}

/** Endpoints without an answer schema reply by themselves. */
type Result<E extends Endpoint> = Answer<E> extends undefined ? unknown : Answer<E> | FastifyReply;

/** An endpoint of the contract and what answers it. Answering null where the endpoint `mayBeEmpty` gives 204. */
export interface Route {
  endpoint: Endpoint;
  handle(call: Call<Endpoint>): Promise<unknown>;
}

export function route<const E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<Result<E> | (E extends { mayBeEmpty: true } ? null : never)>,
): Route {
  return { endpoint, handle: handle as Route['handle'] };
}
