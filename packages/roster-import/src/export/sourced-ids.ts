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
    const own = this.ofSource(record);
    if (own !== undefined && !taken?.has(own)) return own;
    this.withoutSource++;
    return record.id;
  }

  /** The id of the source, if the record has one that can be written. */
  ofSource({ external_ids }: Identified): string | undefined {
    const own = this.#source === undefined ? undefined : external_ids[this.#source];
    return own !== undefined && isAllowed(own) ? own : undefined;
  }
}
