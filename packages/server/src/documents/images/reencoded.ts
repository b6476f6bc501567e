import { Refused } from '../refused.ts';
import type { Image } from '../sheet.ts';
import { decodeJpeg, encodeJpeg } from './jpeg.ts';
import { decodePng, encodePng } from './png.ts';

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
