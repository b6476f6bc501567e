/**
 * What a value is bound to when it is encrypted with the master key. Contexts are only made in this file, so that every
 * value that is stored is in a column that a rotation of the master key knows.
 */
export type Context = string & { readonly brand: unique symbol };

const context = (text: string) => text as Context;

/** A data key, by its name. */
export const dataKeyContext = (subject: string): Context => context(`data_keys ${subject}`);

/** The signing secrets of an endpoint: they can be decrypted only for it. */
export const secretContext = (webhookId: string): Context => context(`webhooks ${webhookId}`);

/** An additional header of an endpoint. */
export const headerContext = (webhookId: string): Context => context(`webhook headers ${webhookId}`);

export const importRowContext = (id: string): Context => context(`import_rows ${id}`);

/** What a row of an import changed. */
export const importChangeContext = (id: string): Context => context(`import_changes ${id}`);

/** The URL of an invitation, until its email was sent. */
export const invitationContext = (id: string): Context => context(`invitations ${id}`);

export const responseContext = (school: string, caller: string, key: string): Context =>
  context(`idempotency_keys ${school} ${caller} ${key}`);

/** A value of the instance, by its name. */
export const instanceContext = (name: string): Context => context(`instance ${name}`);

/** The cookie of the settings screen, which is not stored: after a rotation, people sign in again. */
export const sessionContext = context('settings session');

/** The cookie of a sign-in with an identity provider, which is not stored either. */
export const pendingSignInContext = context('pending sign-in');

/** The name of the key from which keys are derived that stay the same when the master key is rotated. */
export const derivationKey = 'derivation_key';

/** A column with values that are encrypted with the master key. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** The columns that identify a row; all of them are text. */
  readonly key: readonly string[];
  /** The rows that have a value; SQL that both databases support. */
  readonly where: string;
  /** The column contains a JSON array of objects, and `sealed` of each is a value. */
  readonly isList: boolean;
  contextOf(row: Readonly<Record<string, string>>): Context;
}

function sealed<K extends string>(
  table: string,
  column: string,
  key: readonly K[],
  contextOf: (row: Readonly<Record<K, string>>) => Context,
  { where = `${column} is not null`, isList = false } = {},
): SealedColumn {
  return { table, column, key, where, isList, contextOf };
}

/** Every column with values that are encrypted with the master key. */
export const sealedColumns: readonly SealedColumn[] = [
  sealed('instance', 'value', ['name'], (row) => instanceContext(row.name), {
    where: `name = '${derivationKey}'`,
  }),
  sealed('data_keys', 'sealed', ['school_id', 'subject_id'], (row) => dataKeyContext(row.subject_id)),
  sealed('webhooks', 'secret_sealed', ['school_id', 'id'], (row) => secretContext(row.id)),
  sealed('webhooks', 'former_secrets', ['school_id', 'id'], (row) => secretContext(row.id), { isList: true }),
  sealed('webhooks', 'headers_sealed', ['school_id', 'id'], (row) => headerContext(row.id), { isList: true }),
  sealed(
    'idempotency_keys',
    'body',
    ['school_id', 'caller_id', 'key'],
    (row) => responseContext(row.school_id, row.caller_id, row.key),
    { where: 'sealed = 1' },
  ),
  sealed('invitations', 'url_sealed', ['school_id', 'id'], (row) => invitationContext(row.id)),
  // The row of a removal contains the id of a record, and nothing that is encrypted.
  sealed('import_rows', 'sealed', ['school_id', 'id'], (row) => importRowContext(row.id), {
    where: "sealed is not null and sealed not like 'remove %'",
  }),
  sealed('import_changes', 'sealed', ['school_id', 'id'], (row) => importChangeContext(row.id)),
];
