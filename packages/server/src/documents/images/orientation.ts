import type { Pixels } from './pixels.ts';

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
