import bidiJs, { type Bidi } from 'bidi-js';

// Its types are those for bundlers. In Node.js, the import is the function itself.
const create = bidiJs as unknown as () => Bidi;

/** The algorithm of Unicode for text that has parts from right to left (UAX #9). */
export const bidi: Bidi = create();

/** The features of OpenType for a direction, with which PDFKit passes the direction of a text on. */
export const featuresOf = (isRightToLeft: boolean): ['rtla'] | ['ltra'] =>
  isRightToLeft ? ['rtla'] : ['ltra'];
