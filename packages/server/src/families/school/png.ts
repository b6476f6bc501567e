import { crc32, inflateSync } from 'node:zlib';
import { checkSize, type Image, UnusableImage } from './image-rules.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The number of values of a pixel, by its colour type. */
const channels: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const kept = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
/** Length, type and checksum. */
const frameBytes = 12;

const broken = (): UnusableImage => new UnusableImage('must be a complete PNG file');

/** A PNG file; undefined if the file is of another kind. Throws if it cannot be used. */
export function pngImage(file: Buffer, mostPixels: number): Image | undefined {
  if (!file.subarray(0, 8).equals(signature)) return undefined;
  const chunks = chunksOf(file);
  const [header] = chunks;
  if (header?.type !== 'IHDR' || header.data.length !== 13) throw broken();
  const [width, height] = [header.data.readUInt32BE(0), header.data.readUInt32BE(4)];
  const [depth = 0, colour = 0, , , interlaced] = header.data.subarray(8);
  checkSize(width, height, mostPixels);
  const perPixel = channels[colour];
  const isIndexed = depth < 8 && (colour === 0 || colour === 3) && [1, 2, 4].includes(depth);
  if (perPixel === undefined || (depth !== 8 && !isIndexed))
    throw new UnusableImage('must be a PNG file with at most 8 bits for each colour');
  if (interlaced !== 0) throw new UnusableImage('must be a PNG file that is not interlaced');
  const palettes = chunks.filter(({ type }) => type === 'PLTE');
  if (palettes.length > 1 || (colour === 3 && palettes.length === 0)) throw broken();
  checkTransparency(chunks, colour, (palettes[0]?.data.length ?? 0) / 3);
  checkPixels(chunks, height, 1 + Math.ceil((width * perPixel * depth) / 8));
  const parts = chunks.filter(({ type }) => kept.has(type)).map(({ frame }) => frame);
  return { media_type: 'image/png', width, height, bytes: Buffer.concat([signature, ...parts]) };
}

interface Chunk {
  type: string;
  data: Buffer;
  frame: Buffer;
}

function chunksOf(file: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = signature.length; at < file.length; ) {
    if (at + frameBytes > file.length) throw broken();
    const end = at + frameBytes + file.readUInt32BE(at);
    if (end > file.length) throw broken();
    const type = file.toString('latin1', at + 4, at + 8);
    if (crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4)) throw broken();
    chunks.push({ type, data: file.subarray(at + 8, end - 4), frame: file.subarray(at, end) });
    // What follows the end is no part of the image.
    if (type === 'IEND') return chunks;
    at = end;
  }
  throw broken();
}

/** Decompresses the pixels into no more memory than they need: a small file can contain any number of bytes. */
function checkPixels(chunks: readonly Chunk[], rows: number, rowBytes: number): void {
  const compressed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  let pixels: Buffer;
  try {
    pixels = inflateSync(compressed, { maxOutputLength: rows * rowBytes });
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw broken();
    throw error;
  }
  if (pixels.length !== rows * rowBytes) throw broken();
  // A row begins with the number of its filter.
  for (let at = 0; at < pixels.length; at += rowBytes) if ((pixels[at] ?? 0) > 4) throw broken();
}

/** Which colours are transparent: one grey, one colour, or some of a palette. */
function checkTransparency(chunks: readonly Chunk[], colour: number, paletteColours: number): void {
  const [transparency, ...others] = chunks.filter(({ type }) => type === 'tRNS');
  if (!transparency) return;
  const { length } = transparency.data;
  const isValid = { 0: length === 2, 2: length === 6, 3: length > 0 && length <= paletteColours }[colour];
  if (others.length > 0 || !isValid) throw broken();
}
