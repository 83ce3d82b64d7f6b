import { serverText } from '#domain/texts/serverText.ts';
import { escapeHtml } from '../../platform/http/escapeHtml.ts';
import type { Mail } from '../email/mail.ts';
import { messageIdOf } from '../email/messageId.ts';

export interface Alert {
  kind: string;
  state: 'began' | 'lasts' | 'ended';
  text: string;
  /** The name of the distributor. */
  shop: string;
  at: Date;
}

/** Where alerts go. Rejects when one was not sent. */
export type AlertTarget = (alert: Alert) => Promise<void>;

const PATIENCE_MS = 15_000;

function subjectOf({ state, shop }: Alert): string {
  if (state === 'began') return serverText('monitoring.began', { shop });
  return state === 'lasts' ? serverText('monitoring.lasts', { shop }) : serverText('monitoring.ended', { shop });
}

/** By the transport itself: an email of the outbox would wait with the others, if they do. */
export function emailTarget({ transport, sender, publicUrl }: Mail, address: string): AlertTarget {
  return async (alert) => {
    const { kind, state, text, shop, at } = alert;
    await transport.send({
      messageId: messageIdOf(`alert-${kind}-${state}-${at.getTime()}`, sender),
      from: { name: sender.name ?? shop, address: sender.address },
      to: { name: '', address },
      subject: subjectOf(alert),
      text: `${text}\n\n${publicUrl}\n`,
      html: `<p>${escapeHtml(text)}</p><p>${escapeHtml(publicUrl)}</p>`,
      date: at,
      attachments: [],
    });
  };
}

/** A POST with a `text` that chat services show, and the parts of it. */
export function webhookTarget(url: string, publicUrl: string): AlertTarget {
  return async (alert) => {
    const { kind, state, text, at } = alert;
    const body = { text: `${subjectOf(alert)}. ${text}`, kind, state, url: publicUrl, at: at.toISOString() };
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch((error) => {
      throw new Error('the webhook of alerts gives no answer', { cause: error });
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the webhook of alerts refuses with status ${response.status}`);
  };
}
