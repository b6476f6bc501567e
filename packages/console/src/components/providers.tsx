import { isKept, providers, startSignIn } from '../lib/session.ts';
import { useAction } from '../lib/use-action.ts';
import { Button } from './button.tsx';
import { Problem } from './problem.tsx';

/** A button for each identity provider. `invitation` is the token of an invitation that is accepted by signing in. */
export function Providers({ invitation = '' }: { invitation?: string }) {
  const action = useAction(async (provider: string) => {
    await startSignIn(provider, invitation);
    return undefined;
  });
  if (providers.value.length === 0) return null;
  return (
    <div class="providers">
      <Problem error={action.error} />
      {providers.value.map(({ id, name }) => (
        <Button key={id} look="main" busy={action.busy} onClick={() => void action.run(id)}>
          {invitation === '' ? 'Sign in' : 'Accept'} with {name}
          {isKept() && ' in a new tab'}
        </Button>
      ))}
    </div>
  );
}
