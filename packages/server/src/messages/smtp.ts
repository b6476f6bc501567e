import type { Transporter } from 'nodemailer';
import * as z from 'zod';
import { problemsIn, refuseOptions } from '../contract/errors.ts';
import type { ChannelAdapter, OutgoingCopy, SendResult } from './channels.ts';
import { emailOf } from './email.ts';
import { oneLine } from './text.ts';

/** Settings of an SMTP server. */
export interface SmtpOptions {
  host: string;
  /** The default is 465 with `tls: 'implicit'`, otherwise 587. */
  port?: number | undefined;
  /**
   * `starttls` (the default) refuses to send without encryption; `implicit` uses TLS from the first byte; `none` sends in
   * plain text, for a server on the same machine.
   */
  tls?: 'starttls' | 'implicit' | 'none' | undefined;
  /** More certificates of authorities that are trusted, in PEM. */
  ca?: string | undefined;
  user?: string | undefined;
  password?: string | undefined;
  /** The address of the sender. The name of the sender is that of the school. */
  from: string;
  /** Where recipients reply to, if the school has no address of its own for that; the default is `from`. */
  replyTo?: string | undefined;
  /** Number of connections, each of which sends one copy at a time. The default is 5. */
  connections?: number | undefined;
  /**
   * Milliseconds that the server has for each step of an attempt, which has a minute in all. The default is 60,000: a server
   * that looks through a text for long before it responds has accepted it, and would get it again.
   */
  timeoutMs?: number | undefined;
}

const address = z.email('must be an email address');
const text = z.string().min(1, 'must not be empty');

const smtpOptions = z
  .strictObject({
    host: text,
    port: z.int().min(1).max(65_535).optional(),
    tls: z.enum(['starttls', 'implicit', 'none']).optional(),
    ca: text.optional(),
    user: text.optional(),
    password: text.optional(),
    from: address,
    replyTo: address.optional(),
    connections: z.int().min(1).optional(),
    timeoutMs: z.number().min(0).max(60_000).optional(),
  } satisfies Record<keyof SmtpOptions, z.core.$ZodType>)
  .refine(({ user, password }) => (user === undefined) === (password === undefined), {
    path: ['user'],
    message: 'is required with password, and password with user',
  });

/**
 * Sends email through an SMTP server.
 *
 * A copy has the same Message-ID in each attempt. SMTP has no other protection against duplicates: if a connection is lost
 * after the text was sent and before the server has confirmed it, the copy is sent again.
 *
 * @throws UsageError that names the options that are unknown, missing or invalid.
 * @example
 * ```ts
 * const email = smtpChannel({ host: 'smtp.example.org', user: 'rollbook', password, from: 'office@example.org' });
 * await using server = await createServer({ channels: { email } });
 * ```
 */
export function smtpChannel(options: SmtpOptions): ChannelAdapter {
  refuseOptions('smtpChannel', problemsIn(smtpOptions.safeParse(options).error));
  return smtpAdapter(options);
}

