import { useState } from 'preact/hooks';
import { Copy } from '../../components/copy.tsx';
import { Once } from '../../components/once.tsx';
import { snippets } from './snippets/index.ts';

type Language = keyof typeof snippets;

/** A signing secret, which is shown once, and how a receiver uses it. */
export function Secret({ secret }: { secret: string }) {
  const [language, setLanguage] = useState<Language>('TypeScript');
  return (
    <Once
      name="Signing secret"
      title="Signing secret"
      what="signing secret"
      value={secret}
      text="Store it now. It is not shown again. Receivers use it to verify that a delivery comes from this server."
    >
      <h3>Verify deliveries</h3>
      <div class="code">
        <div class="code-bar">
          {(Object.keys(snippets) as Language[]).map((name) => (
            <button
              key={name}
              type="button"
              class="tab"
              aria-pressed={name === language}
              onClick={() => setLanguage(name)}
            >
              {name}
            </button>
          ))}
          <Copy text={snippets[language]} what={`the ${language} code`} label="Copy" />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it. */}
        <section class="scroll" tabIndex={0} aria-label={`Verification in ${language}`}>
          <pre>{snippets[language]}</pre>
        </section>
      </div>
    </Once>
  );
}
