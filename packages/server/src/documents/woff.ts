import { inflateSync } from 'node:zlib';

interface Table {
  tag: number;
  checksum: number;
  data: Buffer;
}

/**
 * The font in a WOFF file (W3C WOFF 1.0) as an uncompressed font: readers of fonts would inflate a table again each time
 * they use it.
 */
export function unpackWoff(file: Buffer): Buffer {
  if (file.toString('latin1', 0, 4) !== 'wOFF') throw new TypeError('This is not a WOFF file');
  const count = file.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index): Table => {
    const entry = 44 + index * 20;
    const offset = file.readUInt32BE(entry + 4);
    const stored = file.subarray(offset, offset + file.readUInt32BE(entry + 8));
    const length = file.readUInt32BE(entry + 12);
    const data = stored.length < length ? inflateSync(stored) : stored;
    return { tag: file.readUInt32BE(entry), checksum: file.readUInt32BE(entry + 16), data };
  });
  const padded = tables.map(({ data }) => data.length + (-data.length & 3));
  const font = Buffer.alloc(12 + 16 * count + padded.reduce((sum, length) => sum + length, 0));
  font.writeUInt32BE(file.readUInt32BE(4), 0);
  const power = Math.floor(Math.log2(count));
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(16 * 2 ** power, 6);
  font.writeUInt16BE(power, 8);
  font.writeUInt16BE(16 * (count - 2 ** power), 10);
  let offset = 12 + 16 * count;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = 12 + 16 * index;
    font.writeUInt32BE(tag, entry);
    font.writeUInt32BE(checksum, entry + 4);
    font.writeUInt32BE(offset, entry + 8);
    font.writeUInt32BE(data.length, entry + 12);
    data.copy(font, offset);
    offset += padded[index] ?? 0;
  }
  return font;
}
