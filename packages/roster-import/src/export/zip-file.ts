import { randomBytes } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { Zip, ZipDeflate } from 'fflate';

/**
 * A zip file that is written as its lines come, and has its name only when it is complete: an earlier file stays until then.
 * It contains personal values, so only its owner can read it.
 */
export class ZipFile {
  readonly #path: string;
  readonly #aside: string;
  readonly #file: FileHandle;
  readonly #zip: Zip;
  readonly #entries = new Map<string, ZipDeflate>();
  readonly #chunks: Uint8Array[] = [];
  #failure: Error | undefined;
  #size = 0;

  private constructor(path: string, aside: string, file: FileHandle) {
    this.#path = path;
    this.#aside = aside;
    this.#file = file;
    this.#zip = new Zip((error, chunk) => {
      if (error) this.#failure = error;
      else this.#chunks.push(chunk);
    });
  }

  static async create(path: string): Promise<ZipFile> {
    const aside = `${path}.${randomBytes(6).toString('hex')}.new`;
    return new ZipFile(path, aside, await open(aside, 'wx', 0o600));
  }

  /** Begins a file in the zip. Several can be open: what the later ones have so far is kept in memory, compressed. */
  begin(name: string): void {
    const entry = new ZipDeflate(name, { level: 6 });
    this.#entries.set(name, entry);
    this.#zip.add(entry);
  }

  async write(name: string, text: string): Promise<void> {
    this.#entries.get(name)?.push(Buffer.from(text));
    await this.#flush();
  }

  async end(name: string): Promise<void> {
    this.#entries.get(name)?.push(new Uint8Array(), true);
    await this.#flush();
  }

  /** Gives the file its name, and returns its size in bytes. */
  async publish(): Promise<number> {
    this.#zip.end();
    await this.#flush();
    await this.#file.sync();
    await this.#file.close();
    await rename(this.#aside, this.#path);
    return this.#size;
  }

  async discard(): Promise<void> {
    this.#zip.terminate();
    await this.#file.close();
    await rm(this.#aside, { force: true });
  }

  async #flush(): Promise<void> {
    if (this.#failure) throw this.#failure;
    for (const chunk of this.#chunks.splice(0)) {
      await this.#file.writeFile(chunk);
      this.#size += chunk.byteLength;
    }
  }
}
