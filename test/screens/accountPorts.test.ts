import { afterEach, describe, expect, test } from 'vitest';
import { answeredWidget, WIDGET_PLACE } from '../../src/account/humanCheck/widgets.ts';
import { toAccountResult } from '../../src/account/toAccountResult.ts';

const refused = (status: number, errors: string[] = []) => ({
  kind: 'refused' as const,
  status,
  message: 'It was refused.',
  errors,
  code: null,
  body: {},
});

describe('what the server says about an account', () => {
  test('is told in its words where a rule says no or too many ask, the first reason of several; otherwise it is unexpected', () => {
    expect(
      [409, 429, 400, 403].map((status) => toAccountResult(refused(status, ['Too short.', 'No number.'])).text),
    ).toEqual(['Too short.', 'Too short.', 'An unexpected error occurred.', 'An unexpected error occurred.']);
    expect(toAccountResult(refused(409))).toEqual({ kind: 'refused', text: 'It was refused.' });
  });

  test('is done, or refused, as it says', () => {
    expect(toAccountResult({ kind: 'answer', answer: { isSuccess: true, message: 'Sent.' } })).toEqual({
      kind: 'done',
      text: 'Sent.',
    });
    expect(toAccountResult({ kind: 'answer', answer: { isSuccess: false, message: 'No.' } }).kind).toBe('refused');
    expect(toAccountResult({ kind: 'answer', answer: { isSuccess: true } })).toEqual({ kind: 'done', text: '' });
  });
});

describe('the widget of a service', () => {
  afterEach(() => document.body.replaceChildren());

  const scriptOf = (host: string) => document.querySelector<HTMLScriptElement>(`script[src*="${host}"]`);
  const place = () => {
    const element = document.createElement('div');
    element.setAttribute(WIDGET_PLACE, '');
    document.body.append(element);
    return element;
  };
  const active = () => new AbortController().signal;

  test('is drawn in its room with the key of the site, and ends in a token', async () => {
    const answered = answeredWidget('turnstile', 'key-1', window, active());
    const drawn: unknown[] = [];
    Reflect.set(window, 'turnstile', {
      render: (room: HTMLElement, options: { sitekey: string; callback: (token: string) => void }) => {
        drawn.push([room.parentElement?.hasAttribute(WIDGET_PLACE), options.sitekey]);
        options.callback('token-1');
      },
    });
    place();
    (Reflect.get(window, 'onHumanCheckReady') as () => void)();
    expect(await answered).toEqual({ token: 'token-1', lifeMs: 280_000 });
    expect([drawn, scriptOf('challenges.cloudflare.com')?.src]).toEqual([
      [[true, 'key-1']],
      'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit&onload=onHumanCheckReady',
    ]);
  });

  test('that fails to load is an error, and its script is requested again the next time', async () => {
    place();
    for (let time = 0; time < 2; time += 1) {
      const answered = answeredWidget('hcaptcha', 'key-1', window, active());
      const script = scriptOf('js.hcaptcha.com');
      script?.dispatchEvent(new Event('error'));
      await expect(answered).rejects.toMatchObject({ failure: { kind: 'unavailable' } });
      expect([script === null, scriptOf('js.hcaptcha.com')]).toEqual([false, null]);
    }
  });
});
