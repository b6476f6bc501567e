import { useEffect, useId, useState } from 'preact/hooks';
import { endpoints, nameOf, shortUrl, showEndpoints } from '../lib/endpoints.ts';
import { pageGroups } from '../lib/pages.ts';
import { fold, type Person, pageOfPerson } from '../lib/people.ts';
import { can, signOut } from '../lib/session.ts';
import { usePeople } from '../lib/use-people.ts';
import { isTouched } from '../lib/use-search-text.ts';
import { closeDialog, Dialog } from './dialog.tsx';
import { Icon, type IconName } from './icon.tsx';

interface Item {
  group: string;
  title: string;
  detail?: string | undefined;
  icon: IconName;
  /** What is done: a page is opened, or something is run. */
  href?: string;
  run?: () => void;
}

const actions: readonly (Item & { scope: string })[] = [
  { title: 'Add an endpoint', icon: 'plus', href: '/settings/webhooks/new', scope: 'write:webhooks' },
  { title: 'Create an API key', icon: 'plus', href: '/settings/api-keys?open=create', scope: 'admin:school' },
  {
    title: 'Invite somebody to the staff',
    icon: 'plus',
    href: '/settings/staff?open=invite',
    scope: 'write:staff',
  },
  { title: 'Import a file', icon: 'imports', href: '/settings/imports/new', scope: 'write:imports' },
  {
    title: 'Export the audit log',
    icon: 'audit',
    href: '/settings/audit-log?open=export',
    scope: 'read:audit',
  },
].map((action) => ({ ...action, icon: action.icon as IconName, group: 'Actions' }));

const pages: readonly (Item & { scope?: string | undefined })[] = pageGroups.flatMap(({ title, links }) =>
  links.map(({ to, name, icon, scope }) => ({
    ...{ group: 'Pages', title: name, detail: title, icon, href: `/settings${to}` },
    scope,
  })),
);

/** Whether a text has each word that was entered. */
const has = (text: string, words: readonly string[]): boolean =>
  words.every((word) => fold(text).includes(word));

const most = 6;

interface PaletteProps {
  onClose: () => void;
  onKeys: () => void;
}

/** Finds pages, actions, endpoints and people, and opens them. */
export function Palette({ onClose, onKeys }: PaletteProps) {
  return (
    <Dialog name="Search" class="palette" onClose={onClose}>
      <Search onKeys={onKeys} />
    </Dialog>
  );
}

