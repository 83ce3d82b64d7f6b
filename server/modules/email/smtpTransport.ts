import { createTransport } from 'nodemailer';
import { mailOptions } from './mailOptions.ts';
import { MailRefused, type MailTransport } from './transport.ts';

/** The time limits of the mail server: to connect, to greet, and to respond. */
const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;
const LOOPBACK = /^(localhost|127\.|\[?::1\]?$)/;

interface SmtpError extends Error {
  responseCode?: number;
  /** The command that the server refused. */
  command?: string;
}

/** Whether a refusal is permanent. A wrong sender or password is not, because admins can correct it. */
function isForGood({ responseCode = 0, command = '' }: SmtpError): boolean {
  return responseCode >= 500 && /^(RCPT TO|DATA)\b/.test(command);
}

/**
 * `smtp://user:password@host:587` or `smtps://…:465`. A password is sent only through TLS, except to this computer.
 * `verify` signs in and sends nothing.
 */
export function smtpTransport(url: string): MailTransport & { verify(): Promise<unknown> } {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const host = hostname.replace(/^\[|\]$/g, '');
  const portNumber = Number(port) || (secure ? 465 : 587);
  const transport = createTransport({
    host,
    port: portNumber,
    secure,
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    requireTLS: !secure && username !== '' && !LOOPBACK.test(hostname),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    dnsTimeout: CONNECT_MS,
  });
  return {
    description: `sent through ${hostname}:${portNumber}`,
    verify: () => transport.verify(),
    send: async (message) => {
      try {
        await transport.sendMail(mailOptions(message));
      } catch (error) {
        if (error instanceof Error && isForGood(error)) throw new MailRefused(error.message);
        throw error;
      }
    },
  };
}
