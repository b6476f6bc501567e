export interface NewSchool {
  name: string;
  time_zone?: string;
  currency?: string;
  locale?: string;
}

export interface CreatedSchool {
  /** The live school. */
  schoolId: string;
  /** Its test school, with separate records and keys. */
  testSchoolId: string;
  liveKey: string;
  testKey: string;
}
