import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { TransferForm } from '#domain/api/punchout.ts';
import { reach } from '../../../../api/reach.ts';

function formOf({ postbackUrl, target, fields }: TransferForm): HTMLFormElement {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = postbackUrl;
  form.target = target ?? '_self';
  form.acceptCharset = 'UTF-8';
  form.hidden = true;
  for (const { name, value } of fields) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  return form;
}

/** The browser's part of a cart transfer. */
export const transferPorts = {
  reachPostback: fromPromise<void, Pick<TransferForm, 'postbackUrl'>>(({ input, signal }) =>
    reach(input.postbackUrl, signal),
  ),
  postForm: fromCallback<EventObject, TransferForm>(({ input, sendBack }) => {
    const form = formOf(input);
    const hide = () => sendBack({ type: 'page.left' });
    const show = ({ persisted }: PageTransitionEvent) => persisted && sendBack({ type: 'page.returned' });
    window.addEventListener('pagehide', hide);
    window.addEventListener('pageshow', show);
    document.body.append(form);
    // A field may be named `submit`, which hides the method.
    HTMLFormElement.prototype.submit.call(form);
    return () => {
      form.remove();
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('pageshow', show);
    };
  }),
};
