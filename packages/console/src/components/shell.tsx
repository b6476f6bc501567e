import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { aheadMs, now } from '../lib/clock.ts';
import { exactTime } from '../lib/format.ts';
import { isLimited } from '../lib/limited.ts';
import { type PageLink, pageGroups } from '../lib/pages.ts';
import { place } from '../lib/router.ts';
import { school } from '../lib/school.ts';
import {
  askToSignIn,
  can,
  interruption,
  isHidden,
  isSignedIn,
  lacks,
  notSignedOut,
  session,
  signOut,
} from '../lib/session.ts';
import { useAction } from '../lib/use-action.ts';
import { isTyping } from '../lib/use-rows.ts';
import { isTouched } from '../lib/use-search-text.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { Palette } from './palette.tsx';
import { Problem } from './problem.tsx';
import { Mode } from './school-name.tsx';

const isCurrent = (path: string): boolean =>
  path === '' ? place.value.path === '/settings' : `${place.value.path}/`.startsWith(`/settings${path}/`);

/** The navigation, and the page beside it. */
export function Shell({ children }: { children: ComponentChildren }) {
  const links = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<'palette' | 'keys'>();
  // One that was closed to open the other says so later.
  const close = (own: typeof dialog) => setDialog((now) => (now === own ? undefined : now));
  useShortcuts(setDialog);
  const { path } = place.value;
  useEffect(() => {
    notSignedOut.value = undefined;
  }, [path]);
  // On a phone, the navigation is a bar that does not show all links at once.
  useEffect(() => {
    const current = links.current?.querySelector<HTMLElement>('[aria-current]');
    if (!links.current || !current) return;
    links.current.scrollLeft = current.offsetLeft - (links.current.clientWidth - current.offsetWidth) / 2;
  }, [path]);
  return (
    <div class="shell">
      <a class="skip" href="#content">
        Skip to content
      </a>
      <nav aria-label="Settings">
        <SchoolName />
        <button
          type="button"
          class="go-to"
          onClick={() => setDialog('palette')}
          aria-keyshortcuts="Control+K"
        >
          <Icon name="search" />
          <span>Search</span>
          {!isTouched() && <kbd>{isMac ? '⌘K' : 'Ctrl K'}</kbd>}
        </button>
        <div class="links" ref={links}>
          {pageGroups.map(({ title, links: own }) => (
            <section key={title} aria-label={title}>
              <p>{title}</p>
              {own.map((link) => (
                <NavigationLink key={link.to} {...link} />
              ))}
            </section>
          ))}
        </div>
        <Account onKeys={() => setDialog('keys')} />
      </nav>
      <main id="content" tabIndex={-1}>
        {interruption.value === 'changed' && <Changed />}
        {notSignedOut.value && (
          <div class="changed">
            <Problem error={notSignedOut.value} />
          </div>
        )}
        <p class="limited" role="status">
          {isLimited.value &&
            'Too many requests were sent. The page continues automatically as soon as the server allows it.'}
        </p>
        {children}
      </main>
      {dialog === 'palette' && <Palette onClose={() => close('palette')} onKeys={() => setDialog('keys')} />}
      {dialog === 'keys' && <KeysDialog onClose={() => close('keys')} />}
    </div>
  );
}

const isMac = /^Mac|^iP/.test(navigator.platform);

/** The keys that work on every page. */
function useShortcuts(open: (dialog: 'palette' | 'keys') => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (document.querySelector('dialog[open]') || isHidden()) return;
      const isPalette = event.key.toLowerCase() === 'k' && (isMac ? event.metaKey : event.ctrlKey);
      if (isPalette) {
        event.preventDefault();
        open('palette');
        return;
      }
      if (isTyping(event)) return;
      const input = document.querySelector<HTMLElement>('main input:is([type=search], [role=combobox])');
      if (event.key === '/') {
        event.preventDefault();
        if (input) input.focus();
        else open('palette');
      } else if (event.key === '?') open('keys');
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
}

/** Says that the browser has the session of another school, and what to do. */
function Changed() {
  const mode = session.value?.signed_in ? session.value.mode : 'test';
  return (
    <div class="explanation warn changed" role="alert">
      <strong>In this browser, you signed in to another school</strong>
      <p>
        This page still belongs to <bdi>{school.value?.name ?? 'its school'}</bdi> ({mode}), and cannot load
        or save anything. What you typed is still here.
      </p>
      <div class="acts">
        <Button look="main" onClick={askToSignIn}>
          Sign in to this school again
        </Button>
        <Button onClick={() => window.location.reload()}>Show the other school</Button>
      </div>
    </div>
  );
}

/** A link to a page. If whoever is signed in cannot read the page, it says so and leads nowhere. */
function NavigationLink({ to, name, icon, scope }: PageLink) {
  const missing = scope !== undefined && !can(scope);
  return (
    <a
      href={missing ? undefined : `/settings${to}`}
      role={missing ? 'link' : undefined}
      // It can be reached, so that its reason can be read.
      tabIndex={missing ? 0 : undefined}
      aria-disabled={missing || undefined}
      aria-current={isCurrent(to) ? 'page' : undefined}
      title={missing ? lacks(scope) : undefined}
    >
      <Icon name={icon} />
      <span>{name}</span>
    </a>
  );
}

function SchoolName() {
  const mode = session.value?.signed_in ? session.value.mode : 'test';
  return (
    <div class="school-name">
      <strong dir="auto">{school.value?.name ?? ' '}</strong>
      <Mode of={mode} />
      {aheadMs.value > 0 && (
        <span
          class="mode"
          title={`The clock of this test school was advanced: ${exactTime(new Date(now.value).toISOString())}`}
        >
          +{aheadWords(aheadMs.value)}
        </span>
      )}
    </div>
  );
}

/** By how much a clock is ahead, in its largest unit. */
function aheadWords(ms: number): string {
  const units: [string, number][] = [
    ['d', 86_400_000],
    ['h', 3_600_000],
    ['min', 60_000],
    ['s', 1000],
  ];
  const [unit, size] = units.find(([, length]) => ms >= length) ?? ['s', 1000];
  return `${Math.floor(ms / size)} ${unit}`;
}

function Account({ onKeys }: { onKeys: () => void }) {
  const out = useAction(async () => {
    await signOut();
    return undefined;
  });
  const actor = isSignedIn(session.value) ? session.value.actor : undefined;
  const isKey = actor?.type === 'api_key';
  return (
    <div class="account">
      <span title={isKey ? 'The API key that is signed in' : 'You are signed in as'}>
        <Icon name={isKey ? 'keys' : 'person'} />
        <bdi>{actor?.name}</bdi>
      </span>
      <a href="/docs">API reference</a>
      {!isTouched() && (
        <button type="button" class="keys-button" onClick={onKeys}>
          Keyboard shortcuts
        </button>
      )}
      <button type="button" onClick={() => void out.run()} aria-disabled={out.busy}>
        <Icon name="signOut" />
        Sign out
      </button>
    </div>
  );
}
