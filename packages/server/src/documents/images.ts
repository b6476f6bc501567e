import { crc32, inflateSync } from 'node:zlib';
import { decode, encode } from 'jpeg-js';
import { PNG } from 'pngjs';
import type { Image } from './sheet.ts';
import { Refused } from './workers.ts';

const header = Buffer.from('Exif\0\0');
const orientationTag = 0x0112;

/**
 * An image as its Exif metadata says that it is shown: cameras store what their sensor saw, and how the camera was held.
 * Metadata that cannot be read says nothing.
 */
export function turned(image: Pixels, metadata: Buffer | undefined): Pixels {
  const orientation = metadata ? orientationOf(metadata) : 1;
  if (orientation < 2 || orientation > 8) return image;
  const isMirrored = [2, 4, 5, 7].includes(orientation);
  // By quarters, clockwise, after mirroring from left to right.
  const quarters = { 3: 2, 4: 2, 5: 3, 6: 1, 7: 1, 8: 3 }[orientation] ?? 0;
  let turning = isMirrored ? mirrored(image) : image;
  for (let quarter = 0; quarter < quarters; quarter++) turning = turnedOnce(turning);
  return turning;
}

/** The orientation in the first directory of Exif metadata. */
function orientationOf(metadata: Buffer): number {
  if (!metadata.subarray(0, header.length).equals(header)) return 1;
  const tiff = metadata.subarray(header.length);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) =>
    at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  if (tiff.length < 8) return 1;
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let entry = 0; entry < Math.min(short(directory), 256); entry++) {
    const at = directory + 2 + 12 * entry;
    if (short(at) === orientationTag) return short(at + 8);
  }
  return 1;
}

/** Puts each pixel where `from` says that it comes from. */
function arranged(
  { data }: Pixels,
  width: number,
  height: number,
  from: (x: number, y: number) => number,
): Pixels {
  const pixels = new Uint8Array(4 * width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = 4 * from(x, y);
      pixels.set(data.subarray(at, at + 4), 4 * (y * width + x));
    }
  return { width, height, data: pixels };
}

const mirrored = (image: Pixels): Pixels =>
  arranged(image, image.width, image.height, (x, y) => y * image.width + image.width - 1 - x);

const turnedOnce = (image: Pixels): Pixels =>
  arranged(image, image.height, image.width, (x, y) => (image.height - 1 - x) * image.width + y);

/** A decoded image: four bytes for each pixel, red, green, blue and opacity. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

const mostPixels = 1000;

const unusable = (message: string): Refused => new Refused('unusable_image', message);

/** Checks the size of an image, before anything of that size is allocated. */
function checkSize(width: number, height: number): void {
  if (width < 1 || height < 1) throw unusable('must have at least one pixel: its width or height is 0');
  if (width > mostPixels || height > mostPixels)
    throw unusable(`must be at most ${mostPixels} pixels wide and high; it is ${width} by ${height}`);
}

const startOfScan = 0xda;
const endOfImage = 0xd9;
/** Baseline, extended and progressive images with Huffman codes. */
const frames = new Set([0xc0, 0xc1, 0xc2]);
/** Other kinds of images, such as lossless ones, which few programs show. */
const otherFrames = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
/** What else is decoded: Huffman codes, quantization, restart intervals, JFIF, and how Adobe's programs stored colours. */
const kept = new Set([0xc4, 0xdb, 0xdd, 0xe0, 0xee]);
const exif = 0xe1;
/** Metadata, which is left out. */
const isMetadata = (marker: number): boolean => marker === 0xfe || (marker >= 0xe0 && marker <= 0xef);
/** A progressive image has about ten; each takes as long as decoding the whole image. */
const mostScans = 32;
const quality = 90;
const mostMegabytes = 64;

const brokenJpeg = (): Refused => unusable('must be a complete JPEG file');

/** The pixels of a JPEG file, upright; undefined if the file is of another kind. Throws if it cannot be used. */
function decodeJpeg(file: Buffer): Pixels | undefined {
  if (file.length < 4 || file.readUIntBE(0, 3) !== 0xffd8ff) return undefined;
  const { bytes, size, metadata } = checked(file);
  try {
    const { width, height, data } = decode(bytes, {
      useTArray: true,
      tolerantDecoding: false,
      maxResolutionInMP: 2,
      maxMemoryUsageInMB: mostMegabytes,
    });
    if (width === size.width && height === size.height) return turned({ width, height, data }, metadata);
  } catch {
    // The decoder has no errors of its own kind.
    throw brokenJpeg();
  }
  throw brokenJpeg();
}

/** A JPEG file with nothing but pixels. */
const encodeJpeg = (pixels: Pixels): Buffer => encode({ ...pixels, data: pixels.data }, quality).data;

