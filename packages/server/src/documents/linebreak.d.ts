declare module 'linebreak' {
  /** Finds where a line can end: the algorithm of Unicode (UAX #14). */
  // biome-ignore lint/style/noDefaultExport: that is what the library has.
  export default class LineBreaker {
    constructor(text: string);
    /** The next position, or null after the end of the text. */
    nextBreak(): { position: number; required: boolean } | null;
  }
}
