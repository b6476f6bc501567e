import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { SmtpOptions } from '@rollbook/server';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

export interface Received {
  from: string;
  to: string;
  /** The whole message, with its headers. */
  source: string;
  messageId: string;
}

/**
 * What the server does with a recipient: `undefined` accepts, a number is a response, with its text if it is a text such as
 * `550 5.1.1 Unknown`, and `drop` closes the connection.
 */
type Respond = (address: string, attempt: number) => number | `${number} ${string}` | 'drop' | undefined;

interface Behaviour {
  atRecipient?: Respond;
  atData?: Respond;
  /** Called with each message; the response waits for it. */
  onReceived?: (received: Received) => Promise<void> | void;
  server?: SMTPServerOptions;
}

/** A real SMTP server on this machine. */
export async function startSmtp({ atRecipient, atData, onReceived, server: own }: Behaviour = {}) {
  const received: Received[] = [];
  const attempts = new Map<string, number>();
  const refusal = (response: number | string) => {
    const [, code = '', text] = /^(\d{3})(?: (.*))?$/.exec(String(response)) ?? [];
    return Object.assign(new Error(text ?? `Response ${code}`), { responseCode: Number(code) });
  };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, _session, done) {
      attempts.set(address, (attempts.get(address) ?? 0) + 1);
      const response = atRecipient?.(address, attempts.get(address) ?? 1);
      if (response === undefined || response === 'drop') done();
      else done(refusal(response));
    },
    async onData(stream, { envelope }, done) {
      // A client that was killed does not send the rest.
      const source = await text(stream).catch(() => undefined);
      if (source === undefined) return;
      const to = envelope.rcptTo[0]?.address ?? '';
      const [, messageId = ''] = /^Message-ID: (<[^>]*>)/im.exec(source) ?? [];
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      const response = atData?.(to, attempts.get(to) ?? 1);
      if (response === undefined) {
        const one = { from, to, source, messageId };
        received.push(one);
        await onReceived?.(one);
        done();
      } else if (response === 'drop') for (const connection of server.connections) connection.close();
      else done(refusal(response));
    },
    ...own,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  const options: SmtpOptions = {
    host: '127.0.0.1',
    port,
    tls: 'none',
    from: 'office@example.org',
    timeoutMs: 5000,
  };
  return { received, options };
}
