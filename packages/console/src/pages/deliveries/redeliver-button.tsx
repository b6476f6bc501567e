import type { Delivery } from '@rollbook/sdk';
import { useEffect } from 'preact/hooks';
import { Button } from '../../components/button.tsx';
import { Done } from '../../components/done.tsx';
import { Problem } from '../../components/problem.tsx';
import { api } from '../../lib/api.ts';
import { useAction } from '../../lib/use-action.ts';

interface RedeliverProps {
  delivery: Pick<Delivery, 'id' | 'webhook_id'>;
  onDone: () => void;
  small?: boolean;
}

/** How long the button says that it was done. It stays where it is, so that the keyboard stays there too. */
const confirmedMs = 4000;

/** Sends the event of a delivery again. */
export function RedeliverButton({ delivery: { id, webhook_id }, onDone, small = false }: RedeliverProps) {
  const action = useAction(async () => {
    const { status } = await api.deliveries.redeliver(webhook_id, id);
    onDone();
    return status === 'held' ? 'Held: endpoint not active' : 'Being sent again';
  });
  const { done, clear } = action;
  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(clear, confirmedMs);
    return () => clearTimeout(timer);
  }, [done]);
  return (
    <>
      <Problem error={action.error} />
      <Button
        small={small}
        scope="write:webhooks"
        busy={action.busy}
        disabled={action.done !== undefined}
        onClick={() => void action.run()}
      >
        {action.done ? <Done>{action.done}</Done> : 'Redeliver'}
      </Button>
    </>
  );
}
