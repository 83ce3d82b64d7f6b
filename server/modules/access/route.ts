import type { FastifyReply } from 'fastify';
import type { Answer, Body, Endpoint, Params, Query } from '#domain/api/endpoint.ts';
import type { Caller } from './caller.ts';

/** One call as services receive it: caller, input, and the headers that make writes safe to repeat. */
export interface Call<E extends Endpoint> {
  caller: Caller;
  params: Params<E>;
  query: Query<E>;
  body: Body<E>;
  idempotencyKey: string | null;
  cartVersion: number | null;
  address: string;
  /** Empty for a program that does not name itself. */
  userAgent: string;
  reply: FastifyReply;
}

/** Endpoints without a response schema reply themselves. */
type Result<E extends Endpoint> = Answer<E> extends undefined ? unknown : Answer<E> | FastifyReply;

/** An endpoint of the contract with its handler. A null result of an endpoint with `mayBeEmpty` gives 204. */
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
