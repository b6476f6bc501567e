import type { Delivery } from '@rollbook/sdk';
import { Button } from '../../components/button.tsx';
import { Done } from '../../components/done.tsx';
import { Problem } from '../../components/problem.tsx';
import { api } from '../../lib/api.ts';
import { count } from '../../lib/format.ts';
import { useAction } from '../../lib/use-action.ts';
import { sentAgain } from './words.ts';

interface SelectedProps {
  deliveries: readonly Delivery[];
  onDone: () => void;
  /** Removes a delivery from the selection. */
  onSent: (id: string) => void;
  onClear: () => void;
}

/** Sends the events of the selected deliveries again. Each leaves the selection once it is sent, so none is sent twice. */
export function RedeliverSelected({ deliveries, onDone, onSent, onClear }: SelectedProps) {
  const action = useAction(async () => {
    let held = 0;
    for (const { id, webhook_id } of deliveries) {
      const { status } = await api.deliveries.redeliver(webhook_id, id);
      if (status === 'held') held++;
      onSent(id);
    }
    onDone();
    return sentAgain({ deliveries: deliveries.length, held });
  });
  if (deliveries.length === 0 && !action.done) return null;
  return (
    <div class="selected-bar">
      <Problem error={action.error} />
      {deliveries.length > 0 ? (
        <>
          <strong>{count(deliveries.length, 'delivery is selected', 'deliveries are selected')}</strong>
          <Button look="main" scope="write:webhooks" busy={action.busy} onClick={() => void action.run()}>
            Redeliver {deliveries.length}
          </Button>
          <Button onClick={onClear}>Clear the selection</Button>
        </>
      ) : (
        <Done>{action.done}</Done>
      )}
    </div>
  );
}
