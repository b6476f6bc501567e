import type { InLanguages } from '../../lib/languages.ts';
import type { AssessmentRow, ExceptionRow } from './queries/dates.ts';

/** What calendars say besides what the school has written. */
export interface CalendarWords {
  firstDay: string;
  lastDay: string;
  holidays: string;
  lessons: string;
  /** How a teacher who is not the lead teacher takes part in a lesson. */
  roles: Readonly<Record<'assistant' | 'substitute', string>>;
  due: string;
  exceptions: Readonly<Record<ExceptionRow['kind'], string>>;
  /** The kinds of assessments; nothing for one that its title says alone. */
  assessments: Readonly<Record<AssessmentRow['kind'], string>>;
  /** What comes between a word and what it is about. */
  colon: string;
}

export const calendarWords: InLanguages<CalendarWords> = {
  en: {
    firstDay: 'first day',
    lastDay: 'last day',
    holidays: 'School holidays',
    lessons: 'Lessons',
    roles: { assistant: 'assistant', substitute: 'substitute' },
    due: 'Due',
    exceptions: {
      public_holiday: 'Public holiday',
      closure: 'School closed',
      make_up_day: 'School day',
      half_day: 'Half day',
      staff_only: 'Staff only, no school',
      exam_day: 'Exam day',
    },
    assessments: {
      test: 'Test',
      exam: 'Exam',
      assignment: 'Assignment',
      project: 'Project',
      practical: 'Practical',
      oral: 'Oral',
      other: '',
    },
    colon: ': ',
  },
  af: {
    firstDay: 'eerste dag',
    lastDay: 'laaste dag',
    holidays: 'Skoolvakansie',
    lessons: 'Lesse',
    roles: { assistant: 'assistent', substitute: 'plaasvervanger' },
    due: 'Inhandiging',
    exceptions: {
      public_holiday: 'Openbare vakansiedag',
      closure: 'Skool gesluit',
      make_up_day: 'Skooldag',
      half_day: 'Halwe dag',
      staff_only: 'Slegs personeel, geen skool',
      exam_day: 'Eksamendag',
    },
    assessments: {
      test: 'Toets',
      exam: 'Eksamen',
      assignment: 'Opdrag',
      project: 'Projek',
      practical: 'Praktiese taak',
      oral: 'Mondeling',
      other: '',
    },
    colon: ': ',
  },
  de: {
    firstDay: 'erster Tag',
    lastDay: 'letzter Tag',
    holidays: 'Schulferien',
    lessons: 'Unterricht',
    roles: { assistant: 'Assistenz', substitute: 'Vertretung' },
    due: 'Abgabe',
    exceptions: {
      public_holiday: 'Feiertag',
      closure: 'Schule geschlossen',
      make_up_day: 'Schultag',
      half_day: 'Halber Schultag',
      staff_only: 'Nur für das Personal, kein Unterricht',
      exam_day: 'Prüfungstag',
    },
    assessments: {
      test: 'Test',
      exam: 'Prüfung',
      assignment: 'Aufgabe',
      project: 'Projekt',
      practical: 'Praktische Prüfung',
      oral: 'Mündliche Prüfung',
      other: '',
    },
    colon: ': ',
  },
  fr: {
    firstDay: 'premier jour',
    lastDay: 'dernier jour',
    holidays: 'Vacances scolaires',
    lessons: 'Cours',
    roles: { assistant: 'assistance', substitute: 'remplacement' },
    due: 'À rendre',
    exceptions: {
      public_holiday: 'Jour férié',
      closure: 'École fermée',
      make_up_day: 'Jour d’école',
      half_day: 'Demi-journée',
      staff_only: 'Personnel uniquement, pas d’école',
      exam_day: 'Jour d’examen',
    },
    assessments: {
      test: 'Contrôle',
      exam: 'Examen',
      assignment: 'Devoir',
      project: 'Projet',
      practical: 'Travaux pratiques',
      oral: 'Oral',
      other: '',
    },
    colon: ' : ',
  },
  pt: {
    firstDay: 'primeiro dia',
    lastDay: 'último dia',
    holidays: 'Férias escolares',
    lessons: 'Aulas',
    roles: { assistant: 'assistente', substitute: 'substituição' },
    due: 'Entrega',
    exceptions: {
      public_holiday: 'Feriado',
      closure: 'Escola fechada',
      make_up_day: 'Dia de aulas',
      half_day: 'Meio dia',
      staff_only: 'Só para o pessoal, sem aulas',
      exam_day: 'Dia de exame',
    },
    assessments: {
      test: 'Teste',
      exam: 'Exame',
      assignment: 'Trabalho',
      project: 'Projeto',
      practical: 'Prova prática',
      oral: 'Prova oral',
      other: '',
    },
    colon: ': ',
  },
};
