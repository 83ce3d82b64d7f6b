import { fromCallback, fromPromise } from 'xstate';
import type { AddressField, DeliveryAddress } from '#domain/address/address.ts';
import { ADDRESS_FIELDS, DeliveryAddress as DeliveryAddressSchema } from '#domain/address/address.ts';
import * as endpoints from '#domain/api/addresses.ts';
import { isRefusedAs } from '#domain/refusal/isRefusedAs.ts';
import { accountText } from '#domain/texts/accountText.ts';
import { frameText } from '#domain/texts/frameText.ts';
import type { AddressAnswer, AddressApi, SentAddressWrite } from '#machines/account/addressPorts.ts';
import type { LeavingRef } from '#machines/leaving/leavingMachine.ts';
import { PortFailure } from '#machines/lib/failure.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { type Answered, type Api, answerOf, type Refused } from '../api/client.ts';
import { isOf } from '../api/schemaCheck.ts';
import type { AddressTabs } from './addressTabs.ts';

/** The local copy of addresses is fresh for five minutes (specification 9). */
const ADDRESSES_FRESH_MS = 300_000;

const WORK = { id: 'address', question: frameText('leaving.unsavedData') };

function problemsOf({ fields }: Refused['body']): Partial<Record<AddressField, string>> {
  if (typeof fields !== 'object' || fields === null) return {};
  const texts = new Map<string, unknown>(Object.entries(fields));
  return Object.fromEntries(
    ADDRESS_FIELDS.flatMap((field) => {
      const text = texts.get(field);
      return typeof text === 'string' ? [[field, text]] : [];
    }),
  );
}

/** 404 and 409 are business rules (a 409 has a text to show, specification 8); any other refusal is a failure. */
function refused(refusal: Refused): AddressAnswer {
  const { status, message, errors, body } = refusal;
  if (isRefusedAs(refusal, 'notFound', 404)) return { kind: 'gone' };
  if (status !== 409) throw new PortFailure({ kind: 'unexpected', status, detail: accountText('address.unexpected') });
  if (isRefusedAs(refusal, 'staleAddress', 409) && isOf(DeliveryAddressSchema, body.address))
    return { kind: 'stale', address: body.address };
  const problems = problemsOf(body);
  const shown = new Set(Object.values(problems));
  const rest = errors.filter((error) => !shown.has(error));
  const text = shown.size > 0 ? rest.join(' ') : errors.join(' ') || message || accountText('address.unexpected');
  return { kind: 'refused', text, problems };
}

type Call = Parameters<Api['call']>[0];

function answered<E extends Call, A>(result: Answered<E>, read: (answer: A) => AddressAnswer): AddressAnswer {
  if (result.kind === 'refused') return refused(result);
  if (result.kind === 'empty') throw new PortFailure({ kind: 'unexpected', status: 204, detail: '' });
  return read(result.answer as A);
}

const saved = (address: DeliveryAddress): AddressAnswer => ({ kind: 'saved', address });

async function write(client: Api, { api, write: asked }: SentAddressWrite): Promise<AddressAnswer> {
  const isConsumer = api === 'consumer';
  switch (asked.kind) {
    case 'add': {
      const body = { ...asked.values };
      return isConsumer
        ? answered(await client.call(endpoints.addConsumerAddress, { body }), saved)
        : answered(await client.call(endpoints.addAccountAddress, { body }), saved);
    }
    case 'delete': {
      const params = { key: asked.key };
      const deleted = ({ message }: { message: string | null }): AddressAnswer => ({ kind: 'deleted', message });
      return isConsumer
        ? answered(await client.call(endpoints.deleteConsumerAddress, { params }), deleted)
        : answered(await client.call(endpoints.deleteAccountAddress, { params }), deleted);
    }
    case 'change':
    case 'makePrimary': {
      const params = { key: asked.key };
      const body = asked.kind === 'change' ? { ...asked.changes, version: asked.version } : { isPrimary: true };
      return isConsumer
        ? answered(await client.call(endpoints.changeConsumerAddress, { params, body }), saved)
        : answered(await client.call(endpoints.changeAccountAddress, { params, body }), saved);
    }
  }
}

export function listAddresses(client: Api, api: AddressApi): Promise<readonly DeliveryAddress[]> {
  const isConsumer = api === 'consumer';
  return answerOf(client.call(isConsumer ? endpoints.listConsumerAddresses : endpoints.listAccountAddresses, {}));
}

interface Known {
  readonly addresses: Promise<readonly DeliveryAddress[]>;
  readonly at: number;
}

interface AddressHost {
  readonly api: Api;
  readonly leaving: () => LeavingRef;
  /** The owner of the addresses; a cache ends with its shop. Without a shop nothing is cached. */
  readonly shop: () => Shop | undefined;
  readonly now: () => number;
  readonly addressTabs: AddressTabs;
}

/** Reads and writes delivery addresses through the API that the buyer uses, and guards unsaved input. */
export function addressPorts({ api: client, leaving, shop, now, addressTabs }: AddressHost) {
  const known = new WeakMap<object, Known>();
  const load = (api: AddressApi): Promise<readonly DeliveryAddress[]> => {
    const owner = shop();
    const kept = owner && known.get(owner);
    if (kept && now() - kept.at < ADDRESSES_FRESH_MS) return kept.addresses;
    const addresses = listAddresses(client, api);
    if (owner) {
      known.set(owner, { addresses, at: now() });
      addresses.catch(() => known.delete(owner));
    }
    return addresses;
  };
  const forget = () => {
    const owner = shop();
    if (owner) known.delete(owner);
  };
  const clearAndNotify = () => {
    forget();
    addressTabs.tell();
  };
  addressTabs.listen(forget);
  return {
    actors: {
      loadAddresses: fromPromise<readonly DeliveryAddress[], { api: AddressApi }>(({ input }) => load(input.api)),
      writeAddress: fromPromise<AddressAnswer, SentAddressWrite>(({ input }) =>
        write(client, input).finally(clearAndNotify),
      ),
      holdUnsavedWork: fromCallback(() => {
        leaving().send({ type: 'work.started', work: WORK });
        return () => leaving().send({ type: 'work.settled', id: WORK.id });
      }),
    },
    actions: {
      /** The result of this call is ignored. */
      logUndeliverableZip: (_: unknown, { zip }: { zip: string }) => {
        client.call(endpoints.logUndeliverableZip, { params: { zip } }).catch(() => undefined);
      },
    },
  };
}
