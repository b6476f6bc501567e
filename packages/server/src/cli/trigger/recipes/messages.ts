import { setTimeout } from 'node:timers/promises';
import type { OperationId } from '../../../contract/schemas.ts';
import type { Scene } from '../scene.ts';
import { guardian } from './people.ts';
import { recipesOf } from './recipe.ts';

const mostPolls = 100;
const pollMs = 100;

/** A copy that was sent to a guardian, whose address is not that of a real person. */
async function sentCopy(scene: Scene) {
  const { client } = scene;
  const { id } = await guardian(scene, { email: 'nomsa@example.org' });
  const defaults = {
    channel: 'email' as const,
    to: { guardian_ids: [id] },
    subject: 'Example',
    body: 'Example',
  };
  const message = scene.keep(await client.messages.create(scene.body('messages.create', defaults)));
  for (let polls = 0; polls < mostPolls; polls++) {
    const [copy] = (await client.messageRecipients.list(message.id, { limit: 1 })).data;
    if (copy && copy.status !== 'queued') return copy;
    await setTimeout(pollMs);
  }
  throw new Error('The server did not send the message within 10 seconds.');
}

const takes: OperationId[] = ['messages.create', 'guardians.create'];

export const messageRecipes = recipesOf({
  'message.failed': {
    takes,
    run: async (scene) => {
      const copy = await sentCopy(scene);
      if (copy.status === 'sent')
        await scene.client.messageRecipients.receipt(copy.message_id, copy.id, { status: 'bounced' });
      return copy;
    },
  },
});
