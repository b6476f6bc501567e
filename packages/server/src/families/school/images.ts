import { invalidField, type Problem } from '../../contract/errors.ts';
import { type Image, UnusableImage } from './image-rules.ts';
import { jpegImage } from './jpeg.ts';
import { pngImage } from './png.ts';

const mostBytes = 256 * 1024;
const mostPixels = 1000;

/** Reads a file in base64, and checks it completely: it is drawn into documents later. */
export function readImage(text: string, pointer: string): Image {
  const refused = (code: string, detail: string): Problem =>
    invalidField(pointer, code, detail, 'invalid_image');
  const bytes = Buffer.from(text, 'base64');
  // Node ignores characters that are not base64.
  if (bytes.toString('base64') !== text)
    throw refused('invalid_format', 'must be base64, with padding and without line breaks');
  if (bytes.length > mostBytes) throw refused('too_large', `must be at most ${mostBytes} bytes`);
  try {
    const image = pngImage(bytes, mostPixels) ?? jpegImage(bytes, mostPixels);
    if (image) return image;
  } catch (error) {
    if (error instanceof UnusableImage) throw refused('unusable_image', error.message);
    throw error;
  }
  throw refused('unsupported_image', 'must be a PNG or JPEG file');
}
