import type { IconName } from '../components/icon.tsx';
import { can } from './session.ts';

export interface PageLink {
  to: string;
  name: string;
  icon: IconName;
  /** The scope that the page needs. */
  scope?: string;
}

/** Where somebody begins: at the overview, or at the first page that they can read, without the scope of the overview. */
export const firstPage = (): string => {
  if (can('read:events')) return '/settings';
  const readable = pageGroups
    .flatMap(({ links }) => links)
    .find(({ scope }) => scope !== undefined && can(scope));
  return `/settings${readable?.to ?? '/people'}`;
};

/** The pages, in the groups of the navigation. */
export const pageGroups: readonly { title: string; links: readonly PageLink[] }[] = [
  {
    title: 'Webhooks',
    links: [
      { to: '', name: 'Overview', icon: 'overview' },
      { to: '/webhooks', name: 'Endpoints', icon: 'webhooks', scope: 'read:events' },
      { to: '/deliveries', name: 'Deliveries', icon: 'deliveries', scope: 'read:events' },
      { to: '/events', name: 'Events', icon: 'events', scope: 'read:events' },
    ],
  },
  {
    title: 'Access',
    links: [
      { to: '/staff', name: 'Staff', icon: 'person', scope: 'read:staff' },
      { to: '/roles', name: 'Roles', icon: 'lock' },
      { to: '/api-keys', name: 'API keys', icon: 'keys', scope: 'admin:school' },
      { to: '/audit-log', name: 'Audit log', icon: 'audit', scope: 'read:audit' },
      { to: '/requests', name: 'Requests', icon: 'requests', scope: 'read:request-log' },
    ],
  },
  {
    title: 'Data',
    links: [
      { to: '/people', name: 'People', icon: 'people' },
      { to: '/imports', name: 'Imports', icon: 'imports', scope: 'read:imports' },
      { to: '/school', name: 'School', icon: 'school' },
      { to: '/retention', name: 'Retention', icon: 'retention' },
    ],
  },
];
