import type { Staff } from '@rollbook/sdk';
import type { Random } from './random.ts';

/** Common names in South Africa, by the language spoken at home (BCP 47). */
export const homes = [
  {
    language: 'zu',
    share: 5,
    surnames: [
      'Dlamini',
      'Mkhize',
      'Ndlovu',
      'Zulu',
      'Khumalo',
      'Cele',
      'Ngcobo',
      'Mthembu',
      'Buthelezi',
      'Hadebe',
    ],
    girls: [
      'Nomvula',
      'Thandeka',
      'Zanele',
      'Ntombi',
      'Nokuthula',
      'Lindiwe',
      'Sibongile',
      'Ayanda',
      'Nandi',
    ],
    boys: ['Sipho', 'Bheki', 'Themba', 'Mandla', 'Sandile', 'Lwazi', 'Nkosinathi', 'Siyabonga', 'Musa'],
  },
  {
    language: 'xh',
    share: 4,
    surnames: [
      'Mbeki',
      'Sobukwe',
      'Ntshinga',
      'Mqhayi',
      'Jordan',
      'Gqola',
      'Mabandla',
      'Nqini',
      'Qwabe',
      'Sidzumo',
    ],
    girls: ['Noluthando', 'Ntombizanele', 'Anelisa', 'Zintle', 'Yonela', 'Sinazo', 'Lihle', 'Babalwa'],
    boys: ['Luyanda', 'Mzwandile', 'Athenkosi', 'Lukhanyo', 'Andile', 'Zola', 'Sizwe', 'Vuyo'],
  },
  {
    language: 'st',
    share: 3,
    surnames: ['Mokoena', 'Mofokeng', 'Molefe', 'Tau', 'Motaung', 'Mosia', 'Lebone', 'Tsotetsi'],
    girls: ['Lerato', 'Palesa', 'Dineo', 'Mpho', 'Naledi', 'Refilwe', 'Tebello', 'Boitumelo'],
    boys: ['Thabo', 'Tshepo', 'Lebohang', 'Kabelo', 'Teboho', 'Karabo', 'Neo', 'Katleho'],
  },
  {
    language: 'af',
    share: 4,
    surnames: [
      'Botha',
      'Van Wyk',
      'Pretorius',
      'Jacobs',
      'Fortuin',
      'September',
      'Steyn',
      'Adams',
      'Williams',
      'Cloete',
    ],
    girls: ['Annika', 'Chanel', 'Elmarie', 'Carla', 'Lize', 'Bianca', 'Rochelle', 'Mia'],
    boys: ['Pieter', 'Ruan', 'Johan', 'Heinrich', 'Jaco', 'Divan', 'Marco', 'Keagan'],
  },
  {
    language: 'en',
    share: 4,
    surnames: [
      'Naidoo',
      'Pillay',
      'Smith',
      'Govender',
      'Abrahams',
      'Khan',
      'Moodley',
      'Taylor',
      'Peters',
      'Davids',
    ],
    girls: ['Aisha', 'Priya', 'Hannah', 'Fatima', 'Emma', 'Kavya', 'Zahra', 'Olivia', 'Chloe'],
    boys: ['Imran', 'Rohan', 'Ethan', 'Yusuf', 'Liam', 'Kiran', 'Adam', 'Joshua', 'Daniel'],
  },
] as const;

export type Home = (typeof homes)[number];

export interface Child {
  external_id: string;
  first_name: string;
  last_name: string;
  gender: 'female' | 'male';
  date_of_birth: string;
  home_language: string;
  /** 0 for Grade R. */
  grade: number;
  section: string;
  guardians: { external_id: string; relationship: 'mother' | 'father' | 'grandparent' }[];
}

export interface Parent {
  external_id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  preferred_language: string;
  address: {
    line1: string;
    suburb: string;
    city: string;
    province: string;
    postal_code: string;
    country: string;
  };
}

const streets = [
  'Main Road',
  'Acacia Street',
  'Protea Avenue',
  'Church Street',
  'Station Road',
  'Mountain View',
];
const suburbs = [
  ['Riverside', '3201'],
  ['Hillcrest', '3202'],
  ['Northdale', '3203'],
  ['Parkview', '3204'],
] as const;

export const sections = ['A', 'B'];
export const lastGrade = 7;

const weighted: readonly Home[] = homes.flatMap((home) => Array.from({ length: home.share }, () => home));

