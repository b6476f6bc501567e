import { operations } from '../generated/operations.ts';
import type { Database } from '../sql/database.ts';
import type { Holder } from '../work/caller.ts';
import type { FindTokenHolder, QueryTokenKind, TokenKind } from '../work/family.ts';
import type { Credentials } from './credentials.ts';
import type { ApiRequest } from './request.ts';

/** Finds the callers that tokens identify, for operations without an API key. */
export class TokenHolders {
  readonly #db: Database;
  readonly #credentials: Credentials;
  readonly #find: Readonly<Record<TokenKind | QueryTokenKind, FindTokenHolder>>;

  constructor(
    db: Database,
    credentials: Credentials,
    find: Readonly<Record<TokenKind | QueryTokenKind, FindTokenHolder>>,
  ) {
    this.#db = db;
    this.#credentials = credentials;
    this.#find = find;
  }

  of(
    { operation, ip }: Pick<ApiRequest, 'operation' | 'ip'>,
    { token }: Record<string, unknown>,
  ): Promise<Holder> {
    const kind = operations[operation].token;
    if (kind === null || typeof token !== 'string')
      throw new TypeError(`${operation} does not identify the caller by a token in its body`);
    return this.#credentials.lookUp(kind, token, ip, (hash) => this.#find[kind](this.#db, hash));
  }

  /** The caller whom a token in the query identifies, if the request has one and no API key. */
  async inQuery({
    operation,
    ip,
    search,
    header,
  }: Pick<ApiRequest, 'operation' | 'ip' | 'search' | 'header'>): Promise<Holder | undefined> {
    const kind = operations[operation].queryToken;
    if (kind === null || header('authorization') !== undefined) return undefined;
    const token = new URLSearchParams(search).get('token');
    return token === null
      ? undefined
      : this.#credentials.lookUp(kind, token, ip, (hash) => this.#find[kind](this.#db, hash));
  }
}
