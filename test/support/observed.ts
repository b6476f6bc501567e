import { findingOf } from './conformance.ts';
import { observeResponses } from './wire.ts';

/** What the responses that this process receives from servers under test say about the document. */
class Observed {
  readonly #violations = new Set<string>();
  readonly #responses = new Set<string>();
  #taken = 0;

  constructor() {
    observeResponses((exchange) => {
      const { response, violations } = findingOf(exchange);
      for (const violation of violations) this.#violations.add(violation);
      if (response !== undefined) this.#responses.add(response);
    });
  }

  /** What was wrong with responses since the last call. */
  takeViolations(): string[] {
    const violations = [...this.#violations];
    this.#violations.clear();
    return violations;
  }

  /** The names of the documented responses that were received for the first time since the last call. */
  takeResponses(): string[] {
    const names = [...this.#responses].slice(this.#taken);
    this.#taken = this.#responses.size;
    return names;
  }
}

/** That of this process: files share the modules that they import. */
export const observed = new Observed();
