import type { Definer } from './define.ts';

export async function up({ recordTable, table, dropColumns, index }: Definer): Promise<void> {
  await recordTable('messages', {
    channel: 'text!',
    to: 'text!',
    template_id: 'text',
    template_version: 'integer',
    regarding: 'text',
    regarding_id: 'text',
    learner_id: 'text',
    send_at: 'text',
    status: 'text!',
    completed_at: 'text',
    encrypted: 'text',
    // The texts of all copies, encrypted, if they are the same.
    rendered: 'text',
  });
  // They are among the encrypted fields.
  await dropColumns('messages', ['external_ids', 'metadata']);
  await index('messages_by_template', 'messages', ['school_id', 'template_id', 'id']);
  await index('messages_by_learner', 'messages', ['school_id', 'learner_id', 'id']);
  await index('messages_by_regarding', 'messages', ['school_id', 'regarding_id', 'id']);
  await index('messages_queued', 'messages', ['send_at'], {
    where: "status = 'queued' and archived_at is null",
  });
  await index('messages_sending', 'messages', ['school_id', 'id'], { where: "status = 'sending'" });

  await table('message_recipients', ['school_id', 'id'], {
    school_id: 'text!',
    id: 'text!',
    message_id: 'text!',
    channel: 'text!',
    guardian_id: 'text',
    staff_id: 'text',
    learner_id: 'text',
    // The id of the person, whichever it is.
    person_id: 'text!',
    // The learners whom the copy is about, and the member of `receives` that their guardians need.
    about: 'text!',
    receives: 'text',
    address: 'text',
    address_encrypted: 'text',
    text_encrypted: 'text',
    status: 'text!',
    error: 'text',
    attempts: 'integer!',
    next_attempt_at: 'text',
    claimed_by: 'text',
    sent_at: 'text',
    delivered_at: 'text',
    read_at: 'text',
    created_at: 'text!',
  });
  // One copy for each person.
  await index(
    'message_recipients_by_person',
    'message_recipients',
    ['school_id', 'message_id', 'person_id'],
    {
      unique: true,
    },
  );
  await index('message_recipients_by_message', 'message_recipients', [
    'school_id',
    'message_id',
    'status',
    'id',
  ]);
  await index('message_recipients_by_guardian', 'message_recipients', ['school_id', 'guardian_id', 'id']);
  await index('message_recipients_queue', 'message_recipients', ['channel', 'next_attempt_at'], {
    where: "status = 'queued' and claimed_by is null and next_attempt_at is not null",
  });
  await index('message_recipients_claimed', 'message_recipients', ['claimed_by'], {
    where: 'claimed_by is not null',
  });
}
