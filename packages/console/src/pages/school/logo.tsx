import type { SchoolLogo } from '@rollbook/sdk';
import { useRef, useState } from 'preact/hooks';
import { Button } from '../../components/button.tsx';
import { Confirm } from '../../components/confirm.tsx';
import { Done } from '../../components/done.tsx';
import { Loading } from '../../components/loading.tsx';
import { Problem } from '../../components/problem.tsx';
import { api } from '../../lib/api.ts';
import { can, lacks } from '../../lib/session.ts';
import { useAction } from '../../lib/use-action.ts';
import { useLoad } from '../../lib/use-load.ts';

const mostBytes = 256 * 1024;

/** The image that term reports show. */
export function Logo() {
  const loaded = useLoad('logo', (signal) => api.schoolLogo.get({ signal }));
  return (
    <section>
      <h2>Logo</h2>
      <Loading of={loaded} lines={2}>
        {(logo) => <Shown logo={logo} onChange={loaded.set} />}
      </Loading>
    </section>
  );
}

function Shown({ logo, onChange }: { logo: SchoolLogo; onChange: (logo: SchoolLogo) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [removing, setRemoving] = useState(false);
  const put = useAction(async (file: File) => {
    if (file.size > mostBytes)
      throw new Error(`The file has ${Math.ceil(file.size / 1024)} KiB. Choose an image of at most 256 KiB.`);
    onChange(await api.schoolLogo.put({ data: await base64Of(file) }));
    return 'Saved';
  });
  const remove = useAction(async () => {
    onChange(await api.schoolLogo.delete());
    put.clear();
    return undefined;
  });
  const choose = ({ currentTarget: own }: { currentTarget: HTMLInputElement }) => {
    const [file] = own.files ?? [];
    // The same file can be chosen again, after it was changed.
    if (file) void put.run(file).then(() => (own.value = ''));
  };
  return (
    <div class="logo">
      {logo.data === null ? (
        <p class="no-logo">No logo</p>
      ) : (
        <img
          src={`data:${logo.media_type};base64,${logo.data}`}
          alt="Logo of the school"
          width={logo.width ?? undefined}
          height={logo.height ?? undefined}
        />
      )}
      <div class="logo-acts">
        <p class="hint">
          Term reports show it. A PNG or JPEG file of at most 256 KiB and 1000 × 1000 pixels. Reports that
          exist keep the logo that they have.
        </p>
        <Problem error={put.error} />
        <div class="acts">
          <input
            ref={input}
            class="hidden"
            type="file"
            accept="image/png,image/jpeg"
            aria-label="Image file"
            tabIndex={-1}
            disabled={!can('admin:school')}
            title={can('admin:school') ? undefined : lacks('admin:school')}
            onChange={choose}
          />
          <Button scope="admin:school" busy={put.busy} onClick={() => input.current?.click()}>
            {put.busy ? 'Saving…' : logo.data === null ? 'Choose an image' : 'Replace'}
          </Button>
          {logo.data !== null && (
            <Button scope="admin:school" expanded={removing} onClick={() => setRemoving(!removing)}>
              Remove
            </Button>
          )}
          <Done>{put.done}</Done>
        </div>
        {removing && (
          <Confirm
            title="Remove the logo?"
            action={remove}
            label="Remove logo"
            danger
            scope="admin:school"
            onClose={() => setRemoving(false)}
          >
            <p>Term reports that are generated from now on show none. Those that exist keep it.</p>
          </Confirm>
        )}
      </div>
    </div>
  );
}

/** The content of a file in base64. */
async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // In parts: a call takes a limited number of arguments.
  let text = '';
  for (let from = 0; from < bytes.length; from += 0x8000)
    text += String.fromCharCode(...bytes.subarray(from, from + 0x8000));
  return btoa(text);
}
