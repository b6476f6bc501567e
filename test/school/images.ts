import { crc32, deflateSync } from 'node:zlib';

/** A JPEG of 8 × 8 pixels. */
export const jpeg =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AJwBA7//2Q==';

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
  /** Chunks between the header and the pixels. */
  more?: Buffer[];
}

/** A PNG file in base64: 16 × 16 pixels with transparency, unless described otherwise. */
export function png({
  width = 16,
  height = 16,
  depth = 8,
  colour = 6,
  interlaced = 0,
  pixels,
  more = [],
}: Drawing = {}): string {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colour, 0, 0, interlaced], 8);
  const rows = pixels ?? circle(width, height);
  const parts = [signature, chunk('IHDR', header), ...more, chunk('IDAT', deflateSync(rows))];
  return Buffer.concat([...parts, chunk('IEND', Buffer.alloc(0))]).toString('base64');
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
