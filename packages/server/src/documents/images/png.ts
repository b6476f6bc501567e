import { crc32, inflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import type { Refused } from '../refused.ts';
import { checkSize, type Pixels, unusable } from './pixels.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The number of values of a pixel, by its colour type. */
const channels: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** What is decoded, in its order: an animation is its first image. */
const order = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'];
const single = new Set(['IHDR', 'PLTE', 'tRNS']);
/** Length, type and checksum. */
const frameBytes = 12;
/** The first column and row, and the distance of columns and rows, of each pass of an interlaced image. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;
const onePass = [[0, 0, 1, 1]] as const;

const broken = (): Refused => unusable('must be a complete PNG file');

/** The pixels of a PNG file; undefined if the file is of another kind. Throws if it cannot be used. */
export function decodePng(file: Buffer): Pixels | undefined {
  if (!file.subarray(0, 8).equals(signature)) return undefined;
  const chunks = chunksOf(file).filter(({ type }) => order.includes(type));
  checkOrder(chunks.map(({ type }) => type));
  const size = checkHeader(chunks);
  try {
    const { width, height, data } = PNG.sync.read(
      Buffer.concat([signature, ...chunks.map(({ frame }) => frame)]),
    );
    if (width === size.width && height === size.height) return { width, height, data };
  } catch {
    // The decoder has no errors of its own kind.
    throw broken();
  }
  throw broken();
}

/** A PNG file with nothing but pixels, without opacity if all of them are opaque. */
export function encodePng({ width, height, data }: Pixels): Buffer {
  const png = new PNG({ width, height });
  png.data = Buffer.from(data);
  const isOpaque = data.every((value, index) => index % 4 !== 3 || value === 255);
  return PNG.sync.write(png, { inputColorType: 6, inputHasAlpha: true, colorType: isOpaque ? 2 : 6 });
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
    if (chunks[0]?.type !== 'IHDR') throw broken();
    // What follows the end is no part of the image.
    if (type === 'IEND') return chunks;
    at = end;
  }
  throw broken();
}

/** A decoder would use the last of several headers, and what was checked would be the first. */
function checkOrder(types: readonly string[]): void {
  const places = types.map((type) => order.indexOf(type));
  const isOrdered = places.every((place, index) => place >= (places[index - 1] ?? 0));
  const isRepeated = [...single].some((type) => types.indexOf(type) !== types.lastIndexOf(type));
  if (!isOrdered || isRepeated || !types.includes('IDAT')) throw broken();
}

/** Checks what the header says, and that the pixels are as many as it says. */
function checkHeader(chunks: readonly Chunk[]): { width: number; height: number } {
  const dataOf = (wanted: string) => chunks.find(({ type }) => type === wanted)?.data;
  const header = dataOf('IHDR');
  if (header?.length !== 13) throw broken();
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  checkSize(width, height);
  const [depth = 0, colour = 0, compression, filter, interlaced = 0] = header.subarray(8);
  const perPixel = channels[colour];
  const depths = { 0: [1, 2, 4, 8, 16], 3: [1, 2, 4, 8] }[colour] ?? [8, 16];
  if (
    perPixel === undefined ||
    !depths.includes(depth) ||
    compression !== 0 ||
    filter !== 0 ||
    interlaced > 1
  )
    throw broken();
  const palette = dataOf('PLTE');
  if (colour === 3 ? !palette || palette.length % 3 !== 0 || palette.length === 0 : colour === 0 && palette)
    throw broken();
  checkTransparency(dataOf('tRNS'), colour, (palette?.length ?? 0) / 3);
  const rows = (interlaced === 1 ? passes : onePass).flatMap(([x, y, dx, dy]) => {
    const columns = Math.ceil((width - x) / dx);
    const bytes = 1 + Math.ceil((columns * perPixel * depth) / 8);
    return columns > 0 ? new Array<number>(Math.max(0, Math.ceil((height - y) / dy))).fill(bytes) : [];
  });
  checkPixels(chunks, rows);
  return { width, height };
}

/** Decompresses the pixels into no more memory than they need: a small file can contain any number of bytes. */
function checkPixels(chunks: readonly Chunk[], rows: readonly number[]): void {
  const compressed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  const length = rows.reduce((sum, bytes) => sum + bytes, 0);
  let pixels: Buffer;
  try {
    pixels = inflateSync(compressed, { maxOutputLength: length });
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw broken();
    throw error;
  }
  if (pixels.length !== length) throw broken();
  let at = 0;
  for (const bytes of rows) {
    // A row begins with the number of its filter.
    if ((pixels[at] ?? 0) > 4) throw broken();
    at += bytes;
  }
}

/** Which colours are transparent: one grey, one colour, or some of a palette. */
function checkTransparency(transparency: Buffer | undefined, colour: number, paletteColours: number): void {
  if (!transparency) return;
  const { length } = transparency;
  const isValid = { 0: length === 2, 2: length === 6, 3: length > 0 && length <= paletteColours }[colour];
  if (!isValid) throw broken();
}
