import { checkTarget, type TargetPolicy, type TargetRefusal } from './address.ts';

/** Where a request is sent. Requests with equal keys share connections. */
export type Target = {
  readonly key: string;
  readonly origin: string;
  readonly path: string;
  readonly policy: TargetPolicy;
};

type Checked = { readonly target: Target } | { readonly refusal: TargetRefusal };

const MOST_KEPT = 1_000;

/**
 * Checks URLs, each once for a policy object: parsing a URL costs as much as signing a delivery, and deliveries that
 * are sent together have few URLs and one policy.
 */
export class Targets {
  readonly #byPolicy = new WeakMap<TargetPolicy, Map<string, Checked>>();

  check(url: string, policy: TargetPolicy): Checked {
    let known = this.#byPolicy.get(policy);
    if (!known || known.size >= MOST_KEPT) {
      known = new Map();
      this.#byPolicy.set(policy, known);
    }
    const checked = known.get(url) ?? check(url, policy);
    known.set(url, checked);
    return checked;
  }
}

function check(url: string, policy: TargetPolicy): Checked {
  const result = checkTarget(url, policy);
  if (!result.ok) return { refusal: result.code };
  const { origin, pathname, search } = result.url;
  return { target: { key: `${policyKey(policy)} ${origin}`, origin, path: pathname + search, policy } };
}

// A request must not use a connection that was established under another policy.
function policyKey(policy: TargetPolicy): string {
  const own = policy.ownAddresses?.map(({ address, port }) => `${address}@${port}`).join() ?? '';
  return `${policy.allowPrivate} ${policy.allowLoopback} ${own}`;
}
