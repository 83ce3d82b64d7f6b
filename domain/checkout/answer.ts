import { checkoutText } from '../texts/checkoutText.ts';

/**
 * The server's messages, one per line; an empty list gives the text for a refusal without reasons (specification 8).
 */
export function refusalLines(messages: readonly string[]): readonly string[] {
  const lines = messageLines(messages);
  return lines.length > 0 ? lines : [checkoutText('checkout.rejected')];
}

export function messageLines(messages: readonly string[]): readonly string[] {
  return messages
    .flatMap((message) => message.split(/\r?\n/))
    .map((line) => line.trim())
    .filter(Boolean);
}

/**
 * The failure text when there is no result to show (specification 8); it includes the reason when the response was not
 * understood.
 */
export function failureLines({ status, detail }: { status: number | null; detail: string }): readonly string[] {
  if (status === null) return [checkoutText('checkout.unexpectedError')];
  const isError = status >= 400;
  const reason = isError ? checkoutText('checkout.status', { status }) : checkoutText('checkout.unreadable');
  return [checkoutText('checkout.unexpectedResponse'), detail.trim() || reason];
}
