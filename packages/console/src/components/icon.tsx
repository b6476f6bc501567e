/** Icons on a grid of 16, drawn with lines. */
const paths = {
  overview: 'M2 13V8m4 5V3m4 10V6m4 7V9',
  webhooks:
    'M8 6.5V9L4.5 12M8 9l3.5 3M10 4.500a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM5.5 12.500a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0Zm8.6 0a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0Z',
  deliveries: 'M2 4h12M2 8h12M2 12h7m3-1.5 1.5 1.5L12 13.5',
  events: 'M9 1.5 3.5 9H8l-1 5.5L12.5 7H8l1-5.5Z',
  keys: 'M9 10a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0Zm-1-2.5L14 2m-3 2.8 2 2',
  person: 'M11 5a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM2.5 14c.5-3 2.600-4.500 5.500-4.500s5 1.500 5.500 4.500',
  audit: 'M4 1.5h6L13 5v9.5H4v-13ZM6.5 7H10m-3.5 3H10',
  requests: 'M2 5.500h11m0 0-3-3m3 3-3 3M14 11.500H3m0 0 2.500-2.500M3 11.500 5.500 14',
  imports: 'M8 2v8m0 0L5 7m3 3 3-3M2.5 13.500h11',
  school: 'M8 2 1.5 5.5 8 9l6.5-3.500L8 2ZM4 7v4c2.5 2 5.5 2 8 0V7',
  retention: 'M8 4.500V8l2.5 1.500M14 8A6 6 0 1 1 8 2a6 6 0 0 1 6 6Z',
  succeeded: 'm4.5 8.5 2.5 2.5 4.5-5.500M14.5 8a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z',
  retrying: 'M13.5 4v3h-3M13 7a5.5 5.5 0 1 0 .3 3',
  failed: 'm5.8 5.8 4.4 4.400m0-4.4-4.4 4.400M14.5 8a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z',
  held: 'M6 5.500v5m4-5v5M14.5 8a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z',
  pending: 'M8 4.500V8l2 1.500M14.5 8a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z',
  cancelled: 'M3.5 12.500l9-9M14.5 8a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z',
  none: 'M5 8h6M14.5 8a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z',
  warning: 'M8 6v3.500m0 2v.01M8 1.8 1.2 13.700h13.600L8 1.800Z',
  copy: 'M5.5 5.500v-3h8v8h-3m-8-5h8v8h-8v-8Z',
  check: 'm3 8.5 3.5 3.500L13 4.5',
  plus: 'M8 3v10M3 8h10',
  search: 'm10.5 10.5 3.5 3.500M12 7A5 5 0 1 1 2 7a5 5 0 0 1 10 0Z',
  close: 'm4 4 8 8m0-8-8 8',
  next: 'm6 3.5 4.5 4.500L6 12.5',
  back: 'M10 3.5 5.5 8l4.5 4.5',
  more: 'M3 8h.01M8 8h.01M13 8h.01',
  signOut: 'M6 2.500H2.500v11H6M6.5 8h7.500m0 0-3-3m3 3-3 3',
  send: 'M14 2 7 9m7-7-4.5 12L7 9 2 6.5 14 2Z',
  lock: 'M4 7V5a4 4 0 1 1 8 0v2M3 7h10v7H3V7Z',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