/** The same for options that have been checked. */
export function smtpAdapter(options: SmtpOptions): ChannelAdapter {
  const { host, tls = 'starttls', ca, user, password, from, replyTo: usual } = options;
  const { connections = 5, timeoutMs = 60_000, port = tls === 'implicit' ? 465 : 587 } = options;
  const transportOptions = {
    pool: true as const,
    host,
    port,
    secure: tls === 'implicit',
    requireTLS: tls === 'starttls',
    ignoreTLS: tls === 'none',
    ...(ca === undefined ? {} : { tls: { ca } }),
    // Also if the server asks for no login: it would reject what is sent without one, or relay it as that of anybody.
    ...(user === undefined ? {} : { auth: { user, pass: password ?? '' }, forceAuth: true }),
    maxConnections: connections,
    // Only over another connection, if a server that takes so many messages on each has ended the one that was open, and
    // nothing of the text was sent. Otherwise the scheduler tries again, with a delay that is stored.
    maxRequeues: 1,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // A text never makes the server read files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  let transport: Promise<Transporter> | undefined;
  // A server that sends no email does not load it.
  const opened = (): Promise<Transporter> => {
    transport ??= import('nodemailer').then(({ createTransport }) => createTransport(transportOptions));
    return transport;
  };
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return {
    concurrency: connections,
    async send(copy, signal) {
      const { subject, html, text, attachments, headers } = await emailOf(copy);
      const mailer = await opened();
      const replyTo = copy.sender.replyTo ?? usual;
      try {
        await mailer.sendMail({
          messageId: `<${copy.id}@${domain}>`,
          from: { name: oneLine(copy.schoolName), address: from },
          to: { name: oneLine(copy.recipientName), address: copy.to },
          ...(replyTo === undefined ? {} : { replyTo }),
          ...{ subject, html, text },
          attachments: attachments.map((one) => ({
            ...one,
            ...{ encoding: 'base64', contentDisposition: 'inline' as const },
          })),
          headers: { 'Auto-Submitted': 'auto-generated', ...headers },
          // Otherwise the library would still send it after the attempt has failed.
          signal,
        });
        return { status: 'sent' };
      } catch (error) {
        return resultOf(error, copy);
      }
    },
    async check() {
      try {
        await (await opened()).verify();
      } catch (error) {
        throw new Error(reasonOf(error));
      }
    },
    close: () => void transport?.then((one) => one.close()),
  };
}

/** The parts of the library's errors that are used. */
interface SmtpError {
  code?: string | undefined;
  command?: string | undefined;
  responseCode?: number | undefined;
  response?: string | undefined;
  message?: string | undefined;
}

/** What an error means for the copy. The whole message of the error is not shown: it can contain more than the response. */
function resultOf(error: unknown, { to }: OutgoingCopy): SendResult {
  const { code, command = '', response } = Object(error) as SmtpError;
  const detail = reasonOf(error, ' In the second case the email may have arrived.');
  if (isOfCopy(error)) {
    if (command.startsWith('RCPT')) return { status: 'bounced', detail };
    if (/^(DATA|MAIL)/.test(command)) return { status: 'rejected', detail };
  }
  if (code === 'EENVELOPE' && response === undefined)
    return { status: 'bounced', detail: `${to} is not an address to which email can be sent.` };
  return { status: 'retry', detail };
}

/** Responses to a session in a wrong state, and to one that has not logged in (RFC 5321, RFC 4954). */
const ofSession = new Set([500, 502, 503, 530, 534, 535, 538]);

/** Enhanced status codes (RFC 3463) about the sender, the server, how much may be sent, the protocol and policy. */
const ofServer = /^5\.(?:1\.[78]|3\.[125]|4\.5|[57]\.\d+)$/;

/** The same in words, of servers without such codes, and with ones that say less. */
const ofServerInWords =
  /\brelay|\bauthenticat|\bsender (?:address |is )?(?:rejected|denied|not|unknown|verif)|\bsend ?as ?denied|\b(?:sending|daily|hourly)\b[\w ]{0,40}\blimit|\b(?:e-?mails|messages|recipients) (?:per|an?) (?:minute|hour|day)\b/i;

/**
 * Whether a server has rejected this copy for good, and not this server: its login, its address as a sender, how much it sends,
 * or its policy, which passes, or which somebody can correct while copies wait. Many servers reject a sender only at the command of
 * a recipient. The sender is the same for all copies, so at its own command only the size can be wrong with one.
 */
function isOfCopy(error: unknown): boolean {
  const { command = '', responseCode = 0, response = '' } = Object(error) as SmtpError;
  if (responseCode < 500 || ofSession.has(responseCode)) return false;
  const [, status = ''] = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  if (command.startsWith('MAIL')) return responseCode === 552 || status === '5.3.4';
  return !ofServer.test(status) && !ofServerInWords.test(response);
}

/** Errors of a connection that was not made. */
const unreached = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN', 'EDNS']);

/** Why something failed; if the connection was lost, with what that means. */
function reasonOf(error: unknown, ifLost = ''): string {
  const {
    code = 'unknown',
    command = '',
    response,
    responseCode = 0,
    message = '',
  } = Object(error) as SmtpError;
  const isLogin = code === 'EAUTH' || command.startsWith('AUTH');
  if (isLogin && 400 <= responseCode && responseCode < 500)
    return `The SMTP server could not check the login of this server (${responseCode}).`;
  if (isLogin) return 'The SMTP server rejected the login of this server, or does not ask for one.';
  // The code of the library says only that the connection failed, and its message contains that of the system.
  const [reason] = /\bE[A-Z]{4,}\b/.exec(message) ?? [code];
  if (!response && /\b(?:SSL|TLS|certificate)\b|wrong version number/i.test(message))
    return 'The SMTP server was reached, but TLS with it failed: check ROLLBOOK_SMTP_TLS, the port and the certificate, whose authority must be a public one or named in NODE_EXTRA_CA_CERTS.';
  if (!response && unreached.has(`${reason}`)) return `The SMTP server could not be reached (${reason}).`;
  if (!response)
    return `The SMTP server could not be reached, or the connection to it was lost (${reason}).${ifLost}`;
  return `The SMTP server responded to ${command || 'the connection'}: ${response}`;
}
