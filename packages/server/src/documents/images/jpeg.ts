import { decode, encode } from 'jpeg-js';
import type { Refused } from '../refused.ts';
import { turned } from './orientation.ts';
import { checkSize, type Pixels, unusable } from './pixels.ts';

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

const broken = (): Refused => unusable('must be a complete JPEG file');

/** The pixels of a JPEG file, upright; undefined if the file is of another kind. Throws if it cannot be used. */
export function decodeJpeg(file: Buffer): Pixels | undefined {
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
    throw broken();
  }
  throw broken();
}

/** A JPEG file with nothing but pixels. */
export const encodeJpeg = (pixels: Pixels): Buffer => encode({ ...pixels, data: pixels.data }, quality).data;

/** The parts of a file that are decoded, the size that its only frame has, and its Exif metadata. */
function checked(file: Buffer) {
  const parts = [file.subarray(0, 2)];
  let size: { width: number; height: number } | undefined;
  let metadata: Buffer | undefined;
  let scans = 0;
  for (let at = 2; ; ) {
    if (at + 2 > file.length || file[at] !== 0xff) throw broken();
    const marker = file[at + 1] ?? 0;
    // A segment may be preceded by any number of these.
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker === endOfImage) {
      if (!size || scans === 0) throw broken();
      // What follows the end is no part of the image.
      return { bytes: Buffer.concat([...parts, file.subarray(at, at + 2)]), size, metadata };
    }
    if (otherFrames.has(marker)) throw unusable('must be a baseline or progressive JPEG file');
    if (at + 4 > file.length) throw broken();
    let next = at + 2 + file.readUInt16BE(at + 2);
    if (next > file.length) throw broken();
    const segment = file.subarray(at + 4, next);
    if (frames.has(marker)) {
      // A decoder would use the last of several frames, and what was checked would be the first.
      if (size) throw broken();
      size = sizeOf(segment);
    } else if (marker === startOfScan) {
      if (!size || ++scans > mostScans) throw broken();
      next = endOfScan(file, next);
    } else if (marker === exif) metadata ??= segment;
    else if (!kept.has(marker) && !isMetadata(marker)) throw broken();
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
  throw broken();
}

/** The size in the header of a frame: precision, height, width, the number of colours, and how each is sampled. */
function sizeOf(header: Buffer): { width: number; height: number } {
  const colours = header[5] ?? 0;
  if (header.length !== 6 + 3 * colours) throw broken();
  const [width, height] = [header.readUInt16BE(3), header.readUInt16BE(1)];
  checkSize(width, height);
  if (header[0] !== 8 || (colours !== 1 && colours !== 3))
    throw unusable('must be a JPEG file in grey or RGB, not CMYK');
  for (let at = 7; at < header.length; at += 3) {
    const [across, down] = [(header[at] ?? 0) >> 4, (header[at] ?? 0) & 15];
    if (across < 1 || across > 4 || down < 1 || down > 4) throw broken();
  }
  return { width, height };
}
