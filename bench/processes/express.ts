import type { AddressInfo } from 'node:net';
import { answerCalls, childOptions } from '../support/child.ts';
import { express } from '../support/modules.ts';
import { Parts } from '../support/parts.ts';
import type { Seed } from '../support/seed.ts';

const { database, sample, rows } = childOptions<Pick<Seed, 'sample' | 'rows'> & { database: string }>();
const parts = new Parts(database, sample, rows);

/** A peer: express as it comes, and the same parts. It has these two routes alone. */
const app = express()();
app.use((request, response, next) => {
  response.locals.school = parts.school(request.headers.authorization);
  if (response.locals.school === undefined) response.status(401).json({});
  else next();
});
app.get('/v1/learners', (request, response) => {
  response.type('json').send(parts.list(response.locals.school, Number(request.query.limit)));
});
app.get('/v1/learners/:id', (request, response) => {
  const body = parts.get(response.locals.school, request.params.id);
  response
    .status(body === undefined ? 404 : 200)
    .type('json')
    .send(body ?? '{}');
});

const server = app.listen(0, '127.0.0.1', () => {
  const close = () => {
    server.close();
    parts.close();
  };
  answerCalls({ port: (server.address() as AddressInfo).port }, { close });
});