/** The families of a school, with enough children to fill its classes, and siblings in different grades. */
export function families(
  random: Random,
  year: number,
  classSize: number,
): { children: Child[]; parents: Parent[] } {
  const places = Array.from({ length: lastGrade + 1 }, () => classSize * sections.length);
  const children: Child[] = [];
  const parents: Parent[] = [];
  for (;;) {
    const open = places.flatMap((left, grade) => (left > 0 ? [grade] : []));
    if (open.length === 0) return { children, parents };
    const home = random.pick(weighted);
    const last_name = random.pick(home.surnames);
    const own = parentsOf(random, home, last_name, parents.length);
    parents.push(...own.map(({ relationship: _relationship, ...parent }) => parent));
    const guardians = own.map(({ external_id, relationship }) => ({ external_id, relationship }));
    const count = Math.min(random.pick([1, 1, 1, 2, 2, 2, 3]), open.length);
    for (let child = 0; child < count; child++) {
      const [grade = 0] = open.splice(random.between(0, open.length - 1), 1);
      const left = places[grade] ?? 0;
      places[grade] = left - 1;
      children.push({
        ...childOf(random, home, year, grade),
        external_id: `L${String(children.length + 1).padStart(4, '0')}`,
        last_name,
        section: sections[left % sections.length] ?? '',
        guardians,
      });
    }
  }
}

function childOf(random: Random, home: Home, year: number, grade: number) {
  const gender = random.chance(0.5) ? ('female' as const) : ('male' as const);
  const month = String(random.between(1, 12)).padStart(2, '0');
  const day = String(random.between(1, 28)).padStart(2, '0');
  // Children turn six in the year in which they are in Grade R; a few are one year older.
  const age = 6 + grade + (random.chance(0.08) ? 1 : 0);
  return {
    first_name: random.pick(gender === 'female' ? home.girls : home.boys),
    gender,
    date_of_birth: `${year - age}-${month}-${day}`,
    home_language: home.language,
    grade,
  };
}

function parentsOf(random: Random, home: Home, last_name: string, before: number) {
  const [suburb, postal_code] = random.pick(suburbs);
  const address = {
    line1: `${random.between(1, 180)} ${random.pick(streets)}`,
    suburb,
    city: 'Pietermaritzburg',
    province: 'KwaZulu-Natal',
    postal_code,
    country: 'ZA',
  };
  const kinds = random.pick([
    ['mother'],
    ['mother', 'father'],
    ['mother', 'father'],
    ['father'],
    ['grandparent'],
  ] as const);
  return kinds.map((relationship, index) => {
    const number = before + index + 1;
    const first_name = random.pick(relationship === 'father' ? home.boys : home.girls);
    return {
      external_id: `G${String(number).padStart(4, '0')}`,
      relationship,
      first_name,
      last_name,
      email: `${first_name}.${last_name.replaceAll(' ', '')}.${number}@example.org`.toLowerCase(),
      phone: `+2782000${String(number).padStart(4, '0')}`,
      preferred_language: home.language,
      address,
    };
  });
}

export interface Member {
  external_id: string;
  first_name: string;
  last_name: string;
  email: string;
  staff_type: Staff['staff_type'];
  job_title: string;
}

/** The staff: management, a class teacher for each register class, subject teachers, and support staff. */
export function staffOf(random: Random): Member[] {
  const posts: [Member['staff_type'], string, number][] = [
    ['management', 'Principal', 1],
    ['management', 'Deputy principal', 2],
    ['teacher', 'Class teacher', (lastGrade + 1) * sections.length],
    ['teacher', 'Subject teacher', 6],
    ['admin', 'Secretary', 2],
    ['admin', 'Bursar', 1],
    ['support', 'Caretaker', 2],
  ];
  const members: Member[] = [];
  for (const [staff_type, job_title, count] of posts) {
    for (let made = 0; made < count; made++) {
      const home = random.pick(weighted);
      const first_name = random.pick(random.chance(0.7) ? home.girls : home.boys);
      const last_name = random.pick(home.surnames);
      const number = members.length + 1;
      members.push({
        external_id: `S${String(number).padStart(3, '0')}`,
        first_name,
        last_name,
        email: `${first_name}.${last_name.replaceAll(' ', '')}.s${number}@example.org`.toLowerCase(),
        staff_type,
        job_title,
      });
    }
  }
  return members;
}
