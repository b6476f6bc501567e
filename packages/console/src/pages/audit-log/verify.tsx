import { Button } from '../../components/button.tsx';
import { Done } from '../../components/done.tsx';
import { Problem } from '../../components/problem.tsx';
import { api } from '../../lib/api.ts';
import { count } from '../../lib/format.ts';
import { useAction } from '../../lib/use-action.ts';

/** Recomputes the chain, and says whether every entry is unchanged. */
export function Verify() {
  const action = useAction(async () => {
    const result = await api.auditLog.verify();
    if (result.valid) return `${count(result.checked, 'entry is', 'entries are')} unchanged`;
    throw new Error(
      `The chain is broken at entry ${result.broken_sequence}: ${result.broken_reason?.replaceAll('_', ' ')}. Compare it with a backup.`,
    );
  });
  return (
    <>
      <Done>{action.done}</Done>
      <Problem error={action.error} />
      <Button scope="read:audit" busy={action.busy} onClick={() => void action.run()}>
        {action.busy ? 'Verifying…' : 'Verify'}
      </Button>
    </>
  );
}
