import { expect, it } from 'vitest';
import { Rendering } from '../../messages/text.ts';
import { CopyLengths } from './copy-texts.ts';

it('all copies of a message have a limit together, each with its own values', () => {
  const texts = { subject: null, body: `{{ recipient.name }}${'b'.repeat(99_000)}` };
  const lengths = new CopyLengths(new Rendering(texts, 'sms', new Map()));
  const own = new Map([['recipient.name', 'N'.repeat(1000)]]);
  for (let count = 0; count < 500; count++) lengths.add(own, 'gdn_1');
  expect(() => lengths.add(own, 'gdn_1')).toThrow('All copies of the message together');
});
