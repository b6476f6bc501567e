import { declaration, reachedFrom, refName } from './interfaces.ts';
import type { Node } from './source.ts';

/** The data of each event type as self-contained interfaces, for the verifier. */
export function webhookEvents(document: Node): string {
  const schemas: Record<string, Node> = document.components.schemas;
  const events = Object.entries<Node>(document.webhooks).map(([type, { post }]) => {
    const envelope = schemas[refName(post.requestBody.content['application/json'].schema.$ref)];
    const data = refName(envelope?.properties.data.$ref);
    return { type, data, description: `${post.summary}. Since version \`${post['x-since']}\`.` };
  });
  const reached = reachedFrom(
    events.map(({ data }) => data),
    schemas,
  );
  return [
    ...[...reached].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, schema]) => declaration(name, schema)),
    `/** The \`data\` of each event type of the catalog. */\nexport interface EventDataMap {\n${events
      .map(({ type, data, description }) => `  /** ${description} */\n  '${type}': ${data};`)
      .join('\n')}\n}`,
    `/** The event types of the catalog that this package was built with. */\nexport const eventTypes = [\n${events
      .map(({ type }) => `  '${type}',`)
      .join('\n')}\n] as const;`,
  ].join('\n\n');
}
