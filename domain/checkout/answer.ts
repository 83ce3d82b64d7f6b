import { checkoutText } from '../texts/checkoutText.ts';

/** The server's messages, one per line; none is the text for a refusal without reasons (specification 8). */
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

/** Why there was no answer to show (specification 8): an answer that could not be understood gives its reason too. */
export function failureLines({ status, detail }: { status: number | null; detail: string }): readonly string[] {
  if (status === null) return [checkoutText('checkout.unexpectedError')];
  return [checkoutText('checkout.unexpectedResponse'), ...(detail.trim() ? [detail.trim()] : [])];
}
