import { afterEach, expect, test, vi } from 'vitest';
import { createActor, setup, toPromise } from 'xstate';
import { leavingMachine } from '#machines/leaving/leavingMachine.ts';
import { PortFailure } from '#machines/lib/failure.ts';
import type { Answered, Api } from '../../src/api/client.ts';
import { checkoutPorts } from '../../src/features/ordering/checkout/checkoutPorts.ts';
import { createSubmissionStore } from '../../src/features/ordering/checkout/submissionStore.ts';
import { transferPorts } from '../../src/features/ordering/checkout/transfer/transferPorts.ts';
import { createCardEntries } from '../../src/payment/cardEntries.ts';
import { dearerOffer, estimate, form, transfer } from '../machines/ordering/checkoutSamples.ts';

let stop: () => void = () => undefined;

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const oci = {
  ...form,
  target: 'buyer',
  fields: [
    { name: 'NEW_ITEM-DESCRIPTION[1]', value: 'Crème brûlée, 鍋 & "more"\nsecond line' },
    { name: 'submit', value: 'a field with the name of a method' },
  ],
};

/** A page that posts a form, and the events that it gets from the other page. */
function posting(input: typeof form | typeof oci) {
  const posted: { action: string; method: string; target: string; charset: string; fields: [string, string][] }[] = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
    const fields = [...this.querySelectorAll('input')].map(({ name, value }): [string, string] => [name, value]);
    const { action, method, target, acceptCharset } = this;
    posted.push({ action, method, target, charset: acceptCharset, fields });
  });
  const heard: string[] = [];
  const page = setup({ actors: { postForm: transferPorts.postForm } }).createMachine({
    invoke: { src: 'postForm', input },
    on: { '*': { actions: ({ event }) => heard.push(event.type) } },
  });
  const actor = createActor(page).start();
  stop = () => actor.stop();
  return { posted, heard };
}

test('a cart is posted once, as the fields that it was made of, to where it belongs and in emails of every tongue', () => {
  const { posted } = posting(oci);
  expect(posted).toEqual([
    {
      action: form.postbackUrl,
      method: 'post',
      target: 'buyer',
      charset: 'UTF-8',
      fields: oci.fields.map(({ name, value }) => [name, value]),
    },
  ]);
});

test('without a frame of its own it takes the place of the shop', () => {
  expect(posting(form).posted[0]?.target).toBe('_self');
});

test('leaving and showing the page are reported for as long as it runs; then no listener is left on the page', () => {
  const { heard } = posting(form);
  const shown = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  shown(false);
  window.dispatchEvent(new Event('pagehide'));
  shown(true);
  expect(heard).toEqual(['page.left', 'page.returned']);
  stop();
  window.dispatchEvent(new Event('pagehide'));
  expect([heard.length, document.forms.length]).toEqual([2, 0]);
});

test("the other page is called without the sender's name, and any answer counts", async () => {
  const called: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, mode, credentials, referrerPolicy }: RequestInit) => {
    called.push([url, method, mode, credentials, referrerPolicy]);
    return { ok: false };
  });
  const reached = createActor(transferPorts.reachPostback, { input: form }).start();
  await toPromise(reached);
  expect(called).toEqual([[form.postbackUrl, 'HEAD', 'no-cors', 'omit', 'no-referrer']]);
});

type Reply = Answered<never> | PortFailure;

/** The ports of checkout, on an API that gives these answers one after the other. */
function portsOn(postbackUrl: string | null, ...replies: unknown[]) {
  const calls: unknown[] = [];
  const call = async ({ method, path }: { method: string; path: string }, options: object) => {
    calls.push([`${method} ${path}`, options]);
    const reply = replies.shift() as Reply;
    if (reply instanceof PortFailure) throw reply;
    return reply;
  };
  const submissions = createSubmissionStore(localStorage);
  const leaving = createActor(leavingMachine).start();
  const ports = checkoutPorts({ call } as unknown as Api, {
    submissions,
    cards: createCardEntries(),
    leaving: () => leaving,
    postbackUrl: () => postbackUrl,
  });
  const input = { submission: transfer };
  const run = (port: 'sendOrder' | 'askOrder') => toPromise(createActor(ports[port], { input }).start());
  return { calls, submissions, run };
}

const made = { kind: 'answer', answer: form };
const refused = (body: object) => ({ kind: 'refused', status: 409, message: 'No', errors: ['Out of season'], body });

test('a lost message is requested again by the same key, of the same version of the cart', async () => {
  const lost = new PortFailure({ kind: 'offline', status: null, detail: '' });
  const { calls, run } = portsOn(form.postbackUrl, lost, made);
  await expect(run('sendOrder')).rejects.toBe(lost);
  expect(await run('askOrder')).toEqual({ kind: 'handedOver', form });
  const call = [
    'POST /api/punchout/createmessage',
    {
      body: { postbackUrl: form.postbackUrl, orderTotal: transfer.orderTotal },
      headers: { 'Idempotency-Key': 'key-1', 'X-Cart-Version': '4' },
    },
  ];
  expect(calls).toEqual([call, call]);
});

test('a cart that has moved is shown as it is now, any other refusal with its reasons', async () => {
  const { cart } = dearerOffer;
  const { run } = portsOn(form.postbackUrl, refused({ cart, estimate }), refused({}));
  expect([await run('sendOrder'), await run('sendOrder')]).toEqual([
    { kind: 'stale', offer: { cart, estimate } },
    { kind: 'refused', messages: ['Out of season'] },
  ]);
});

test('with nowhere to go nothing is asked of the server', async () => {
  const { calls, run } = portsOn(null);
  expect(await run('sendOrder')).toMatchObject({ kind: 'refused' });
  expect(calls).toEqual([]);
});

test('a message in progress is not kept for another visit: nothing was bought by it', () => {
  const { submissions } = portsOn(null);
  submissions.remember(transfer);
  expect([submissions.read(transfer.buyer), localStorage.length]).toEqual([null, 0]);
});
