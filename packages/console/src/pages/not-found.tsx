import { PageHead } from '../components/page-head.tsx';

export function NotFound() {
  return (
    <>
      <PageHead title="Page not found" intro="The settings screen has no page with this address." />
      <a class="button main" href="/settings">
        Go to the overview
      </a>
    </>
  );
}
