import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

/** A JPEG of 8 × 8 pixels. */
export const jpeg =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AJwBA7//2Q==';

/** A progressive JPEG of 16 × 8 pixels. */
export const progressiveJpeg =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wgARCAAIABADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAVAQEBAAAAAAAAAAAAAAAAAAAEBv/aAAwDAQACEAMQAAABngVJ/8QAFBABAAAAAAAAAAAAAAAAAAAAEP/aAAgBAQABBQI//8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAgBAwEBPwF//8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAgBAgEBPwF//8QAFBABAAAAAAAAAAAAAAAAAAAAEP/aAAgBAQAGPwI//8QAFBABAAAAAAAAAAAAAAAAAAAAEP/aAAgBAQABPyE//9oADAMBAAIAAwAAABAP/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAgBAwEBPxB//8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAgBAgEBPxB//8QAFBABAAAAAAAAAAAAAAAAAAAAEP/aAAgBAQABPxA//9k=';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

interface Drawing {
  width?: number;
  height?: number;
  depth?: number;
  colour?: number;
  interlaced?: number;
  /** The pixels, each row with its filter. */
  pixels?: Uint8Array;
  /** Chunks before the header, between the header and the pixels, and bytes after the end. */
  first?: Buffer[];
  more?: Buffer[];
  after?: Buffer;
}

/** The header of a PNG file. */
export function header({ width = 16, height = 16, depth = 8, colour = 6, interlaced = 0 }: Drawing): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth, colour, 0, 0, interlaced], 8);
  return chunk('IHDR', data);
}

/** A PNG file in base64: 16 × 16 pixels with transparency, unless described otherwise. */
export function png(drawing: Drawing = {}): string {
  const { width = 16, height = 16, pixels, first = [], more = [], after = Buffer.alloc(0) } = drawing;
  const rows = pixels ?? circle(width, height);
  const parts = [signature, ...first, header(drawing), ...more, chunk('IDAT', deflateSync(rows))];
  return Buffer.concat([...parts, chunk('IEND', Buffer.alloc(0)), after]).toString('base64');
}

/** What a PNG file shows. */
export function pixelsOf(data: string): { width: number; height: number; data: Buffer } {
  const { width, height, data: pixels } = PNG.sync.read(Buffer.from(data, 'base64'));
  return { width, height, data: pixels };
}

/** A JPEG file whose Exif metadata says how its camera was held. */
export function exifTurned(data: string, orientation: number): string {
  const file = Buffer.from(data, 'base64');
  const tiff = Buffer.alloc(26);
  tiff.write('MM', 'latin1');
  tiff.writeUInt16BE(42, 2);
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(0x0112, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  const body = Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, body.length + 2]), body]);
  return Buffer.concat([file.subarray(0, 2), segment, file.subarray(2)]).toString('base64');
}

/** The pixels of a circle on a transparent background. */
export function circle(width: number, height: number): Buffer {
  const row = 1 + width * 4;
  const pixels = Buffer.alloc(height * row);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isInside = Math.hypot(x + 0.5 - width / 2, y + 0.5 - height / 2) < width / 2;
      if (isInside) pixels.set([0x1f, 0x4e, 0x79, 0xff], y * row + 1 + x * 4);
    }
  return pixels;
}
