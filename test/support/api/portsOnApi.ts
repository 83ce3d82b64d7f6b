import { type Mock, vi } from 'vitest';
import { type AnyActorLogic, createActor, type InputFrom, type OutputFrom, toPromise } from 'xstate';
import type { ServerRefusal } from '#domain/session/reason.ts';
import type { ShipMethod } from '#domain/session/user.ts';
import { createApi, type Identity } from '#src/api/client.ts';
import { stubFetch } from '../screens/stubFetch.ts';
import { type Api, startApi } from './apiClient.ts';
import { answerFrom } from './servedFetch.ts';

/** The storefront's own client before the real server: what a port asks is answered as in a running shop. */
export interface ServedClient {
  readonly server: Api;
  readonly client: ReturnType<typeof createApi>;
  /** Method, address and status of the answers since the last reset, in order. */
  readonly answered: string[];
  readonly onSessionEnded: Mock<(said: ServerRefusal) => void>;
  readonly onCustomerRefused: Mock<(customerKey: number) => void>;
  readonly onShipMethodRefused: Mock<(refusal: { shipMethod: ShipMethod; text: string }) => void>;
  signInAs(identity: Partial<Identity>): void;
  /** Calls in the name of this caller. */
  callAs(identity: () => Identity): void;
  /** Until the next reset nothing is answered. */
  goDown(): void;
  /** The unchanged fixture, signed out, once running calls are answered. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

const SIGNED_OUT: Identity = { token: null, customerKey: null, shipMethod: null };

export async function startServedClient(): Promise<ServedClient> {
  const server = await startApi();
  let identity = () => SIGNED_OUT;
  let isDown = false;
  const answered: string[] = [];
  const answer = async (request: Request) => {
    if (isDown) throw new TypeError('Failed to fetch');
    const { response, summary } = await answerFrom(server.app, request);
    answered.push(summary);
    return response;
  };
  const underWay = new Set<Promise<unknown>>();
  stubFetch((request) => {
    const answering = answer(request);
    underWay.add(answering);
    return answering.finally(() => underWay.delete(answering));
  });
  const onSessionEnded = vi.fn<(said: ServerRefusal) => void>();
  const onCustomerRefused = vi.fn<(customerKey: number) => void>();
  const onShipMethodRefused = vi.fn<(refusal: { shipMethod: ShipMethod; text: string }) => void>();
  return {
    server,
    client: createApi(() => identity(), { onSessionEnded, onCustomerRefused, onShipMethodRefused }),
    answered,
    onSessionEnded,
    onCustomerRefused,
    onShipMethodRefused,
    signInAs: (who) => {
      identity = () => ({ ...SIGNED_OUT, ...who });
    },
    callAs: (who) => {
      identity = who;
    },
    goDown: () => {
      isDown = true;
    },
    reset: async () => {
      while (underWay.size > 0) await Promise.allSettled(underWay);
      isDown = false;
      identity = () => SIGNED_OUT;
      answered.length = 0;
      onSessionEnded.mockClear();
      onCustomerRefused.mockClear();
      onShipMethodRefused.mockClear();
      await server.reset();
    },
    stop: async () => {
      vi.unstubAllGlobals();
      await server.stop();
    },
  };
}

/** A port's answer to this input from a machine. */
export function ask<Logic extends AnyActorLogic>(
  logic: Logic,
  ...[input]: undefined extends InputFrom<Logic> ? [] : [input: InputFrom<Logic>]
): Promise<OutputFrom<Logic>> {
  const port: AnyActorLogic = logic;
  return toPromise(createActor(port, { input }).start()) as Promise<OutputFrom<Logic>>;
}
