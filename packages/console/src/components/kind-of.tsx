import type { Person } from '../lib/people.ts';

/** What somebody is, and what tells them apart from others with the same name. */
export const KindOf = ({ kind, detail }: Pick<Person, 'kind' | 'detail'>) => (
  <>
    {kind}
    {detail && (
      <>
        {' · '}
        <bdi>{detail}</bdi>
      </>
    )}
  </>
);
