/** The files or the options cannot be used as they are. The message says what to change. */
export class InputError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'InputError';
  }
}
