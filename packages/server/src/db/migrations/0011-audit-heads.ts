import type { Definer } from './define.ts';

export async function up({ table }: Definer): Promise<void> {
  const signed = {
    school_id: 'text!',
    sequence: 'integer!',
    hash: 'text!',
    signed_at: 'text!',
    // With each signature, so that those of a previous key can still be verified.
    public_key: 'text!',
    signature: 'text!',
  } as const;
  await table('audit_heads', ['school_id'], signed);
  await table('audit_checkpoints', ['school_id', 'sequence'], signed);
}
