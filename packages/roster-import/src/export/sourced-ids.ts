/** A record with its ids in other systems. */
interface Identified {
  id: string;
  external_ids: Readonly<Record<string, string>>;
}

/** The characters that ids of OneRoster CSV can have. Two of them are joined to one of at most 255. */
const isAllowed = (id: string): boolean => /^[0-9A-Za-z./@_-]{1,120}$/.test(id);

/** The ids under which records are written: their own, or those of the source from which the school was imported. */
export class SourcedIds {
  readonly #source: string | undefined;
  /** How many records have no usable id of the source, and are written under their own. */
  withoutSource = 0;

  constructor(source: string | undefined) {
    this.#source = source;
  }

  /** `taken` are the ids of the same file. A year and its only term were imported under one id. */
  of(record: Identified, taken?: { has(id: string): boolean }): string {
    if (this.#source === undefined) return record.id;
    const own = record.external_ids[this.#source];
    if (own !== undefined && isAllowed(own) && !taken?.has(own)) return own;
    this.withoutSource++;
    return record.id;
  }
}
