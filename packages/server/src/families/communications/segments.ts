/** How a text is divided into the messages of the mobile network. */
export interface Segments {
  encoding: 'gsm7' | 'ucs2';
  /** Septets of the GSM alphabet, or 16-bit units. */
  units: number;
  /** The number of segments that are sent and billed. */
  count: number;
}

// The default alphabet of GSM 03.38, and the characters of its extension table, which have two septets.
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡' +
    'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const extended = new Set('\f^{}\\[~]|€');

// A text of several segments has a header in each.
const capacities = { gsm7: { alone: 160, each: 153 }, ucs2: { alone: 70, each: 67 } };

/** The segments of an SMS. A character is never divided between two segments. */
export function segmentsOf(text: string): Segments {
  const characters = [...text];
  const isGsm = characters.every((character) => basic.has(character) || extended.has(character));
  const encoding = isGsm ? 'gsm7' : 'ucs2';
  const { alone, each } = capacities[encoding];
  const lengths = characters.map((character) =>
    isGsm ? (extended.has(character) ? 2 : 1) : character.length,
  );
  const units = lengths.reduce((sum, length) => sum + length, 0);
  if (units <= alone) return { encoding, units, count: 1 };
  let count = 1;
  let used = 0;
  for (const length of lengths) {
    if (used + length > each) {
      count += 1;
      used = 0;
    }
    used += length;
  }
  return { encoding, units, count };
}
