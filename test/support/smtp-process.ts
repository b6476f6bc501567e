import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/**
 * A program: an SMTP server that accepts the login `rollbook` with the password `right`. It prints its port, and then what it
 * receives, each as a line of JSON.
 */
const print = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);

const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  disableReverseLookup: true,
  logger: false,
  onAuth: ({ username, password }, _session, done) =>
    username === 'rollbook' && password === 'right'
      ? done(null, { user: username })
      : done(new Error('Invalid login')),
  async onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
    const source = await text(stream);
    print({ from: mailFrom ? mailFrom.address : null, to: rcptTo.map(({ address }) => address), source });
    done();
  },
});
server.on('error', (error) => process.stderr.write(`${error.message}\n`));
server.listen(0, '127.0.0.1', () => print({ listening: server.server.address() }));
