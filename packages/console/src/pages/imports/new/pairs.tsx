import { Button } from '../../../components/button.tsx';
import { AssessmentChoice } from './assessment-choice.tsx';

/** A name that was chosen, and the text for it. */
export type Pair = readonly [name: string, text: string];

interface PairsProps {
  title: string;
  hint: string;
  /** What the name and the text are, for people who cannot see where they are. */
  name: string;
  text: string;
  add: string;
  options: readonly (readonly [value: string, label: string])[];
  pairs: readonly Pair[];
  onChange: (pairs: readonly Pair[]) => void;
}

/** Some names, each with a text. */
export function Pairs({ title, hint, name, text, add, options, pairs, onChange }: PairsProps) {
  const change = (index: number, pair: Pair) =>
    onChange(pairs.map((each, other) => (other === index ? pair : each)));
  return (
    <fieldset class="field">
      <legend>{title}</legend>
      {pairs.map(([chosen, value], index) => (
        <div key={index} class="acts">
          <select
            aria-label={`${name} ${index + 1}`}
            value={chosen}
            onChange={({ currentTarget }) => change(index, [currentTarget.value, value])}
          >
            <option value="">choose</option>
            {options.map(([each, label]) => (
              <option key={each} value={each}>
                {label}
              </option>
            ))}
          </select>
          {chosen === 'assessment_id' ? (
            <AssessmentChoice
              label={`${text} ${index + 1}`}
              value={value}
              onChange={(id) => change(index, [chosen, id])}
            />
          ) : (
            <input
              aria-label={`${text} ${index + 1}`}
              value={value}
              maxLength={200}
              onInput={({ currentTarget }) => change(index, [chosen, currentTarget.value])}
            />
          )}
          <Button small onClick={() => onChange(pairs.filter((_, other) => other !== index))}>
            Remove
          </Button>
        </div>
      ))}
      <div class="acts">
        <Button small onClick={() => onChange([...pairs, ['', '']])}>
          {add}
        </Button>
      </div>
      <p class="hint">{hint}</p>
    </fieldset>
  );
}

/** The pairs whose names were chosen, each name with all its texts. */
export function textsIn(pairs: readonly Pair[]): Record<string, string[]> {
  const texts: Record<string, string[]> = {};
  for (const [name, text] of pairs) if (name !== '') texts[name] = [...(texts[name] ?? []), text.trim()];
  return texts;
}