function Search({ onKeys }: { onKeys: () => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const people = usePeopleItems(text.trim());
  useEffect(() => {
    if (can('read:events')) showEndpoints();
  }, []);
  const items = [...itemsOf(text, onKeys), ...people.items];
  const chosen = Math.min(at, items.length - 1);
  const enter = (entered: string) => {
    setText(entered);
    setAt(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && items.length > 0) {
      event.preventDefault();
      const next = (chosen + step + items.length) % items.length;
      setAt(next);
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const option = document.getElementById(`${id}-${chosen}`);
      const href = items[chosen]?.href;
      if (href && (event.ctrlKey || event.metaKey)) window.open(href, '_blank', 'noopener');
      else option?.click();
    }
  };
  return (
    <>
      <div class="palette-input">
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          aria-label="Search pages, actions, endpoints and people"
          placeholder="Search pages, actions, endpoints and people"
          aria-expanded={items.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={items.length > 0 ? `${id}-${chosen}` : undefined}
          autoComplete="off"
          spellcheck={false}
          value={text}
          onInput={(event) => enter(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id={`${id}-list`} role="listbox" aria-label="Results" tabIndex={-1}>
        {groupsOf(items).map(([group, own]) => (
          <fieldset key={group} aria-labelledby={`${id}-${group}`}>
            <p id={`${id}-${group}`}>{group}</p>
            {own.map(([index, item]) => (
              <Option
                key={item.href ?? item.title}
                id={`${id}-${index}`}
                item={item}
                isChosen={index === chosen}
                onPoint={() => setAt(index)}
              />
            ))}
          </fieldset>
        ))}
      </div>
      <p class="hint" role="status">
        {people.busy ? 'Searching people …' : items.length === 0 && 'Nothing was found.'}
        {people.note}
      </p>
    </>
  );
}

/** The items with their numbers, by group. */
const groupsOf = (items: readonly Item[]): [string, (readonly [number, Item])[]][] => [
  ...Map.groupBy(
    items.map((item, index) => [index, item] as const),
    ([, { group }]) => group,
  ),
];

interface OptionProps {
  id: string;
  item: Item;
  isChosen: boolean;
  onPoint: () => void;
}

/** A link, so that it can be opened in a new tab, or a button. */
function Option({ id, item: { title, detail, icon, href, run }, isChosen, onPoint }: OptionProps) {
  const content = (
    <>
      <Icon name={icon} />
      <bdi>{title}</bdi>
      {detail && <bdi class="quiet">{detail}</bdi>}
    </>
  );
  const own = {
    id,
    tabIndex: -1,
    role: 'option' as const,
    'aria-selected': isChosen,
    onPointerMove: onPoint,
  };
  const close = (event: MouseEvent & { currentTarget: Element }) => {
    // A new tab leaves the dialog as it is.
    if (!(event.ctrlKey || event.metaKey || event.shiftKey)) closeDialog(event.currentTarget);
    run?.();
  };
  return href ? (
    <a {...own} href={href} onClick={close}>
      {content}
    </a>
  ) : (
    <button type="button" {...own} onClick={close}>
      {content}
    </button>
  );
}

/** What is known without asking the server: pages, actions and endpoints. */
function itemsOf(text: string, onKeys: () => void): Item[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  const others: Item[] = [
    ...(isTouched()
      ? []
      : [{ group: 'Actions', title: 'Keyboard shortcuts', icon: 'more', run: onKeys } as const]),
    { group: 'Actions', title: 'API reference', icon: 'next', href: '/docs' },
    { group: 'Actions', title: 'Sign out', icon: 'signOut', run: () => void signOut() },
  ];
  const allowed = <T extends { scope?: string | undefined }>(all: readonly T[]) =>
    all.filter(({ scope }) => scope === undefined || can(scope));
  const known = [...allowed(pages), ...allowed(actions), ...others];
  const found = known.filter(({ title, detail = '' }) => has(`${title} ${detail}`, words));
  if (words.length === 0) return found;
  const byId = itemOfId(text.trim());
  if (byId) return [byId];
  const live = [...endpoints.value.values()].filter(({ archived_at }) => archived_at === null);
  const own = live.filter((one) => has(`${nameOf(one)} ${one.url} ${one.id}`, words)).slice(0, most);
  return [
    ...found,
    ...own.map((one) => ({
      ...{
        group: 'Endpoints',
        title: nameOf(one),
        icon: 'webhooks' as const,
        href: `/settings/webhooks/${one.id}`,
      },
      detail: one.description ? shortUrl(one.url) : undefined,
    })),
  ];
}

/** The page for an id, such as one from the log of a receiver. */
function itemOfId(id: string): Item | undefined {
  const [, prefix] = /^([a-z]{2,4})_[0-9a-z]{26}$/.exec(id) ?? [];
  if (prefix === undefined) return undefined;
  const pages: Record<string, string> = { evt: 'events', dlv: 'deliveries', wh: 'webhooks', imp: 'imports' };
  const page = Object.hasOwn(pages, prefix) ? pages[prefix] : undefined;
  const found = { group: 'Ids', title: id, icon: 'next' as const };
  if (page) return { ...found, detail: page, href: `/settings/${page}/${id}` };
  if (prefix === 'req') return { ...found, detail: 'requests', href: `/settings/requests?request_id=${id}` };
  return can('read:audit')
    ? { ...found, detail: 'audit log', href: `/settings/audit-log?resource_id=${id}` }
    : undefined;
}

/** The people with a name or a number. */
function usePeopleItems(text: string) {
  const { people, busy, failed } = usePeople(text, ['learner', 'staff member', 'guardian']);
  const all = { group: 'People', icon: 'people' as const, title: `All people named “${text}”` };
  return {
    busy,
    note: failed ? ' People could not be searched.' : '',
    items: [
      ...people.slice(0, most).map(itemOf),
      ...(people.length > most ? [{ ...all, href: `/settings/people?q=${encodeURIComponent(text)}` }] : []),
    ],
  };
}

const itemOf = (person: Person): Item => ({
  ...{ group: 'People', title: person.name, icon: 'person' },
  detail: [person.kind, person.detail, person.number, person.status === 'archived' && 'archived']
    .filter(Boolean)
    .join(' · '),
  href: pageOfPerson(person) ?? `/settings/people?q=${encodeURIComponent(person.name)}`,
});
