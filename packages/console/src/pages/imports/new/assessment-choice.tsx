import type { Assessment } from '@rollbook/sdk';
import { api } from '../../../lib/api.ts';
import { useLoad } from '../../../lib/use-load.ts';

const most = 1000;

/** The open assessments, with the labels of their classes. */
async function openAssessments(signal: AbortSignal): Promise<[id: string, label: string][]> {
  const [assessments, classes] = await Promise.all([
    api.assessments.list({ status: 'open', limit: 100, order: 'desc' }, { signal }).toArray({ limit: most }),
    api.classes.list({ limit: 100 }, { signal }).toArray({ limit: most }),
  ]);
  const labels = new Map(classes.map(({ id, label }) => [id, label]));
  return assessments.map((assessment) => [assessment.id, labelOf(assessment, labels)]);
}

function labelOf(
  { title, class_id, held_on, due_on, max_mark }: Assessment,
  classes: ReadonlyMap<string, string>,
): string {
  const day = held_on ?? due_on;
  return [classes.get(class_id) ?? class_id, title, ...(day ? [day] : []), `of ${max_mark}`].join(', ');
}

interface AssessmentChoiceProps {
  label: string;
  value: string;
  onChange: (id: string) => void;
}

/** An open assessment; its id is typed by whoever may not list them. */
export function AssessmentChoice({ label, value, onChange }: AssessmentChoiceProps) {
  const { data: options, error } = useLoad('assessments', openAssessments);
  if (error !== undefined)
    return (
      <input
        aria-label={label}
        value={value}
        maxLength={200}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  return (
    <select aria-label={label} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      <option value="">
        {options?.length === 0 ? 'no assessment is open' : 'choose an open assessment'}
      </option>
      {options?.map(([id, text]) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </select>
  );
}
