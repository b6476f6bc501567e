/** Whether what a school has is real. */
export const Mode = ({ of }: { of: 'live' | 'test' }) => (
  <span class={`mode ${of}`}>{of === 'live' ? 'Live' : 'Test'}</span>
);

/** The name of a school, in a page without a session. */
export const SchoolName = ({ school, mode }: { school: string; mode: 'live' | 'test' }) => (
  <>
    <strong>
      <bdi>{school}</bdi>
    </strong>{' '}
    <Mode of={mode} />
  </>
);
