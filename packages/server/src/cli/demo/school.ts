import { usualClassSize } from '../values.ts';
import { type DateRange, holidaysOf, termsOf } from './calendar.ts';
import { type Child, families, lastGrade, type Member, sections, staffOf } from './people.ts';
import { Random } from './random.ts';

type Row = Record<string, unknown>;

/** Import rows, in the order in which they refer to each other, and records that are created without an import. */
export interface DemoSchool {
  year: DateRange & { name: string };
  terms: (DateRange & { external_id: string })[];
  holidays: { date: string; name: string }[];
  imports: readonly (readonly [kind: ImportedKind, rows: Row[]])[];
  /** Staff who get roles that follow from their posts. */
  staff: Member[];
  medical: { learner: string; note: MedicalNote }[];
  /** The register class of each learner. */
  placements: Row[];
  /** Those that follow each other are of different learners, as far as possible. */
  enrollments: DemoEnrollments[];
}

/** The learners of a class in a term. */
export interface DemoEnrollments {
  class: string;
  term: DemoSchool['terms'][number];
  learners: string[];
}

export type ImportedKind =
  | 'academic_years'
  | 'terms'
  | 'grade_levels'
  | 'subjects'
  | 'staff'
  | 'classes'
  | 'guardians'
  | 'learners'
  | 'learner_guardians';

interface MedicalNote {
  kind: 'allergy' | 'condition';
  title: string;
  severity: 'info' | 'caution' | 'critical';
  response: string;
}

/** Far larger than the classes, so that examples that add a learner to a class can be run many times. */
const registerCapacity = 200;
const labelOf = (grade: number): string => (grade === 0 ? 'Grade R' : `Grade ${grade}`);
const phaseOf = (grade: number): string => {
  if (grade < 4) return 'foundation';
  return grade < 7 ? 'intermediate' : 'senior';
};

const subjects = [
  ['ENG', 'English', 'language'],
  ['MATH', 'Mathematics', 'mathematics'],
  ['NST', 'Natural Sciences and Technology', 'science'],
  ['LIFE', 'Life Skills', 'life'],
] as const;
/** Subjects that are taught in separate classes from Grade 4. */
const taughtApart = ['ENG', 'MATH', 'NST'];

const notes: readonly MedicalNote[] = [
  { kind: 'condition', title: 'Asthma', severity: 'caution', response: 'Inhaler in the school bag' },
  { kind: 'allergy', title: 'Bee stings', severity: 'critical', response: 'Auto-injector in the office' },
  { kind: 'allergy', title: 'Peanuts', severity: 'critical', response: 'Auto-injector in the office' },
  { kind: 'condition', title: 'Wears glasses', severity: 'info', response: 'Sits in front' },
];

/** A South African primary school in a year; the same for the same seed and year. */
export function demoSchool(seed: number, year: number, classSize = usualClassSize): DemoSchool {
  const random = new Random(seed);
  const terms = termsOf(year).map((dates, index) => ({ ...dates, external_id: `T${index + 1}` }));
  const { children, parents } = families(random, year, classSize);
  const staff = staffOf(random);
  const teachers = staff
    .filter(({ staff_type }) => staff_type === 'teacher')
    .map(({ external_id }) => external_id);
  const first = terms[0]?.starts_on ?? `${year}-01-14`;
  const last = terms.at(-1)?.ends_on ?? `${year}-12-09`;
  const grades = Array.from({ length: lastGrade + 1 }, (_, grade) => grade);
  const medical = children
    .filter(() => random.chance(0.08))
    .map(({ external_id }) => ({ learner: external_id, note: random.pick(notes) }));
  return {
    year: { name: String(year), starts_on: first, ends_on: last },
    terms,
    holidays: holidaysOf(year),
    staff,
    medical,
    placements: children.map(({ external_id, grade, section }) => ({
      external_id,
      class_external_id: registerOf(grade, section),
    })),
    enrollments: enrollmentsOf(children, terms),
    imports: [
      ['academic_years', [{ external_id: 'Y', name: String(year), starts_on: first, ends_on: last }]],
      [
        'terms',
        terms.map((term, index) => ({
          ...term,
          academic_year_external_id: 'Y',
          name: `Term ${index + 1}`,
          number: index + 1,
        })),
      ],
      [
        'grade_levels',
        grades.map((grade) => ({
          external_id: `GR${grade}`,
          label: labelOf(grade),
          order: grade,
          phase: phaseOf(grade),
        })),
      ],
      [
        'subjects',
        subjects.map(([code, name, kind]) => ({
          external_id: code,
          code,
          name,
          kind,
          grade_level_external_ids: grades.map((grade) => `GR${grade}`),
        })),
      ],
      ['staff', staff.map((member) => ({ ...member, employment: 'state', starts_on: `${year - 3}-01-10` }))],
      ['classes', classesOf(grades, teachers, classSize)],
      ['guardians', parents.map((parent) => ({ ...parent }))],
      ['learners', children.map((child) => learnerOf(child, year))],
      ['learner_guardians', children.flatMap(linksOf)],
    ],
  };
}

