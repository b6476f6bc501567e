import type { ComponentChildren } from 'preact';
import { lazy } from './lib/lazy.tsx';
import { match } from './lib/router.ts';
import { ApiKeys } from './pages/api-keys/api-keys.tsx';
import { Deliveries } from './pages/deliveries/deliveries.tsx';
import { DeliveryDetail } from './pages/deliveries/detail/delivery-detail.tsx';
import { EventDetail } from './pages/events/event-detail.tsx';
import { Events } from './pages/events/events.tsx';
import { Imports } from './pages/imports/imports.tsx';
import { NotFound } from './pages/not-found.tsx';
import { Overview } from './pages/overview/overview.tsx';
import { People } from './pages/people/people.tsx';
import { Requests } from './pages/requests/requests.tsx';
import { Retention } from './pages/retention/retention.tsx';
import { Roles } from './pages/staff/roles.tsx';
import { WebhookDetail } from './pages/webhooks/detail/webhook-detail.tsx';
import { Webhooks } from './pages/webhooks/webhooks.tsx';

// What few people open, and is large, is not loaded at first.
const ImportDetail = lazy(
  async () => (await import('./pages/imports/detail/import-detail.tsx')).ImportDetail,
);
const NewImport = lazy(async () => (await import('./pages/imports/new/new-import.tsx')).NewImport);
const NewWebhook = lazy(async () => (await import('./pages/webhooks/new/new-webhook.tsx')).NewWebhook);
const AuditLog = lazy(async () => (await import('./pages/audit-log/audit-log.tsx')).AuditLog);
const Staff = lazy(async () => (await import('./pages/staff/staff.tsx')).Staff);
const School = lazy(async () => (await import('./pages/school/school.tsx')).School);

const routes: [pattern: string, page: (params: Record<string, string>) => ComponentChildren][] = [
  ['/settings', () => <Overview />],
  ['/settings/webhooks', () => <Webhooks />],
  ['/settings/webhooks/new', () => <NewWebhook />],
  ['/settings/webhooks/:id', ({ id = '' }) => <WebhookDetail key={id} id={id} />],
  ['/settings/deliveries', () => <Deliveries />],
  ['/settings/deliveries/:id', ({ id = '' }) => <DeliveryDetail key={id} id={id} />],
  ['/settings/events', () => <Events />],
  ['/settings/events/:id', ({ id = '' }) => <EventDetail key={id} id={id} />],
  ['/settings/api-keys', () => <ApiKeys />],
  ['/settings/staff', () => <Staff />],
  ['/settings/roles', () => <Roles />],
  ['/settings/audit-log', () => <AuditLog />],
  ['/settings/requests', () => <Requests />],
  ['/settings/people', () => <People />],
  ['/settings/imports', () => <Imports />],
  ['/settings/imports/new', () => <NewImport />],
  ['/settings/imports/:id', ({ id = '' }) => <ImportDetail key={id} id={id} />],
  ['/settings/school', () => <School />],
  ['/settings/retention', () => <Retention />],
];

export function pageOf(path: string): ComponentChildren {
  for (const [pattern, page] of routes) {
    const params = match(pattern, path);
    if (params) return page(params);
  }
  return <NotFound />;
}
