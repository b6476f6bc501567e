import type { Delivery } from '@rollbook/sdk';
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

/** Sends the event of a delivery again. */
export function RedeliverButton({ delivery: { id, webhook_id }, onDone, small = false }: RedeliverProps) {
  const action = useAction(async () => {
    await api.deliveries.redeliver(webhook_id, id);
    onDone();
    return 'Sent again';
  });
  return (
    <>
      <Problem error={action.error} />
      {action.done ? (
        <Done>{action.done}</Done>
      ) : (
        <Button small={small} scope="write:webhooks" busy={action.busy} onClick={() => void action.run()}>
          Redeliver
        </Button>
      )}
    </>
  );
}
