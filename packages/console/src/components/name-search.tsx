import { useEffect, useId, useState } from 'preact/hooks';
import { endpoints, nameOf, shortUrl, showEndpoints } from '../lib/endpoints.ts';
import { fold, type KindName, knownNames, type Person, readName } from '../lib/people.ts';
import { can } from '../lib/session.ts';
import { useLoad } from '../lib/use-load.ts';
import { usePeople } from '../lib/use-people.ts';
import { searchHint, useSearchText } from '../lib/use-search-text.ts';

interface NameSearchProps {
  /** What can be entered. */
  label: string;
  /** What is searched now: a text or an id. */
  current: string;
  /** Whose ids can be chosen by their names. */
  kinds: readonly KindName[];
  /** Whether ids of endpoints can be chosen too. */
  withEndpoints?: boolean;
  /** Whether a text that is no id can be searched. Otherwise Enter chooses the first name that matches. */
  takesText?: boolean;
  /** Whether the field is empty again when a name was chosen, for another one. */
  isForSeveral?: boolean;
  onSearch: (text: string) => void;
}

interface Match {
  id: string;
  name: string;
  detail: string;
}

const isId = (text: string): boolean => /^[a-z]{2,4}_[0-9a-z]{26}$/.test(text);
const most = 8;

/** A search for ids, which are chosen by names: it lists who matches while somebody types. */
export function NameSearch({ label, current, kinds, onSearch, ...options }: NameSearchProps) {
  const { withEndpoints = false, takesText = false, isForSeveral = false } = options;
  const id = useId();
  const { text, setText, search, onEscape } = useSearchText(current, onSearch);
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const [isAwaited, setAwaited] = useState(false);
  useEffect(() => {
    if (withEndpoints && can('read:events') && endpoints.peek().size === 0) showEndpoints();
  }, [withEndpoints]);
  // A page that is opened by its address has an id, and nobody was found by a name yet.
  const unnamed = isId(current) && nameOfId(current) === undefined ? current : '';
  const named = useLoad(unnamed, (signal) => readName(unnamed, signal).then(() => true));
  const isNaming = unnamed !== '' && named.data === undefined && named.error === undefined;
  const entered = text.trim();
  const sought = isOpen && !isId(entered) ? entered : '';
  const { people, busy, fewest } = usePeople(sought, kinds);
  const isListed = sought.length >= fewest;
  const matches = isListed ? [...(withEndpoints ? endpointsNamed(sought) : []), ...people.map(matchOf)] : [];
  const shown = matches.slice(0, most);
  const choose = ({ id: chosen, name }: Match) => {
    knownNames.set(chosen, name);
    setOpen(false);
    setAwaited(false);
    setText(isForSeveral ? '' : chosen);
    search(chosen);
  };
  const submit = () => {
    const option = shown[at];
    if (option) choose(option);
    else if (takesText || isId(entered) || entered === '') {
      setOpen(false);
      search(entered);
    } else setAwaited(true);
  };
  // Enter was pressed before the names were found.
  const [first] = shown;
  useEffect(() => {
    if (isAwaited && !busy && first) choose(first);
  }, [isAwaited, busy, first?.id]);
  const leave = () => {
    setOpen(false);
    setAwaited(false);
    if (takesText || isId(entered) || entered === '') search(entered);
    else setText(current);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && shown.length > 0) {
      event.preventDefault();
      // -1 is the field itself, so that what was typed can be searched as it is.
      setAt(((at + 1 + step + shown.length + 1) % (shown.length + 1)) - 1);
    } else if (event.key === 'Enter') {
      // A form around the field is not sent.
      event.preventDefault();
      submit();
    } else {
      if (event.key === 'Escape') setOpen(false);
      onEscape(event);
    }
  };
  const status = busy ? 'Searching …' : shown.length === 0 ? 'Nothing with this name was found.' : '';
  return (
    <div class="name-search">
      <input
        type="text"
        role="combobox"
        placeholder={isNaming ? 'Loading the name …' : searchHint(label)}
        aria-label={label}
        aria-expanded={shown.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown[at] ? `${id}-${at}` : undefined}
        autoComplete="off"
        spellcheck={false}
        // An id is shown as the name by which it was chosen.
        value={isOpen ? text : (nameOfId(text) ?? (isNaming && text === current ? '' : text))}
        onInput={(event) => {
          setText(event.currentTarget.value);
          setOpen(true);
          setAt(-1);
          setAwaited(false);
        }}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      <div class="matches" hidden={!isListed}>
        <div id={`${id}-list`} role="listbox" aria-label="Names that match" tabIndex={-1}>
          {shown.map((match, index) => (
            <button
              key={match.id}
              id={`${id}-${index}`}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onPointerMove={() => setAt(index)}
              onClick={() => choose(match)}
            >
              <bdi>{match.name}</bdi>
              <bdi class="quiet">{match.detail}</bdi>
            </button>
          ))}
        </div>
        <p class="hint" role="status">
          {isListed && status}
          {matches.length > most && `The first ${most} are shown.`}
        </p>
      </div>
    </div>
  );
}

const matchOf = ({ id, name, kind, detail, number }: Person): Match => ({
  id,
  name,
  detail: [kind, detail, number].filter(Boolean).join(' · '),
});

/** The name of what has an id, if it was shown before. */
export function nameOfId(id: string): string | undefined {
  const endpoint = endpoints.value.get(id);
  return endpoint ? nameOf(endpoint) : knownNames.get(id);
}

const endpointsNamed = (text: string): Match[] =>
  [...endpoints.value.values()]
    .filter((one) => fold(`${nameOf(one)} ${one.url}`).includes(fold(text)))
    .map((one) => ({ id: one.id, name: nameOf(one), detail: `endpoint · ${shortUrl(one.url)}` }));
