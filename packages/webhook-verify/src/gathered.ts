/**
 * The bytes of a body, which arrives in parts. They are copied into one array: in a list, a part of one byte would take more
 * than a hundred.
 */
export class Gathered {
  #bytes = new Uint8Array(0);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  add(part: Uint8Array): void {
    const length = this.#length + part.length;
    if (length > this.#bytes.length) {
      // Twice as long, so that many small parts are not copied each time.
      const longer = new Uint8Array(Math.max(length, 2 * this.#bytes.length));
      longer.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = longer;
    }
    this.#bytes.set(part, this.#length);
    this.#length = length;
  }

  bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }
}
