import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { place } from '../lib/router.ts';
import { school } from '../lib/school.ts';
import { session, signOut } from '../lib/session.ts';
import { useAction } from '../lib/use-action.ts';
import { Icon, type IconName } from './icon.tsx';

const groups: { title: string; links: [path: string, title: string, icon: IconName][] }[] = [
  {
    title: 'Webhooks',
    links: [
      ['', 'Overview', 'overview'],
      ['/webhooks', 'Endpoints', 'webhooks'],
      ['/deliveries', 'Deliveries', 'deliveries'],
      ['/events', 'Events', 'events'],
    ],
  },
  {
    title: 'Access',
    links: [
      ['/api-keys', 'API keys', 'keys'],
      ['/audit-log', 'Audit log', 'audit'],
    ],
  },
  {
    title: 'Data',
    links: [
      ['/imports', 'Imports', 'imports'],
      ['/school', 'School', 'school'],
      ['/retention', 'Retention', 'retention'],
    ],
  },
];

const isCurrent = (path: string): boolean =>
  path === '' ? place.value.path === '/settings' : `${place.value.path}/`.startsWith(`/settings${path}/`);

/** The navigation, and the page beside it. */
export function Shell({ children }: { children: ComponentChildren }) {
  useEffect(() => {
    const search = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event)) return;
      const input = document.querySelector<HTMLElement>('main input[type=search]');
      if (!input) return;
      event.preventDefault();
      input.focus();
    };
    document.addEventListener('keydown', search);
    return () => document.removeEventListener('keydown', search);
  }, []);
  return (
    <div class="shell">
      <a class="skip" href="#content">
        Skip to content
      </a>
      <nav aria-label="Settings">
        <SchoolName />
        <div class="links">
          {groups.map(({ title, links }) => (
            <section key={title} aria-label={title}>
              <p>{title}</p>
              {links.map(([path, name, icon]) => (
                <a key={path} href={`/settings${path}`} aria-current={isCurrent(path) ? 'page' : undefined}>
                  <Icon name={icon} />
                  <span>{name}</span>
                </a>
              ))}
            </section>
          ))}
        </div>
        <Account />
      </nav>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

function SchoolName() {
  const mode = session.value?.signed_in ? session.value.mode : 'test';
  return (
    <div class="school-name">
      <strong>{school.value?.name ?? ' '}</strong>
      <span class={`mode ${mode}`}>{mode === 'live' ? 'Live' : 'Test'}</span>
    </div>
  );
}

function Account() {
  const out = useAction(async () => {
    await signOut();
    return undefined;
  });
  const name = session.value?.signed_in ? session.value.key.name : '';
  return (
    <div class="account">
      <span title="The API key that is signed in">
        <Icon name="keys" />
        {name}
      </span>
      <a href="/docs">API reference</a>
      <button type="button" onClick={() => void out.run()} disabled={out.busy}>
        <Icon name="signOut" />
        Sign out
      </button>
    </div>
  );
}

export const isTyping = ({ target, metaKey, ctrlKey, altKey }: KeyboardEvent): boolean =>
  metaKey ||
  ctrlKey ||
  altKey ||
  (target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
