/** Limits of work that worker threads do. */
export interface DocumentLimits {
  /** Number of worker threads; one school uses all but one of them. */
  threads: number;
  /** Maximum duration of one piece of work. */
  timeoutMs: number;
  /** Maximum number of pages of a document. */
  pages: number;
}

export const defaultDocumentLimits: DocumentLimits = { threads: 2, timeoutMs: 30_000, pages: 300 };
