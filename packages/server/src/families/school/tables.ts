import { defineResource } from '../../db/resource.ts';

export const schools = defineResource('schools', 'School');
