import { Button } from './button.tsx';
import { closeDialog, Dialog } from './dialog.tsx';

const keys: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['Ctrl K', '⌘ K'], 'Search pages, actions, endpoints and people'],
  [['/'], 'Search on this page'],
  [['j', 'k'], 'Next and previous row of a list'],
  [['Enter'], 'Open the row; with Ctrl or ⌘ in a new tab'],
  [['Esc'], 'Close what was opened, clear a search, leave a list'],
  [['?'], 'Show these keys'],
];

/** The keys that work in the screen. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog name="Keyboard shortcuts" class="keys-dialog" onClose={onClose}>
      <h2>Keyboard shortcuts</h2>
      <dl>
        {keys.map(([names, what]) => (
          <div key={what}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <CloseButton />
    </Dialog>
  );
}

function CloseButton() {
  return (
    <div class="acts">
      <Button onClick={() => document.activeElement && closeDialog(document.activeElement)}>Close</Button>
    </div>
  );
}
