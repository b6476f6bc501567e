import bidiJs, { type Bidi } from 'bidi-js';

// Its types are those for bundlers. In Node.js, the import is the function itself.
const create = bidiJs as unknown as () => Bidi;

/** The algorithm of Unicode for text that has parts from right to left (UAX #9). */
export const bidi: Bidi = create();
