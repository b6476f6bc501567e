import { checkSize, type Image, UnusableImage } from './image-rules.ts';

const startOfScan = 0xda;
const endOfImage = 0xd9;
/** Baseline, extended and progressive images with Huffman codes. */
const frames = new Set([0xc0, 0xc1, 0xc2]);
/** Other kinds of images, such as lossless ones, which few programs show. */
const otherFrames = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
/** JFIF, and how Adobe's programs stored colours. */
const keptApplications = new Set([0xe0, 0xee]);
const comment = 0xfe;

const broken = (): UnusableImage => new UnusableImage('must be a complete JPEG file');

const isRemoved = (marker: number): boolean =>
  marker === comment || (marker >= 0xe0 && marker <= 0xef && !keptApplications.has(marker));

/** A JPEG file; undefined if the file is of another kind. Throws if it cannot be used. */
export function jpegImage(file: Buffer, mostPixels: number): Image | undefined {
  if (file.length < 4 || file.readUIntBE(0, 3) !== 0xffd8ff) return undefined;
  const end = file.lastIndexOf(Buffer.from([0xff, endOfImage]));
  const parts = [file.subarray(0, 2)];
  let size: { width: number; height: number } | undefined;
  for (let at = 2; ; ) {
    if (at + 4 > file.length || file[at] !== 0xff) throw broken();
    const marker = file[at + 1] ?? 0;
    // A segment may be preceded by any number of these.
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (otherFrames.has(marker)) throw new UnusableImage('must be a baseline or progressive JPEG file');
    const next = at + 2 + file.readUInt16BE(at + 2);
    if (next > file.length) throw broken();
    if (frames.has(marker)) size = sizeOf(file.subarray(at + 4, next), mostPixels);
    if (marker === startOfScan) {
      if (!size || end < next) throw broken();
      parts.push(file.subarray(at, end + 2));
      return { media_type: 'image/jpeg', ...size, bytes: Buffer.concat(parts) };
    }
    if (!isRemoved(marker)) parts.push(file.subarray(at, next));
    at = next;
  }
}

/** The size in the header of a frame: precision, height, width, and the number of colours. */
function sizeOf(header: Buffer, mostPixels: number): { width: number; height: number } {
  if (header.length < 6) throw broken();
  const [width, height, colours] = [header.readUInt16BE(3), header.readUInt16BE(1), header[5]];
  checkSize(width, height, mostPixels);
  if (header[0] !== 8 || (colours !== 1 && colours !== 3))
    throw new UnusableImage('must be a JPEG file in grey or RGB, not CMYK');
  return { width, height };
}