/** The parts of a file that are decoded, the size that its only frame has, and its Exif metadata. */
function checked(file: Buffer) {
  const parts = [file.subarray(0, 2)];
  let size: { width: number; height: number } | undefined;
  let metadata: Buffer | undefined;
  let scans = 0;
  for (let at = 2; ; ) {
    if (at + 2 > file.length || file[at] !== 0xff) throw brokenJpeg();
    const marker = file[at + 1] ?? 0;
    // A segment may be preceded by any number of these.
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker === endOfImage) {
      if (!size || scans === 0) throw brokenJpeg();
      // What follows the end is no part of the image.
      return { bytes: Buffer.concat([...parts, file.subarray(at, at + 2)]), size, metadata };
    }
    if (otherFrames.has(marker)) throw unusable('must be a baseline or progressive JPEG file');
    if (at + 4 > file.length) throw brokenJpeg();
    let next = at + 2 + file.readUInt16BE(at + 2);
    if (next > file.length) throw brokenJpeg();
    const segment = file.subarray(at + 4, next);
    if (frames.has(marker)) {
      // A decoder would use the last of several frames, and what was checked would be the first.
      if (size) throw brokenJpeg();
      size = sizeOf(segment);
    } else if (marker === startOfScan) {
      if (!size || ++scans > mostScans) throw brokenJpeg();
      next = endOfScan(file, next);
    } else if (marker === exif) metadata ??= segment;
    else if (!kept.has(marker) && !isMetadata(marker)) throw brokenJpeg();
    if (kept.has(marker) || !isMetadata(marker)) parts.push(file.subarray(at, next));
    at = next;
  }
}

/** Where the data of a scan ends: at a marker that is none of those inside of a scan. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const marker = file[at + 1] ?? 0;
    const isInside = marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7);
    if (!isInside) return at;
  }
  throw brokenJpeg();
}

/** The size in the header of a frame: precision, height, width, the number of colours, and how each is sampled. */
function sizeOf(header: Buffer): { width: number; height: number } {
  const colours = header[5] ?? 0;
  if (header.length !== 6 + 3 * colours) throw brokenJpeg();
  const [width, height] = [header.readUInt16BE(3), header.readUInt16BE(1)];
  checkSize(width, height);
  if (header[0] !== 8 || (colours !== 1 && colours !== 3))
    throw unusable('must be a JPEG file in grey or RGB, not CMYK');
  for (let at = 7; at < header.length; at += 3) {
    const [across, down] = [(header[at] ?? 0) >> 4, (header[at] ?? 0) & 15];
    if (across < 1 || across > 4 || down < 1 || down > 4) throw brokenJpeg();
  }
  return { width, height };
}

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

const brokenPng = (): Refused => unusable('must be a complete PNG file');

/** The pixels of a PNG file; undefined if the file is of another kind. Throws if it cannot be used. */
function decodePng(file: Buffer): Pixels | undefined {
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
    throw brokenPng();
  }
  throw brokenPng();
}

/** A PNG file with nothing but pixels, without opacity if all of them are opaque. */
function encodePng({ width, height, data }: Pixels): Buffer {
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
    if (at + frameBytes > file.length) throw brokenPng();
    const end = at + frameBytes + file.readUInt32BE(at);
    if (end > file.length) throw brokenPng();
    const type = file.toString('latin1', at + 4, at + 8);
    if (crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4)) throw brokenPng();
    chunks.push({ type, data: file.subarray(at + 8, end - 4), frame: file.subarray(at, end) });
    if (chunks[0]?.type !== 'IHDR') throw brokenPng();
    // What follows the end is no part of the image.
    if (type === 'IEND') return chunks;
    at = end;
  }
  throw brokenPng();
}

/** A decoder would use the last of several headers, and what was checked would be the first. */
function checkOrder(types: readonly string[]): void {
  const places = types.map((type) => order.indexOf(type));
  const isOrdered = places.every((place, index) => place >= (places[index - 1] ?? 0));
  const isRepeated = [...single].some((type) => types.indexOf(type) !== types.lastIndexOf(type));
  if (!isOrdered || isRepeated || !types.includes('IDAT')) throw brokenPng();
}

/** Checks what the header says, and that the pixels are as many as it says. */
function checkHeader(chunks: readonly Chunk[]): { width: number; height: number } {
  const dataOf = (wanted: string) => chunks.find(({ type }) => type === wanted)?.data;
  const header = dataOf('IHDR');
  if (header?.length !== 13) throw brokenPng();
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
    throw brokenPng();
  const palette = dataOf('PLTE');
  if (colour === 3 ? !palette || palette.length % 3 !== 0 || palette.length === 0 : colour === 0 && palette)
    throw brokenPng();
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
    if (error instanceof Error && 'code' in error) throw brokenPng();
    throw error;
  }
  if (pixels.length !== length) throw brokenPng();
  let at = 0;
  for (const bytes of rows) {
    // A row begins with the number of its filter.
    if ((pixels[at] ?? 0) > 4) throw brokenPng();
    at += bytes;
  }
}

/** Which colours are transparent: one grey, one colour, or some of a palette. */
function checkTransparency(transparency: Buffer | undefined, colour: number, paletteColours: number): void {
  if (!transparency) return;
  const { length } = transparency;
  const isValid = { 0: length === 2, 2: length === 6, 3: length > 0 && length <= paletteColours }[colour];
  if (!isValid) throw brokenPng();
}

const mostBytes = 1024 * 1024;

/**
 * An image as this server encodes it: whatever else the file contained, such as metadata or another file, is gone. Throws
 * `Refused` if it cannot be decoded completely.
 */
export function reencoded({ data }: { data: string }): Image {
  const file = Buffer.from(data, 'base64');
  const png = decodePng(file);
  const pixels = png ?? decodeJpeg(file);
  if (!pixels) throw new Refused('unsupported_image', 'must be a PNG or JPEG file');
  const bytes = png ? encodePng(pixels) : encodeJpeg(pixels);
  if (bytes.length > mostBytes)
    throw new Refused(
      'too_large',
      `must be at most ${mostBytes} bytes when it is stored; it is ${bytes.length}`,
    );
  const { width, height } = pixels;
  return { media_type: png ? 'image/png' : 'image/jpeg', width, height, data: bytes.toString('base64') };
}
