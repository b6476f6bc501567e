import { Button } from '../components/button.tsx';

export function Unreachable({ message, retry }: { message: string; retry: () => void }) {
  return (
    <main class="alone">
      <h1>Rollbook settings</h1>
      <p role="alert">{message}</p>
      <Button look="main" onClick={retry}>
        Try again
      </Button>
    </main>
  );
}