const registerOf = (grade: number, section: string): string => `${grade === 0 ? 'R' : grade}${section}`;

function classesOf(grades: readonly number[], teachers: readonly string[], classSize: number): Row[] {
  const common = (grade: number) => ({
    academic_year_external_id: 'Y',
    grade_level_external_id: `GR${grade}`,
  });
  const registers = grades.flatMap((grade) => sections.map((section) => ({ grade, section })));
  const apart = registers.filter(({ grade }) => grade >= 4);
  return [
    ...registers.map(({ grade, section }, index) => ({
      ...common(grade),
      external_id: registerOf(grade, section),
      label: registerOf(grade, section),
      kind: 'register',
      teacher_external_id: teachers[index],
      capacity: registerCapacity,
    })),
    ...apart.flatMap(({ grade, section }) =>
      taughtApart.map((code, index) => ({
        ...common(grade),
        external_id: `${registerOf(grade, section)}-${code}`,
        label: `${registerOf(grade, section)} ${code}`,
        kind: 'subject',
        subject_external_id: code,
        teacher_external_id: teachers.at(-1 - ((grade + index) % 6)),
        capacity: classSize + 2,
      })),
    ),
  ];
}

function learnerOf({ grade, section: _section, guardians: _guardians, ...child }: Child, year: number): Row {
  return {
    ...child,
    admission_number: child.external_id,
    admitted_on: `${year - grade}-01-15`,
    language_of_instruction: 'en',
    grade_level_external_id: `GR${grade}`,
  };
}

const linksOf = ({ external_id: learner, guardians }: Child): Row[] =>
  guardians.map(({ external_id, relationship }, index) => ({
    external_id: `${learner}:${external_id}`,
    learner_external_id: learner,
    guardian_external_id: external_id,
    relationship,
    is_primary: index === 0,
    legal_guardian: true,
    lives_with: true,
    emergency_contact: true,
    emergency_order: index + 1,
    fee_payer: index === 0,
    pickup_authorised: true,
  }));

function enrollmentsOf(children: readonly Child[], terms: DemoSchool['terms']): DemoEnrollments[] {
  const registers = [...Map.groupBy(children, ({ grade, section }) => registerOf(grade, section))].map(
    ([name, members]) => ({
      name,
      learners: members.map(({ external_id }) => external_id),
      isTaughtApart: members.some(({ grade }) => grade >= 4),
    }),
  );
  const apart = registers.filter(({ isTaughtApart }) => isTaughtApart);
  return [
    ...terms.flatMap((term) => registers.map(({ name, learners }) => ({ class: name, term, learners }))),
    // The lessons of the last term are used for all terms.
    ...terms
      .slice(-1)
      .flatMap((term) =>
        taughtApart.flatMap((code) =>
          apart.map(({ name, learners }) => ({ class: `${name}-${code}`, term, learners })),
        ),
      ),
  ];
}
