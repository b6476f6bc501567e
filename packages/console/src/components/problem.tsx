import { RollbookError } from '@rollbook/sdk';
import { isPerson, SessionError } from '../lib/session.ts';
import { Copy } from './copy.tsx';
import { ownLabels } from './field.tsx';
import { Icon } from './icon.tsx';

interface Facts {
  title: string;
  detail: string | undefined;
  requestId: string | undefined;
  fields: readonly { pointer?: string; detail: string }[];
}

/** Titles for people who filled in a form, and know of no request. */
const titles: Record<string, string> = {
  connection_failed: 'The server cannot be reached',
  deadline_exceeded: 'The server did not respond in time',
  // An address of this screen with a text that cannot be an id.
  invalid_path_parameter: 'The school has no such record',
  incomplete_body: "The server's response was interrupted",
  timeout: 'The server did not respond in time',
  validation_failed: 'Some values cannot be used',
};

/** A page without a session is hidden: whoever reads this has signed in again since. */
const withoutSession = {
  title: 'This was not completed, because your session had ended',
  detail: 'You are signed in again: press the button once more.',
};

/** Titles for somebody who is signed in under their name: those of the API are about its keys. */
const titlesOfPeople: Record<string, string> = {
  insufficient_scope: 'Your roles do not give a required scope',
};

/** For a response that is not one of the API. */
const ofProxy =
  'The response comes from a proxy in front of Rollbook, or Rollbook is restarting. Try again in a moment.';

/** What browsers say of code that they could not load. */
const notLoaded = /dynamically imported module|importing a module script failed/i;

function factsOf(error: unknown): Facts {
  if (error instanceof RollbookError) {
    const { problem, detail, requestId, errors, code, status } = error;
    if (status === 401) return { ...withoutSession, requestId, fields: [] };
    const own = isPerson() ? titlesOfPeople[code ?? ''] : undefined;
    const title = own ?? titles[code ?? ''] ?? problem?.title;
    if (title !== undefined) return { title, detail, requestId, fields: errors };
    return status === undefined
      ? { title: error.message, detail, requestId, fields: errors }
      : { title: `The server responded with ${status}`, detail: ofProxy, requestId, fields: errors };
  }
  const message = error instanceof Error ? error.message : String(error);
  if (notLoaded.test(message))
    return {
      title: 'A part of the page could not be loaded',
      detail: 'The server cannot be reached, or was updated meanwhile. Reload the page.',
      requestId: undefined,
      fields: [],
    };
  const requestId = error instanceof SessionError ? error.requestId : undefined;
  return { title: message, detail: undefined, requestId, fields: [] };
}

/** A text in which names and values are between backticks. */
const withCode = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part));

const labelOf = (pointer = ''): string | undefined => ownLabels[pointer.split('/')[1] ?? ''];

/** Why something failed: what the server says about it, and the id of the request. */
export function Problem({ error, retry }: { error: unknown; retry?: () => void }) {
  if (error === undefined || error === null) return null;
  const { title, detail, requestId, fields } = factsOf(error);
  // What is wrong with several values of one field is said once.
  const errors = new Map(
    fields.map((one) => [`${labelOf(one.pointer) ?? one.pointer} ${one.detail}`, one] as const),
  );
  return (
    <div class="problem" role="alert">
      <Icon name="failed" />
      <div>
        <strong>{title}</strong>
        {detail && fields.length === 0 && detail !== title && <p>{withCode(detail)}</p>}
        {[...errors].map(([key, { pointer, detail: what }]) => (
          <p key={key}>
            {pointer && (labelOf(pointer) ?? <code>{pointer.replace(/^[/?]/, '')}</code>)} {withCode(what)}
          </p>
        ))}
        {requestId && (
          <p class="quiet">
            Request <code>{requestId}</code> <Copy text={requestId} what="request id" />
          </p>
        )}
        {retry && (
          <p>
            <button type="button" class="button small" onClick={retry}>
              Try again
            </button>
          </p>
        )}
      </div>
    </div>
  );
}
