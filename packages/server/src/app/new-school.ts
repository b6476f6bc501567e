export interface NewSchool {
  name: string;
  time_zone?: string | undefined;
  currency?: string | undefined;
  locale?: string | undefined;
}

export interface CreatedSchool {
  /** The live school. */
  schoolId: string;
  /** Its test school, with separate records and keys. */
  testSchoolId: string;
  liveKey: string;
  testKey: string;
}
