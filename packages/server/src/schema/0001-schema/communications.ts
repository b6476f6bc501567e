import { type Definer, uniqueLive } from '../define.ts';

/** Messages and announcements. */
export async function communications({
  table,
  recordTable,
  sensitiveRecordTable,
  indexesBy,
  index,
}: Definer): Promise<void> {
  await recordTable('message_templates', {
    key: 'text!',
    name: 'text!',
    channel: 'text!',
    locale: 'text!',
    subject: 'text',
    body: 'text!',
    variables: 'text!',
    template_version: 'integer!',
    status: 'text!',
    unique_key: 'text',
  });
  await index(
    'message_templates_by_unique_key',
    'message_templates',
    ['school_id', 'unique_key'],
    uniqueLive,
  );

  await sensitiveRecordTable('messages', {
    channel: 'text!',
    to: 'text!',
    template_id: 'text',
    template_version: 'integer',
    regarding: 'text',
    learner_id: 'text',
    concerned_learner_ids: 'text!',
    announcement_id: 'text',
    send_at: 'text',
    status: 'text!',
    error: 'text',
    completed_at: 'text',
    regarding_id: 'text',
    // The texts of all copies, encrypted, if they are the same.
    rendered: 'text',
    key_id: 'text',
  });
  await index('messages_by_template', 'messages', ['school_id', 'template_id', 'id']);
  await index('messages_by_learner', 'messages', ['school_id', 'learner_id', 'id']);
  await index('messages_by_regarding', 'messages', ['school_id', 'regarding_id', 'id']);
  await indexesBy('messages', ['status']);
  await index('messages_queued', 'messages', ['send_at'], {
    where: "status = 'queued' and archived_at is null",
  });
  await index('messages_unfinished', 'messages', ['school_id', 'id'], {
    where: "status in ('queued', 'sending')",
  });
  await index('messages_by_announcement', 'messages', ['school_id', 'announcement_id', 'id']);

  // The learners whom messages concern.
  await table('message_learners', ['school_id', 'learner_id', 'message_id'], {
    school_id: 'text!',
    learner_id: 'text!',
    message_id: 'text!',
  });

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
    { unique: true },
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
  for (const person of ['staff', 'learner'])
    await index(
      `message_recipients_by_${person}`,
      'message_recipients',
      ['school_id', `${person}_id`, 'id'],
      { where: `${person}_id is not null` },
    );

  await recordTable('announcements', {
    title: 'text!',
    body: 'text!',
    audience: 'text!',
    channels: 'text!',
    publish_at: 'text',
    expires_at: 'text',
    status: 'text!',
    error: 'text',
    published_at: 'text',
    recipient_count: 'integer!',
    key_id: 'text',
  });
  await index('announcements_scheduled', 'announcements', ['publish_at'], {
    where: "status = 'scheduled' and archived_at is null",
  });
  await index('announcements_expiring', 'announcements', ['expires_at'], {
    where: "status = 'published' and expires_at is not null",
  });
}
